import { isEmail } from '@shop/domain/address'
import type { Translate } from '@shop/i18n'
import { fieldText } from '../../forms/address-texts.ts'

/** A change of the e-mail address as typed; the password is not trimmed. */
export interface TypedEmailChange {
  readonly newEmail: string
  readonly emailPassword: string
}

/** A problem of a field of the form. Only the server can find `wrong`. */
export interface EmailFormProblem {
  readonly field: keyof TypedEmailChange
  readonly rule: 'required' | 'email' | 'same' | 'wrong'
}

/** Bounds the cost of hashing. */
const MAX_PASSWORD_LENGTH = 200

/** Reads the submitted form without validating it; missing fields are empty. */
export function readEmailForm(form: FormData): TypedEmailChange {
  const password = form.get('emailPassword')
  return { newEmail: fieldText(form, 'newEmail'), emailPassword: typeof password === 'string' ? password : '' }
}

/** Problems of a change of the current e-mail address, in the order of the form (ACC-16, ADDR-14). */
export function emailFormProblems({ newEmail, emailPassword }: TypedEmailChange, email: string): EmailFormProblem[] {
  const problems: EmailFormProblem[] = []
  if (newEmail === '') problems.push({ field: 'newEmail', rule: 'required' })
  else if (!isEmail(newEmail)) problems.push({ field: 'newEmail', rule: 'email' })
  else if (newEmail.toLowerCase() === email.toLowerCase()) problems.push({ field: 'newEmail', rule: 'same' })
  if (emailPassword === '') problems.push({ field: 'emailPassword', rule: 'required' })
  else if (emailPassword.length > MAX_PASSWORD_LENGTH) problems.push({ field: 'emailPassword', rule: 'wrong' })
  return problems
}

const NAMES = { newEmail: 'account.newEmail', emailPassword: 'account.currentPassword' } as const

/** The message of a problem. */
export function emailProblemText(t: Translate, { field, rule }: EmailFormProblem): string {
  switch (rule) {
    case 'required':
      return t('checkout.errorRequired', { field: t(NAMES[field]) })
    case 'email':
      return t('checkout.errorEmail')
    case 'same':
      return t('account.errorSameEmail')
    case 'wrong':
      return t('account.errorCurrentPassword')
  }
}
