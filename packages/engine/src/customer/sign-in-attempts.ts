import type { AttemptKey, AttemptLimit } from '../attempt/count-attempt.ts'

/** Wrong passwords, per account and address of the caller. */
export const PASSWORD_ATTEMPTS: AttemptLimit = { attempts: 10, withinSeconds: 900 }

/** The key under which tries at the password of an e-mail address are counted, known or not (rule A4). */
export function signInKey(email: string, clientAddress: string): AttemptKey {
  return ['sign-in', email.trim().toLowerCase(), clientAddress]
}
