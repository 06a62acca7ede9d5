import { buttonClass, InformationBox } from '@shop/ui'
import { useEffect, useRef } from 'react'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import { loginProblemText, newPasswordProblems, passwordOf } from './login-form-data.ts'
import { NewPasswordField } from './new-password-form.tsx'
import { RegistrationSent } from './registration-sent.tsx'
import type { RefusedNewPassword } from './reset-password.server.ts'

/** Texts of the form, which no other page pays for. */
export interface AccountWords {
  readonly title: string
  /** Says which e-mail address signs in. */
  readonly text: string
}

interface AccountFromOrderProps {
  readonly words: AccountWords
  readonly email: string
  readonly refused: RefusedNewPassword | undefined
  /** Signing in, which leads back to the order. */
  readonly loginHref: string
}

/** A guest becomes a customer by one field: all else is in the order (CHK-25). Works without scripts. */
export function AccountFromOrder({ words, email, refused, loginHref }: AccountFromOrderProps) {
  const { t, hrefs } = useShop()
  const checks = useFormProblems({
    sent: refused?.problems,
    find: data => newPasswordProblems(passwordOf(data)),
    textOf: problem => loginProblemText(t, problem),
  })
  const isSent = refused?.refusal === 'login.registrationSent'
  return (
    <section id="account" className="no-print scroll-mt-6 rounded-panel bg-steel-50 p-5 md:p-6">
      <h2 className="mb-2 text-h4">{words.title}</h2>
      {isSent ? (
        <>
          <RegistrationSent />
          <a href={loginHref} className={`${buttonClass('tertiary')} mt-5`}>
            {t('login.signIn')}
          </a>
        </>
      ) : (
        <CheckedForm
          checks={checks}
          className="grid max-w-md gap-5"
          refusal={refused?.refusal && t(refused.refusal)}
          button={{
            busy: checks.isBusy,
            children: t('login.createAccount'),
            variant: 'secondary',
            className: 'justify-self-start',
          }}
          footer={
            <a href={hrefs.page('privacy-data')} className="inline-flex min-h-9 items-center text-sm text-link underline">
              {t('shell.privacy')}
            </a>
          }
        >
          <p className="wrap-anywhere">{words.text}</p>
          {/* Managers of passwords keep the new one under it. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField label={t('login.password')} error={checks.errors.password} />
        </CheckedForm>
      )}
    </section>
  )
}

/** Says that the account is there; takes the focus, which the form had. */
export function AccountReady({ title }: { title: string }) {
  const { t, hrefs } = useShop()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} id="account" tabIndex={-1} className="no-print focus:outline-none">
      <InformationBox type="success" title={title}>
        <a href={hrefs.account('my-profile')} className={buttonClass('link')}>
          {t('account.title')}
        </a>
      </InformationBox>
    </div>
  )
}
