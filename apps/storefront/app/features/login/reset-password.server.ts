import type { ShopRequest } from '../../request/request-context.server.ts'
import { emailProblems, lineOf, newPasswordProblems, passwordOf } from './login-form-data.ts'
import { loginRefusalOf, type RefusedLoginForm } from './login-refusal.server.ts'

/** A refused request for the reset mail. */
export type RefusedResetRequest = RefusedLoginForm<{ readonly email: string }>
/** A refused new password. */
export type RefusedNewPassword = RefusedLoginForm<null>

/** Format of the token in a mail's link. */
const TOKEN = /^[A-Za-z0-9_-]{1,100}$/

/**
 * Requests the mail with the link for a new password (AUTH-10); undefined when it is done, for known and unknown
 * addresses alike (AUTH-12).
 */
export async function requestReset(
  { client, locale }: Pick<ShopRequest, 'client' | 'locale'>,
  form: FormData,
): Promise<RefusedResetRequest | undefined> {
  const email = lineOf(form, 'email')
  const problems = emailProblems(email)
  if (problems.length > 0) return { typed: { email }, problems }
  try {
    await client.call('customerResetPassword', { email, locale })
    return undefined
  } catch (error) {
    return { typed: { email }, problems: [], refusal: loginRefusalOf(error) }
  }
}

/** Sets the new password by the token of the mail's link (AUTH-10, AUTH-11); undefined when it is done. */
export async function chooseNewPassword(
  { client }: Pick<ShopRequest, 'client'>,
  tokenValue: string,
  form: FormData,
): Promise<RefusedNewPassword | undefined> {
  return sendNewPassword(tokenValue, form, newPassword => client.call('customerResetPassword', { tokenValue, newPassword }))
}

/** Sends the password of a form that the link of a mail opened; undefined when it was accepted. */
export async function sendNewPassword(
  token: string,
  form: FormData,
  send: (password: string) => Promise<unknown>,
): Promise<RefusedNewPassword | undefined> {
  if (!TOKEN.test(token)) return { typed: null, problems: [], refusal: 'login.linkExpired' }
  const password = passwordOf(form)
  const problems = newPasswordProblems(password)
  if (problems.length > 0) return { typed: null, problems }
  try {
    await send(password)
    return undefined
  } catch (error) {
    return { typed: null, problems: [], refusal: loginRefusalOf(error) }
  }
}
