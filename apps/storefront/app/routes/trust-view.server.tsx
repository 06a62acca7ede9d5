import type { FragmentData } from '../commerce-ui/fragment.tsx'
import { renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import { TrustBlock } from '../features/trust/trust-block.tsx'
import type { ShopData } from '../request/shop-data.ts'

/** What speaks for the shop, on product and cart; undefined in markets without trust features (MKT-21). */
export function viewTrust(data: ShopData, send: SendFragment): FragmentData | undefined {
  if (!data.market.newTrustFeatures) return undefined
  const uses = ['contact', 'rating', 'widgets'] as const
  return send(
    'trust',
    renderStill(data, { name: 'trust', input: null, uses }, () => <TrustBlock />),
  )
}
