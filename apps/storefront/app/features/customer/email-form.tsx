import { buttonClass, PasswordField } from '@shop/ui'
import { useNavigation } from 'react-router'
import { CheckedForm } from '../../forms/checked-form.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import { type EmailFormProblem, emailFormProblems, emailProblemText, readEmailForm } from './email-form-data.ts'

/** Intent of the form's button. */
export const CHANGE_EMAIL = 'email'

interface EmailFormProps {
  readonly version: number
  /** The current e-mail address. */
  readonly email: string
  /** The new e-mail address as typed before. */
  readonly initial: string | undefined
  /** Problems the server found. */
  readonly problems: readonly EmailFormProblem[] | undefined
}

/**
 * Changes the e-mail address (ACC-16). A customer who signs in with a provider and has no password yet must first set one
 * by a mail: a stolen session alone must not be enough. Works without scripts.
 */
export function EmailForm({ version, email, initial, problems: sent }: EmailFormProps) {
  const { t, hrefs, label } = useShop()
  const checks = useFormProblems({
    sent,
    find: data => emailFormProblems(readEmailForm(data), email),
    textOf: problem => emailProblemText(t, problem),
  })
  const isBusy = useNavigation().formData?.get('intent') === CHANGE_EMAIL
  return (
    <CheckedForm
      checks={checks}
      className="grid max-w-160 gap-4"
      button={{
        name: 'intent',
        value: CHANGE_EMAIL,
        variant: 'secondary',
        busy: isBusy,
        className: 'sm:justify-self-start',
        children: t('account.changeEmail'),
      }}
    >
      <p className="wrap-anywhere">
        {label(t('checkout.email'))} <span className="font-medium">{email}</span>
      </p>
      <input type="hidden" name="version" value={version} />
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <EmailField
        id="newEmail"
        name="newEmail"
        label={t('account.newEmail')}
        hint={t('account.changeEmailHint')}
        defaultValue={initial}
        error={checks.errors.newEmail}
      />
      <PasswordField
        id="emailPassword"
        name="emailPassword"
        autoComplete="current-password"
        label={t('account.currentPassword')}
        showLabel={t('account.showPassword')}
        error={checks.errors.emailPassword}
      />
      <div className="text-sm text-steel-600">
        <p>{t('account.passwordMissing')}</p>
        <a href={hrefs.passwordReset()} className={`${buttonClass('link')} min-h-11`}>
          {t('mail.resetTitle')}
        </a>
      </div>
    </CheckedForm>
  )
}
