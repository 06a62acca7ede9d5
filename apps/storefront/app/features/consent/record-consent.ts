import { createHttpTransport, createShopClient } from '@shop/contract'
import type { ConsentDecision } from '@shop/domain/cookie'
import type { Locale } from '@shop/domain/market'
import { clientSideDomain } from '../../browser/environment.ts'

/** Has the shop keep a decision as a proof. Never rejects: the decision holds in the browser whether it is kept or not. */
export async function recordConsent({ id, version, choices }: ConsentDecision, locale: Locale): Promise<void> {
  const client = createShopClient(createHttpTransport('/api'), { host: clientSideDomain() })
  await client.call('recordConsent', { id, version, choices, locale }).catch(() => undefined)
}
