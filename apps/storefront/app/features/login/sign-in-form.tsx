import { type ButtonVariant, buttonClass, PasswordField } from '@shop/ui'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import type { OtherSignInWays } from './load-sign-in-ways.server.ts'
import { credentialsProblems, loginProblemText, readCredentials } from './login-form-data.ts'
import type { LoginLinks } from './login-links.ts'
import { OtherWays, ProviderProblemBox, passedByOtherWays } from './other-ways.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import type { RefusedSignIn } from './sign-in.server.ts'

interface SignInFormProps {
  readonly refused: RefusedSignIn | undefined
  readonly links: LoginLinks
  readonly ways: OtherSignInWays
  /** Look of the button: there is one primary action per page. */
  readonly variant?: ButtonVariant
}

/** E-mail and password (ROUTE-18). Works without scripts. */
export function SignInForm({ refused, links, ways, variant = 'primary' }: SignInFormProps) {
  const { t } = useShop()
  const problems = useFormProblems({
    sent: refused?.problems,
    find: data => credentialsProblems(readCredentials(data)),
    textOf: problem => loginProblemText(t, problem),
  })
  const { errors, isBusy } = problems
  return (
    <CheckedForm
      checks={passedByOtherWays(problems)}
      className="grid gap-5"
      refusal={refused?.refusal && t(refused.refusal)}
      lead={refused ? undefined : <ProviderProblemBox ways={ways} />}
      button={{ variant, busy: isBusy, children: t('login.signIn') }}
      footer={
        <OtherWays ways={ways}>
          <PasskeyButton ways={ways} />
        </OtherWays>
      }
    >
      <EmailField
        // What the browser offers there may be a passkey.
        autoComplete="username webauthn"
        defaultValue={refused?.typed.email ?? ways.typed.email}
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
    </CheckedForm>
  )
}
