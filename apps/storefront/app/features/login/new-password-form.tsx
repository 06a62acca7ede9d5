import { MIN_PASSWORD_LENGTH, passwordProblem } from '@shop/domain/customer'
import { buttonClass, classNames, InformationBox, PasswordField } from '@shop/ui'
import { IconCheck } from '@shop/ui/icons'
import { type ReactNode, useState } from 'react'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import { loginProblemText, newPasswordProblems, passwordOf } from './login-form-data.ts'
import type { RefusedNewPassword } from './reset-password.server.ts'

/** A new password with its rules, which are ticked off while it is typed (AUTH-09). */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const { t } = useShop()
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      id="password"
      name="password"
      autoComplete="new-password"
      label={label}
      showLabel={t('account.showPassword')}
      error={error}
      onInput={event => setPassword(event.currentTarget.value)}
      hint={
        <>
          <p>{t('login.passwordRules')}</p>
          <ul className="mt-1 grid gap-0.5">
            <Rule isMet={[...password].length >= MIN_PASSWORD_LENGTH}>
              {t('login.ruleLength', { count: MIN_PASSWORD_LENGTH })}
            </Rule>
            <Rule isMet={passwordProblem(password) !== 'letter-and-number'}>{t('login.ruleLetterNumber')}</Rule>
          </ul>
        </>
      }
    />
  )
}

function Rule({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  return (
    <li className={classNames('flex items-start gap-2', isMet && 'text-ok')}>
      {isMet ? (
        <IconCheck className="mt-0.5 size-4 shrink-0" />
      ) : (
        <span aria-hidden="true" className="mt-2.5 mr-1.5 ml-1 size-1.5 shrink-0 rounded-full bg-steel-500" />
      )}
      {children}
    </li>
  )
}

interface NewPasswordFormProps {
  readonly refused: RefusedNewPassword | undefined
  /** Purpose of the password, where the title does not say it. */
  readonly text?: string
  readonly label: string
  readonly submitLabel: string
  /** Link to request another mail. */
  readonly again: { readonly href: string; readonly label: string }
}

/** Chooses a password by the link of a mail (ROUTE-21, AUTH-11). The token stays in the URL the form goes to. */
export function NewPasswordForm({ refused, text, label, submitLabel, again }: NewPasswordFormProps) {
  const { t } = useShop()
  const checks = useFormProblems({
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
    <CheckedForm
      checks={checks}
      className="grid gap-5"
      refusal={refused?.refusal && t(refused.refusal)}
      button={{ busy: checks.isBusy, children: submitLabel }}
    >
      {text ? <p>{text}</p> : null}
      <NewPasswordField label={label} error={checks.errors.password} />
    </CheckedForm>
  )
}
