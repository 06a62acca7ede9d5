import type { PasswordProblem } from '../error/failure-details.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Fewest characters of a password. */
export const MIN_PASSWORD_LENGTH = 8

const LETTER_AND_NUMBER = /^(?=.*\p{L})(?=.*\d).+$/su

/** What is wrong with a new password, the rule of letter and number first (AUTH-09). */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (!LETTER_AND_NUMBER.test(password)) return 'letter-and-number'
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'too-short'
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'too-common' : undefined
}
