import type { LocalizedString } from '../market/index.ts'
import type { Cart } from './cart.ts'

/** Units of a product that did not come into another cart. */
export interface LeftBehind {
  readonly sku: string
  readonly name: LocalizedString
  readonly quantity: number
}

/** What of a cart's chosen goods is not in another one, since that one's store does not sell or have them; gifts each store gives itself. */
export function leftBehind(other: Pick<Cart, 'lineItems'>, own: Pick<Cart, 'lineItems'>): readonly LeftBehind[] {
  return other.lineItems
    .filter(line => line.lineItemMode === 'Standard')
    .map(({ variant: { sku }, name, quantity, custom }) => {
      const known = own.lineItems.find(
        line => line.lineItemMode === 'Standard' && line.variant.sku === sku && line.custom.parentSku === custom.parentSku,
      )
      return { sku, name, quantity: quantity - (known?.quantity ?? 0) }
    })
    .filter(({ quantity }) => quantity > 0)
}
