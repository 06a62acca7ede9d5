import { Button, type ButtonVariant, buttonClass, InformationBox, PasswordField, ProblemSummary, TextField } from '@shop/ui'
import { Form } from 'react-router'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import { credentialsProblems, loginProblemText, readCredentials } from './login-form-data.ts'
import type { LoginLinks } from './login-links.ts'
import type { RefusedSignIn } from './sign-in.server.ts'

interface SignInFormProps {
  readonly refused: RefusedSignIn | undefined
  readonly links: LoginLinks
  /** Look of the button: there is one primary action per page. */
  readonly variant?: ButtonVariant
}

/** E-mail and password (ROUTE-18). Works without scripts. */
export function SignInForm({ refused, links, variant = 'primary' }: SignInFormProps) {
  const { t } = useShop()
  const { form, summary, errors, isBusy } = useFormProblems({
    sent: refused?.problems,
    find: data => credentialsProblems(readCredentials(data)),
    textOf: problem => loginProblemText(t, problem),
  })
  return (
    <Form {...form} className="grid gap-5">
      <ProblemSummary {...summary} />
      {refused?.refusal ? <InformationBox type="error" title={t(refused.refusal)} /> : null}
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('checkout.email')}
        defaultValue={refused?.typed.email}
        error={errors.email}
      />
      <div>
        <PasswordField
          id="password"
          name="password"
          autoComplete="current-password"
          label={t('login.password')}
          showLabel={t('account.showPassword')}
          error={errors.password}
        />
        <a href={links.passwordReset} className={`${buttonClass('link')} mt-2 min-h-11 text-sm`}>
          {t('login.forgotten')}
        </a>
      </div>
      <Button type="submit" size="lg" variant={variant} busy={isBusy}>
        {t('login.signIn')}
      </Button>
    </Form>
  )
}
