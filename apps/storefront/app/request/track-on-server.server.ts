import type { OperationName, ParamsOf } from '@shop/contract'
import { hasConsentTo } from './consent-cookies.ts'
import { optionalBlock } from './optional-block.server.ts'
import type { ShopRequest } from './request-context.server.ts'

/** Longest time for which a form waits until its call is taken, in ms: that of one look at the session. */
const PATIENCE_MS = 1000

type ServerCallName = Extract<
  OperationName,
  'customer-update' | 'consent' | 'customer-consent' | 'newsletter-doi' | 'email-capture'
>

/**
 * Tracks what a form or the link of a mail has done, also in browsers without scripts. Without the consent to
 * statistics no call is made; whatever comes of one, the form is done (TRACK-15, TRACK-16).
 */
export async function trackOnServer<Name extends ServerCallName>(
  { client, locale, cookie }: Pick<ShopRequest, 'client' | 'locale' | 'cookie'>,
  name: Name,
  params: Omit<ParamsOf<Name>, 'id' | 'locale' | 'age_ms'>,
): Promise<void> {
  if (!hasConsentTo('statistics', cookie)) return
  const call = { ...params, id: crypto.randomUUID(), locale }
  // TypeScript cannot follow which params belong to which name.
  await optionalBlock('tracking', client.call(name, call as ParamsOf<Name>), null, { patienceMs: PATIENCE_MS })
}
