import { MIN_PASSWORD_LENGTH } from '@shop/domain/customer'
import { PasswordField } from '@shop/ui'
import { useNavigation } from 'react-router'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import {
  type PasswordFormProblem,
  passwordFormProblems,
  passwordProblemText,
  readPasswordForm,
  type TypedPasswords,
} from './password-form-data.ts'

/** Intent of the form's button. */
export const CHANGE_PASSWORD = 'password'

interface PasswordFormProps {
  readonly version: number
  /** E-mail address of the account, for the password manager of the browser. */
  readonly email: string
  /** Problems the server found. */
  readonly problems: readonly PasswordFormProblem[] | undefined
}

/** Changes the password (ACC-07, ACC-16). The server never sends a typed password back. Works without scripts. */
export function PasswordForm({ version, email, problems: sent }: PasswordFormProps) {
  const { t } = useShop()
  const checks = useFormProblems({
    sent,
    find: data => passwordFormProblems(readPasswordForm(data)),
    textOf: problem => passwordProblemText(t, problem),
  })
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get('intent') === CHANGE_PASSWORD
  const field = (name: keyof TypedPasswords, autoComplete: string) => ({
    id: name,
    name,
    autoComplete,
    error: checks.errors[name],
    showLabel: t('account.showPassword'),
  })
  return (
    <CheckedForm
      checks={checks}
      className="grid max-w-160 gap-4"
      button={{
        name: 'intent',
        value: CHANGE_PASSWORD,
        variant: 'secondary',
        busy: isBusy,
        className: 'sm:justify-self-start',
        children: t('account.changePassword'),
      }}
    >
      <input type="hidden" name="version" value={version} />
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField label={t('account.currentPassword')} {...field('currentPassword', 'current-password')} />
      <PasswordField
        label={t('account.newPassword')}
        hint={t('account.passwordRule', { min: MIN_PASSWORD_LENGTH })}
        {...field('newPassword', 'new-password')}
      />
      <PasswordField label={t('account.repeatPassword')} {...field('repeatedPassword', 'new-password')} />
    </CheckedForm>
  )
}
