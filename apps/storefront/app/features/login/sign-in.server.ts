import { OperationError } from '@shop/contract'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { credentialsProblems, readCredentials } from './login-form-data.ts'
import { type LoginRefusal, loginRefusalOf, type RefusedLoginForm } from './login-refusal.server.ts'

/** A refused login. */
export type RefusedSignIn = RefusedLoginForm<{ readonly email: string }>

/** Signs in with the credentials of a form (AUTH-01, AUTH-02); undefined when it is done. */
export async function signIn({ client }: Pick<ShopRequest, 'client'>, form: FormData): Promise<RefusedSignIn | undefined> {
  const credentials = readCredentials(form)
  const typed = { email: credentials.email }
  const problems = credentialsProblems(credentials)
  if (problems.length > 0) return { typed, problems }
  try {
    await client.call('customerSignMeIn', credentials)
    return undefined
  } catch (error) {
    return { typed, problems: [], refusal: signInRefusalOf(error) }
  }
}

/** Attempts of others count too, so the message names what always works: a new password by mail. */
function signInRefusalOf(error: unknown): LoginRefusal {
  const isTooMany = error instanceof OperationError && error.has('TooManyRequests')
  return isTooMany ? 'login.tooManyAttempts' : loginRefusalOf(error)
}
