import type { MessageKey } from '@shop/i18n'
import { TextField } from '@shop/ui'
import { UnbrokenWords } from '../../commerce-ui/unbroken-words.tsx'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import { readStatusQuestion, type StatusAnswer, statusProblems, statusProblemText } from './order-status-data.ts'

/** Asks how far an order has come, by its number and the e-mail address (ORD-14). Works without scripts. */
export function OrderStatusForm({ answer }: { answer: StatusAnswer | undefined }) {
  const { t } = useShop()
  const checks = useFormProblems({
    sent: answer?.problems,
    find: data => statusProblems(readStatusQuestion(data)),
    textOf: problem => statusProblemText(t, problem),
  })
  const refusal = answer && refusalOf(answer)
  return (
    <CheckedForm
      checks={checks}
      className="grid max-w-160 gap-5"
      lead={
        <p className="max-w-[70ch] text-ink-700">
          <UnbrokenWords text={t('order.trackText')} />
        </p>
      }
      refusal={refusal && t(refusal)}
      button={{ busy: checks.isBusy, className: 'sm:justify-self-start', children: t('order.trackButton') }}
    >
      <TextField
        id="orderNumber"
        name="orderNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        label={t('order.number')}
        defaultValue={answer?.typed.orderNumber}
        error={checks.errors.orderNumber}
      />
      <EmailField defaultValue={answer?.typed.email} error={checks.errors.email} />
    </CheckedForm>
  )
}

/** Why there is no status to show, where it is nothing that was typed. */
function refusalOf({ isTooMany, isUnavailable, status }: StatusAnswer): MessageKey | undefined {
  if (isTooMany) return 'account.errorTooManyAttempts'
  if (isUnavailable) return 'order.trackUnavailable'
  return status === null ? 'order.trackNotFound' : undefined
}
