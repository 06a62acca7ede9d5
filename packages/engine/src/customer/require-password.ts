import { MIN_PASSWORD_LENGTH, type PasswordProblem, passwordProblem } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'

const MESSAGES: Readonly<Record<PasswordProblem, string>> = {
  'letter-and-number': 'Password must include one letter and one number',
  'too-short': `Password must have at least ${MIN_PASSWORD_LENGTH} characters`,
  'too-common': 'Password is too easy to guess',
}

/** Refuses a new password that breaks a rule (AUTH-09). Throws `CommerceError` `password-rejected`. */
export function requirePassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem) throw new CommerceError({ code: 'password-rejected', problem }, MESSAGES[problem])
}
