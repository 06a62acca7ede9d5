import { isEmail } from '../address/index.ts'

const MAX_LENGTH = 254

/** The address typed into the newsletter's field, without blanks around it; undefined for what is none (ADDR-14). */
export function newsletterEmailOf(typed: string): string | undefined {
  const email = typed.trim()
  return email.length <= MAX_LENGTH && isEmail(email) ? email : undefined
}
