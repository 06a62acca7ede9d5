import { Button, buttonClass, InformationBox, ProblemSummary } from '@shop/ui'
import { Form } from 'react-router'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import { newPasswordProblems, passwordOf } from './login-form-data.ts'
import { loginProblemText } from './login-problem-text.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { RefusedNewPassword } from './reset-password.server.ts'

interface NewPasswordFormProps {
  readonly refused: RefusedNewPassword | undefined
  /** What the password is for, where the title does not say it. */
  readonly text?: string
  readonly label: string
  readonly submitLabel: string
  /** Where to get another link. */
  readonly again: { readonly href: string; readonly label: string }
}

/** Chooses a password by the link of a mail (ROUTE-21, AUTH-11). The token stays in the URL the form goes to. */
export function NewPasswordForm({ refused, text, label, submitLabel, again }: NewPasswordFormProps) {
  const { t } = useShop()
  const { form, summary, errors, isBusy } = useFormProblems({
    sent: refused?.problems,
    find: data => newPasswordProblems(passwordOf(data)),
    textOf: problem => loginProblemText(t, problem),
  })
  if (refused?.refusal === 'login.linkExpired') {
    return (
      <div className="grid gap-5">
        <InformationBox type="error" title={t('login.linkExpired')} />
        <a href={again.href} className={`${buttonClass('primary', 'lg')} justify-self-start`}>
          {again.label}
        </a>
      </div>
    )
  }
  return (
    <Form {...form} className="grid gap-5">
      <ProblemSummary {...summary} />
      {refused?.refusal ? <InformationBox type="error" title={t(refused.refusal)} /> : null}
      {text ? <p>{text}</p> : null}
      <NewPasswordField label={label} error={errors.password} />
      <Button type="submit" size="lg" busy={isBusy}>
        {submitLabel}
      </Button>
    </Form>
  )
}
