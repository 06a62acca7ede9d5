import { renderShopScore } from '../commerce-ui/shop-score.server.tsx'
import { renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import type { TrustView } from '../features/trust/trust-block.tsx'
import { TrustFacts } from '../features/trust/trust-facts.tsx'
import type { ShopData } from '../request/shop-data.ts'

/** What speaks for the shop, on product and cart; undefined in markets without trust features (MKT-21). */
export function viewTrust(data: ShopData, send: SendFragment): TrustView | undefined {
  if (!data.market.newTrustFeatures) return undefined
  const facts = renderStill(data, { name: 'trust-facts', input: null, uses: ['contact'] }, () => <TrustFacts />)
  return { score: send('trust-score', renderShopScore(data)), facts: send('trust-facts', facts) }
}
