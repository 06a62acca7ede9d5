import { buttonClass, PasswordField } from '@shop/ui'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import type { ConnectWords } from './connect-provider.server.ts'
import { emailProblems, type LoginProblem, lineOf, loginProblemText, passwordOf } from './login-form-data.ts'
import type { RefusedLoginForm } from './login-refusal.server.ts'

interface ConnectFormProps {
  readonly missing: 'password-needed' | 'email-needed'
  readonly email: string | undefined
  readonly words: ConnectWords
  readonly refused: RefusedLoginForm<{ readonly email: string }> | undefined
}

/** Asks for the password of the account with a provider's e-mail address, or for an address. Works without scripts. */
export function ConnectForm({ missing, email, words, refused }: ConnectFormProps) {
  const { t, hrefs } = useShop()
  const isPassword = missing === 'password-needed'
  const checks = useFormProblems<LoginProblem>({
    sent: refused?.problems,
    find: data => (isPassword ? missingPassword(data) : emailProblems(lineOf(data, 'email'))),
    textOf: problem => loginProblemText(t, problem),
  })
  const { errors, isBusy } = checks
  return (
    <CheckedForm
      checks={checks}
      className="grid gap-5"
      refusal={refused?.refusal && t(refused.refusal)}
      button={{ busy: isBusy, children: words.button }}
    >
      {isPassword ? (
        <div>
          <input type="hidden" name="email" autoComplete="username" value={email} />
          <PasswordField
            id="password"
            name="password"
            autoComplete="current-password"
            label={t('login.password')}
            showLabel={t('account.showPassword')}
            error={errors.password}
          />
          <a href={hrefs.passwordReset()} className={`${buttonClass('link')} mt-2 min-h-11 text-sm`}>
            {t('login.forgotten')}
          </a>
        </div>
      ) : (
        <EmailField defaultValue={refused?.typed.email} error={errors.email} />
      )}
    </CheckedForm>
  )
}

function missingPassword(data: FormData): LoginProblem[] {
  return passwordOf(data) === '' ? [{ field: 'password', rule: 'required' }] : []
}
