import { encodeConfirmHash } from '@shop/domain/newsletter'
import { type LinkPlace, shopUrl } from '../mail/shop-url.ts'

/** The link that confirms a subscription, and leads home (NEWS-03). */
export function confirmLink(place: LinkPlace, emailToken: string): string {
  return shopUrl(place, `/exConsents/confirm?hash=${encodeConfirmHash({ emailToken, redirectTo: '/' })}`)
}

/** The link that withdraws a subscription: a page with a button, and where mail programs post to. */
export function withdrawalLink(place: LinkPlace, token: string): string {
  return shopUrl(place, `/newsletter/unsubscribe/?token=${token}`)
}
