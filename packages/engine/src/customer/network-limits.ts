import { type AttemptLimit, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'

/** Registrations of one network, whoever they are for. */
const SIGN_UPS: AttemptLimit = { attempts: 30, withinSeconds: 3600 }
/** Wishes for a new password and new passwords of one network, whoever they are for. */
const PASSWORD_RESETS: AttemptLimit = { attempts: 30, withinSeconds: 3600 }

interface Caller {
  readonly clientAddress: string
}

/** Counts one registration before it is looked at. Throws `CommerceError` `too-many-requests` after 30 an hour from one network. */
export async function countSignUp(context: EngineContext, { clientAddress }: Caller): Promise<void> {
  await requireNetworkAttempt(context, { action: 'sign-up', clientAddress, limit: SIGN_UPS })
}

/**
 * Counts one step of a password reset before it is looked at, alike for known and unknown addresses. Throws
 * `CommerceError` `too-many-requests` after 30 an hour from one network.
 */
export async function countPasswordReset(context: EngineContext, { clientAddress }: Caller): Promise<void> {
  await requireNetworkAttempt(context, { action: 'reset-password', clientAddress, limit: PASSWORD_RESETS })
}
