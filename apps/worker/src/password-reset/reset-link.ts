import { type LinkPlace, startOf } from '../mail/link-place.ts'

/** URL of the page on which a customer chooses a new password (ROUTE-21), with the token that lets her do it. */
export function resetLink(place: LinkPlace, token: string): string {
  return `${startOf(place)}/password-reset/change-password?token=${token}`
}
