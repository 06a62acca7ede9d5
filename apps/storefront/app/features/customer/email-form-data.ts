import { isEmail } from '@shop/domain/address'
import type { Translate } from '@shop/i18n'
import { fieldText } from '../../forms/address-texts.ts'

/** The wish for another e-mail address as typed; a password is taken as it is. */
export interface TypedEmailChange {
  readonly newEmail: string
  readonly emailPassword: string
}

/** What is wrong with a field of the form. `wrong` is only known to the server. */
export interface EmailFormProblem {
  readonly field: keyof TypedEmailChange
  readonly rule: 'required' | 'email' | 'same' | 'wrong'
}

/** Longest password, so that nobody can keep the server hashing. */
const LONGEST_PASSWORD = 200

/** Reads the submitted form; missing fields are empty, nothing is judged. */
export function readEmailForm(form: FormData): TypedEmailChange {
  const password = form.get('emailPassword')
  return { newEmail: fieldText(form, 'newEmail'), emailPassword: typeof password === 'string' ? password : '' }
}

/** Problems of the wish of somebody who has an address, in the order of the form (ACC-16, ADDR-14). */
export function emailFormProblems({ newEmail, emailPassword }: TypedEmailChange, email: string): EmailFormProblem[] {
  const problems: EmailFormProblem[] = []
  if (newEmail === '') problems.push({ field: 'newEmail', rule: 'required' })
  else if (!isEmail(newEmail)) problems.push({ field: 'newEmail', rule: 'email' })
  else if (newEmail.toLowerCase() === email.toLowerCase()) problems.push({ field: 'newEmail', rule: 'same' })
  if (emailPassword === '') problems.push({ field: 'emailPassword', rule: 'required' })
  else if (emailPassword.length > LONGEST_PASSWORD) problems.push({ field: 'emailPassword', rule: 'wrong' })
  return problems
}

const NAMES = { newEmail: 'account.newEmail', emailPassword: 'account.currentPassword' } as const

/** What is wrong with a field, in words that say how to put it right. */
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
