import { confirmationRedirectOf, decodeConfirmHash } from '@shop/domain/newsletter'
import { trackOnServer } from '../request/track-on-server.server.ts'
import { type Guard, type GuardedRequest, isReading, redirectTo } from './guard.ts'

const CONFIRM = /^(?:\/([a-z]{2}))?\/exconsents\/confirm\/?$/i
const MANAGE = /^(?:\/([a-z]{2}))?\/exconsents\/managesubscriptions\/?$/i

/**
 * Follows the links of mails about consents (GUARD-18..GUARD-21). A confirmation is recorded by the token in its hash and
 * leads to the target in the hash; the page of subscriptions is the root.
 */
export const consentLinks: Guard = async request => {
  const { pathname, searchParams } = request.url
  if (!isReading(request)) return
  const manage = MANAGE.exec(pathname)
  if (manage) throw redirectTo(manage[1] ? `/${manage[1].toLowerCase()}/` : '/', 308)
  const confirm = CONFIRM.exec(pathname)
  if (!confirm) return
  const { emailToken, redirectTo: target = '/' } = decodeConfirmHash(searchParams.get('hash') ?? '') ?? {}
  const isConfirmed = emailToken !== undefined && (await recordConsent(request, emailToken))
  const prefix = confirm[1]?.toLowerCase() ?? ''
  throw redirectTo(confirmationRedirectOf({ redirectTo: target, prefix, parameters: searchParams, isConfirmed }), 302)
}

/** A program that only looks at the head of a page has not decided anything. */
async function recordConsent({ method, shop }: GuardedRequest, emailToken: string): Promise<boolean> {
  if (method !== 'GET') return false
  const { isConfirmed } = (await shop.client.call('confirmNewsletter', { emailToken })).newsletter
  const placement = { placement: 'mail' }
  const consent = { consents: ['newsletter' as const], email_token: emailToken, additional_props: placement }
  if (isConfirmed) await trackOnServer(shop, 'consent', consent)
  return isConfirmed
}
