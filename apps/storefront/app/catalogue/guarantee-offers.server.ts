import type { LocalizedString } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { optionalBlock } from '../request/optional-block.server.ts'
import type { ShopRequest } from '../request/request-context.server.ts'

/** An extra guarantee as it is offered with a product. */
export interface GuaranteeOffer {
  readonly sku: string
  /** In the language of the page, or in all. */
  readonly name: LocalizedString | string
  /** For one unit of the product. */
  readonly price: Money
}

/** The guarantees offered with a product; none where they cannot be had now (EG-03, EG-06, EG-07). */
export function loadGuarantees({ client }: Pick<ShopRequest, 'client'>, sku: string): Promise<readonly GuaranteeOffer[]> {
  const offers = client.call('getExtraGuarantees', { sku }).then(({ guarantees }) => guarantees.results)
  return optionalBlock('extra guarantees', offers, [])
}
