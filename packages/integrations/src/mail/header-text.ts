import { MailFailure } from './mail.ts'

const MAX_LENGTH = 250
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,190}$/u

/** A text as it may stand in a header: one line without control characters, at most 250 long. */
export function headerText(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** An address that can be nothing but one address. Throws a permanent `MailFailure` for anything else. */
export function headerAddress(address: string): string {
  if (!ADDRESS.test(address)) throw new MailFailure('not an address', true)
  return address
}
