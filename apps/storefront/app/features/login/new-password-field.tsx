import { MIN_PASSWORD_LENGTH, passwordProblem } from '@shop/domain/customer'
import { classNames, PasswordField } from '@shop/ui'
import { IconCheck } from '@shop/ui/icons'
import { type ReactNode, useState } from 'react'
import { useShop } from '../../request/use-shop.tsx'

/** A password somebody chooses, with the rules beneath; those it keeps are ticked off while it is typed (AUTH-09). */
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
            <Rule isKept={[...password].length >= MIN_PASSWORD_LENGTH}>
              {t('login.ruleLength', { count: MIN_PASSWORD_LENGTH })}
            </Rule>
            <Rule isKept={passwordProblem(password) !== 'letter-and-number'}>{t('login.ruleLetterNumber')}</Rule>
          </ul>
        </>
      }
    />
  )
}

function Rule({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  return (
    <li className={classNames('flex items-start gap-2', isKept && 'text-ok')}>
      {isKept ? (
        <IconCheck className="mt-0.5 size-4 shrink-0" />
      ) : (
        <span aria-hidden="true" className="mt-2.5 mr-1.5 ml-1 size-1.5 shrink-0 rounded-full bg-steel-500" />
      )}
      {children}
    </li>
  )
}
