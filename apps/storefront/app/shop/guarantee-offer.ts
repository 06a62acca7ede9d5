import type { LocalizedString } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'

/** An extra guarantee as it is offered with a product. */
export interface GuaranteeOffer {
  readonly sku: string
  readonly name: LocalizedString
  /** For one piece of the product. */
  readonly price: Money
}
