import { isEmail, isPlainLine } from '@shop/domain/address'
import { type CustomerType, MIN_PASSWORD_LENGTH, type PasswordProblem, passwordProblem } from '@shop/domain/customer'
import type { MessageKey, Translate } from '@shop/i18n'

/** Maximum lengths of the fields. */
const MAX_LENGTHS = { firstName: 80, lastName: 80, vatNumber: 40, email: 254, password: 200 } as const

/** Fields of signing in, registering and resetting a password; also their names and ids in the forms. */
type LoginField = keyof typeof MAX_LENGTHS

/** A problem of a field. Only the server can find `taken`. */
export interface LoginProblem {
  readonly field: LoginField
  readonly rule: 'required' | 'max' | 'plain' | 'email' | 'taken' | PasswordProblem
}

/** E-mail and password as typed. */
interface TypedCredentials {
  readonly email: string
  readonly password: string
}

/** The registration as typed (AUTH-08, ACC-11). */
export interface TypedRegistration extends TypedCredentials {
  readonly customerType: CustomerType
  readonly firstName: string
  readonly lastName: string
  readonly vatNumber: string
  readonly newsletterChoice: boolean
}

/** Reads the form of the login without validating it. */
export function readCredentials(form: FormData): TypedCredentials {
  return { email: lineOf(form, 'email'), password: passwordOf(form) }
}

/** Reads the form of a registration; a private person has no VAT number, whatever was typed before. */
export function readRegistration(form: FormData): TypedRegistration {
  const isCompany = form.get('clientType') === 'company'
  return {
    customerType: isCompany ? 'company' : 'private',
    firstName: lineOf(form, 'firstName'),
    lastName: lineOf(form, 'lastName'),
    vatNumber: isCompany ? lineOf(form, 'vatNumber') : '',
    email: lineOf(form, 'email'),
    password: passwordOf(form),
    newsletterChoice: form.get('newsletterChoice') !== null,
  }
}

/** Problems of a login, in the order of its fields. Only the server can check the password. */
export function credentialsProblems({ email, password }: TypedCredentials): LoginProblem[] {
  return [...emailProblems(email), ...textProblems('password', password)]
}

/** Problems of a registration, in the order of its fields (AUTH-09). */
export function registrationProblems(typed: TypedRegistration): LoginProblem[] {
  return [
    ...nameProblems('firstName', typed.firstName),
    ...nameProblems('lastName', typed.lastName),
    ...(typed.vatNumber === '' ? [] : nameProblems('vatNumber', typed.vatNumber)),
    ...emailProblems(typed.email),
    ...newPasswordProblems(typed.password),
  ]
}

/** Problems of an e-mail address alone. */
export function emailProblems(email: string): LoginProblem[] {
  const [missing] = textProblems('email', email)
  if (missing) return [missing]
  return isEmail(email) ? [] : [{ field: 'email', rule: 'email' }]
}

/** Problems of a new password (AUTH-09). */
export function newPasswordProblems(password: string): LoginProblem[] {
  const [missing] = textProblems('password', password)
  if (missing) return [missing]
  const rule = passwordProblem(password)
  return rule ? [{ field: 'password', rule }] : []
}

/** A password as typed, not trimmed: blanks are part of it. */
export function passwordOf(form: FormData): string {
  const value = form.get('password')
  return typeof value === 'string' ? value : ''
}

/** One line of text, whitespace collapsed. */
export function lineOf(form: FormData, field: Exclude<LoginField, 'password'>): string {
  const value = form.get(field)
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
}

/** A name goes into mails, so it carries no link. */
function nameProblems(field: LoginField, text: string): LoginProblem[] {
  const problems = textProblems(field, text)
  return problems.length > 0 || isPlainLine(text) ? problems : [{ field, rule: 'plain' }]
}

function textProblems(field: LoginField, text: string): LoginProblem[] {
  if (text === '') return [{ field, rule: 'required' }]
  return text.length > MAX_LENGTHS[field] ? [{ field, rule: 'max' }] : []
}

const FIELD_NAMES = {
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  vatNumber: 'checkout.vatNumber',
  email: 'checkout.email',
  password: 'login.password',
} as const satisfies Record<LoginField, MessageKey>

/** The message of a problem. */
export function loginProblemText(t: Translate, { field, rule }: LoginProblem): string {
  switch (rule) {
    case 'required':
      return t('checkout.errorRequired', { field: t(FIELD_NAMES[field]) })
    case 'max':
      return t('checkout.errorMax', { field: t(FIELD_NAMES[field]) })
    case 'plain':
      return t('checkout.errorLink', { field: t(FIELD_NAMES[field]) })
    case 'email':
      return t('checkout.errorEmail')
    case 'taken':
      return t('login.registrationFailed')
    case 'letter-and-number':
      return t('account.errorLetterAndNumber')
    case 'too-short':
      return t('account.errorPasswordShort', { min: MIN_PASSWORD_LENGTH })
    case 'too-common':
      return t('account.errorPasswordCommon')
  }
}
