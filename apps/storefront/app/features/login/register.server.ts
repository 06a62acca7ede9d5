import { OperationError } from '@shop/contract'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import {
  newPasswordProblems,
  passwordOf,
  readRegistration,
  registrationProblems,
  type TypedRegistration,
} from './login-form-data.ts'
import { loginRefusalOf, type RefusedLoginForm } from './login-refusal.server.ts'
import { type RefusedNewPassword, sendNewPassword } from './reset-password.server.ts'

/** A refused registration. */
export type RefusedRegistration = RefusedLoginForm<Omit<TypedRegistration, 'password'>>

/** Registers the customer of a form and signs in (AUTH-01, AUTH-08, ACC-11); undefined when it is done. */
export async function register(
  { client, locale }: Pick<ShopRequest, 'client' | 'locale'>,
  form: FormData,
): Promise<RefusedRegistration | undefined> {
  const registration = readRegistration(form)
  const { password, ...typed } = registration
  const problems = registrationProblems(registration)
  if (problems.length > 0) return { typed, problems }
  const { customerType, vatNumber, newsletterChoice: newsletter, ...person } = typed
  try {
    const draft = { ...person, password, locale, custom: { customerType, newsletter } }
    const { customer } = (await client.call('customerSignMeUp', draft)).user
    // The account exists already: a VAT number that cannot be stored does not undo it, the customer can add it in the profile.
    if (vatNumber)
      await optionalBlock(
        'VAT number',
        client.call('customerUpdateMe', { customer: { id: customer.id, version: customer.version }, data: { vatId: vatNumber } }),
        null,
      )
    return undefined
  } catch (error) {
    if (error instanceof OperationError && error.has('DuplicateField'))
      return { typed, problems: [{ field: 'email', rule: 'taken' }] }
    return { typed, problems: [], refusal: loginRefusalOf(error) }
  }
}

/**
 * Makes an account of an order that this session has placed as a guest, by the one field of a form, and signs in (CHK-25); undefined
 * when it is done, and where the order is not this session's any more, such as when the form is sent twice.
 */
export async function registerFromOrder(
  { client }: Pick<ShopRequest, 'client'>,
  orderNumber: string,
  form: FormData,
): Promise<RefusedNewPassword | undefined> {
  const password = passwordOf(form)
  const problems = newPasswordProblems(password)
  if (problems.length > 0) return { typed: null, problems }
  try {
    await client.call('customerSignMeUpFromOrder', { orderNumber, password })
    return undefined
  } catch (error) {
    if (error instanceof OperationError && error.has('ResourceNotFound')) return undefined
    return { typed: null, problems: [], refusal: loginRefusalOf(error) }
  }
}

/** Creates the account of a pending registration by the token of its mail's link; undefined when it is done. */
export async function confirmRegistration(
  { client }: Pick<ShopRequest, 'client'>,
  token: string,
  form: FormData,
): Promise<RefusedNewPassword | undefined> {
  return sendNewPassword(token, form, password => client.call('customerConfirmSignUp', { token, password }))
}
