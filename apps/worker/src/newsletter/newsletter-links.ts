import { encodeConfirmHash } from '@shop/domain/newsletter'
import { type LinkPlace, startOf } from '../mail/link-place.ts'

/** The link that confirms a subscription, and leads home (NEWS-03). */
export function confirmLink(place: LinkPlace, emailToken: string): string {
  return `${startOf(place)}/exConsents/confirm?hash=${encodeConfirmHash({ emailToken, redirectTo: '/' })}`
}

/** The link that withdraws a subscription: a page with a button, and where mail programs post to. */
export function withdrawalLink(place: LinkPlace, token: string): string {
  return `${startOf(place)}/newsletter/unsubscribe/?token=${token}`
}
