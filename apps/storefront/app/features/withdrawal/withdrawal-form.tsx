import {
  WITHDRAWAL_LENGTHS,
  type WithdrawalField,
  type WithdrawalFields,
  type WithdrawalProblem,
  withdrawalProblems,
} from '@shop/domain/withdrawal'
import { buttonClass, TextArea, TextField } from '@shop/ui'
import { UnbrokenWords } from '../../commerce-ui/unbroken-words.tsx'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import { readWithdrawal, type WithdrawalWords, withdrawalLabel, withdrawalProblemText } from './withdrawal-answer.ts'

interface WithdrawalFormProps {
  readonly words: WithdrawalWords
  readonly typed: WithdrawalFields
  readonly problems: readonly WithdrawalProblem[] | undefined
}

/** The first step of a withdrawal: who, which contract, and where the acknowledgement goes. Works without scripts. */
export function WithdrawalForm({ words, typed, problems }: WithdrawalFormProps) {
  const { t, hrefs } = useShop()
  const checks = useFormProblems({
    sent: problems,
    find: data => withdrawalProblems(readWithdrawal(data)),
    textOf: problem => withdrawalProblemText(t, words, problem),
  })
  const field = (name: WithdrawalField) => ({
    id: name,
    name,
    label: withdrawalLabel(t, words, name),
    maxLength: WITHDRAWAL_LENGTHS[name],
    defaultValue: typed[name],
    error: checks.errors[name],
  })
  return (
    <CheckedForm
      checks={checks}
      className="grid max-w-160 gap-5"
      lead={
        <div className="max-w-[70ch]">
          <p className="text-ink-700">
            <UnbrokenWords text={words.lead} />
          </p>
          <a href={hrefs.page('return-policy')} className={`${buttonClass('link')} mt-2`}>
            {t('shell.returnPolicy')}
          </a>
        </div>
      }
      button={{ busy: checks.isBusy, className: 'sm:justify-self-start', children: words.checkTitle }}
    >
      <TextField {...field('contactName')} autoComplete="name" />
      <TextField {...field('orderNumber')} autoComplete="off" spellCheck={false} hint={words.contractHint} />
      <div>
        <TextArea {...field('goods')} rows={3} labelNote={t('checkout.optional')} />
        <p className="mt-1.5 text-sm text-steel-600">{words.goodsHint}</p>
      </div>
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" hint={words.emailHint} />
    </CheckedForm>
  )
}
