import type { FragmentData } from '../commerce-ui/fragment.tsx'
import { renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import { TrustFacts } from '../features/trust/trust-facts.tsx'
import type { ShopData } from '../request/shop-data.ts'

/** What the shop promises, for product and cart; undefined in markets without trust features (MKT-21). */
export function viewTrust(data: ShopData, send: SendFragment): FragmentData | undefined {
  if (!data.market.newTrustFeatures) return undefined
  return send(
    'trust',
    renderStill(data, { name: 'trust-facts', input: null, uses: ['contact'] }, () => <TrustFacts />),
  )
}
