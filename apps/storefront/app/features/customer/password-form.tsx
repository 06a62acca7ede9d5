import { MIN_PASSWORD_LENGTH } from '@shop/domain/customer'
import { Button, PasswordField, ProblemSummary } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
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
  const { errors, summary, form } = useFormProblems({
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
    error: errors[name],
    showLabel: t('account.showPassword'),
  })
  return (
    <Form {...form} className="grid max-w-160 gap-4">
      <ProblemSummary {...summary} />
      <input type="hidden" name="version" value={version} />
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField label={t('account.currentPassword')} {...field('currentPassword', 'current-password')} />
      <PasswordField
        label={t('account.newPassword')}
        hint={t('account.passwordRule', { min: MIN_PASSWORD_LENGTH })}
        {...field('newPassword', 'new-password')}
      />
      <PasswordField label={t('account.repeatPassword')} {...field('repeatedPassword', 'new-password')} />
      <Button
        type="submit"
        name="intent"
        value={CHANGE_PASSWORD}
        variant="secondary"
        size="lg"
        busy={isBusy}
        className="sm:justify-self-start"
      >
        {t('account.changePassword')}
      </Button>
    </Form>
  )
}
