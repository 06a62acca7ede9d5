import type { GuaranteeOffer } from './guarantee-offer.ts'
import { optionalBlock } from './optional-block.server.ts'
import type { ShopRequest } from './request-context.server.ts'

/** The guarantees offered with a product; none where they cannot be had now (EG-03, EG-06, EG-07). */
export function loadGuarantees({ client }: Pick<ShopRequest, 'client'>, sku: string): Promise<readonly GuaranteeOffer[]> {
  const offers = client.call('getExtraGuarantees', { sku }).then(({ guarantees }) => guarantees.results)
  return optionalBlock('extra guarantees', offers, [])
}
