import { MIN_PASSWORD_LENGTH, type PasswordProblem, passwordProblem } from '@shop/domain/customer'
import type { Translate } from '@shop/i18n'

/** A change of password as typed; passwords are not trimmed. */
export interface TypedPasswords {
  readonly currentPassword: string
  readonly newPassword: string
  readonly repeatedPassword: string
}

/** A problem of a field of the form. */
export interface PasswordFormProblem {
  readonly field: keyof TypedPasswords
  readonly rule: 'required' | 'max' | 'wrong' | 'different' | PasswordProblem
}

/** Bounds the cost of hashing. */
const MAX_PASSWORD_LENGTH = 200

/** Reads the submitted form without validating it; missing fields are empty. */
export function readPasswordForm(form: FormData): TypedPasswords {
  const text = (name: keyof TypedPasswords) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    currentPassword: text('currentPassword'),
    newPassword: text('newPassword'),
    repeatedPassword: text('repeatedPassword'),
  }
}

/** Problems of a change of password in the order of the form (ACC-16, AUTH-09). */
export function passwordFormProblems({ currentPassword, newPassword, repeatedPassword }: TypedPasswords): PasswordFormProblem[] {
  const problems: PasswordFormProblem[] = []
  if (currentPassword === '') problems.push({ field: 'currentPassword', rule: 'required' })
  else if (currentPassword.length > MAX_PASSWORD_LENGTH) problems.push({ field: 'currentPassword', rule: 'wrong' })
  const rule = newPassword === '' ? 'required' : newPassword.length > MAX_PASSWORD_LENGTH ? 'max' : passwordProblem(newPassword)
  if (rule) problems.push({ field: 'newPassword', rule })
  if (repeatedPassword === '') problems.push({ field: 'repeatedPassword', rule: 'required' })
  else if (repeatedPassword !== newPassword) problems.push({ field: 'repeatedPassword', rule: 'different' })
  return problems
}

const NAMES = {
  currentPassword: 'account.currentPassword',
  newPassword: 'account.newPassword',
  repeatedPassword: 'account.repeatPassword',
} as const

/** The message of a problem. */
export function passwordProblemText(t: Translate, { field, rule }: PasswordFormProblem): string {
  switch (rule) {
    case 'required':
      return t('checkout.errorRequired', { field: t(NAMES[field]) })
    case 'max':
      return t('checkout.errorMax', { field: t(NAMES[field]) })
    case 'wrong':
      return t('account.errorCurrentPassword')
    case 'different':
      return t('account.errorPasswordsDiffer')
    case 'letter-and-number':
      return t('account.errorLetterAndNumber')
    case 'too-short':
      return t('account.errorPasswordShort', { min: MIN_PASSWORD_LENGTH })
    case 'too-common':
      return t('account.errorPasswordCommon')
  }
}
