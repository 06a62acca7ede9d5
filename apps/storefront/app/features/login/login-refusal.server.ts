import { OperationError } from '@shop/contract'
import type { MessageKey } from '@shop/i18n'
import { logError } from '../../request/log.server.ts'
import type { LoginProblem } from './login-form-data.ts'

/** Message of a refusal that concerns no single field. */
export type LoginRefusal = Extract<
  MessageKey,
  | 'login.failed'
  | 'login.tooManyAttempts'
  | 'account.errorTooManyAttempts'
  | 'login.problem'
  | 'login.linkExpired'
  | 'login.registrationFailed'
  | 'login.registrationSent'
>

/** A refused submission: the typed values to show again, with their problems. Never holds a password. */
export interface RefusedLoginForm<Typed> {
  readonly typed: Typed
  readonly problems: readonly LoginProblem[]
  readonly refusal?: LoginRefusal
}

/** The message of a refused or failed call; failures of the shop itself are logged. */
export function loginRefusalOf(error: unknown): LoginRefusal {
  if (error instanceof OperationError) {
    if (error.has('TooManyRequests')) return 'account.errorTooManyAttempts'
    if (error.has('InvalidCredentials')) return 'login.failed'
    if (error.has('ExpiredCustomerPasswordToken')) return 'login.linkExpired'
    if (error.has('ExpiredCustomerEmailToken')) return 'login.linkExpired'
    if (error.has('EmailProofRequired')) return 'login.registrationSent'
    if (error.has('DuplicateField')) return 'login.registrationFailed'
  }
  if (!(error instanceof OperationError) || error.statusCode >= 500) logError('A form of the login could not be processed', error)
  return 'login.problem'
}
