import { Button, buttonClass, InformationBox, ProblemSummary } from '@shop/ui'
import { Form } from 'react-router'
import { useFormProblems } from '../../shop/use-form-problems.ts'
import { useShop } from '../../shop/use-shop.tsx'
import { newPasswordProblems, passwordOf } from './login-form-data.ts'
import { loginProblemText } from './login-problem-text.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { RefusedNewPassword } from './reset-password.server.ts'

/** Chooses a new password by the link of a mail (ROUTE-21, AUTH-11). The token stays in the address the form goes to. */
export function NewPasswordForm({ refused }: { refused: RefusedNewPassword | undefined }) {
  const { t, hrefs } = useShop()
  const { form, summary, errors, isBusy } = useFormProblems({
    sent: refused?.problems,
    find: data => newPasswordProblems(passwordOf(data)),
    textOf: problem => loginProblemText(t, problem),
  })
  if (refused?.refusal === 'login.linkExpired') {
    return (
      <div className="grid gap-5">
        <InformationBox type="error" title={t('login.linkExpired')} />
        <a href={hrefs.passwordReset()} className={`${buttonClass('primary', 'lg')} justify-self-start`}>
          {t('login.requestLink')}
        </a>
      </div>
    )
  }
  return (
    <Form {...form} className="grid gap-5">
      <ProblemSummary {...summary} />
      {refused?.refusal ? <InformationBox type="error" title={t(refused.refusal)} /> : null}
      <NewPasswordField label={t('account.newPassword')} error={errors.password} />
      <Button type="submit" size="lg" busy={isBusy}>
        {t('login.savePassword')}
      </Button>
    </Form>
  )
}
