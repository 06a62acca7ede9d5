import type { Cart } from '@shop/domain/cart'
import type { Money } from '@shop/domain/money'
import { effectivePrice } from '@shop/domain/product'
import { useEffect } from 'react'
import { useCart } from './cart-provider.tsx'

/** A product as it is sold now. */
export interface CurrentOffer {
  readonly availableQuantity: number
  readonly unitPrice?: Money
  /** Given where some of the available units are still to come. */
  readonly isOnPreorder?: true
}

/** What products cost a unit and how many of them there are, by SKU, as the shop knows it now. */
export type CurrentOffers = Readonly<Record<string, CurrentOffer>>

/** Offers for which the cart was priced again: what a customer pays may differ from what anyone pays, and then stays so. */
const answered = new Set<string>()

/** Has a cart priced again whose products cost something else than when it was priced (decision 0010). */
export function usePricesOfNow(cart: Cart, offers: CurrentOffers | undefined): void {
  const { recalculate } = useCart()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what the shop says
  useEffect(() => {
    const others = cart.lineItems.flatMap(line => {
      const offer = line.lineItemMode === 'Standard' ? offers?.[line.variant.sku] : undefined
      const now = offer?.unitPrice?.centAmount
      return now === undefined || now === effectivePrice(line.price).centAmount ? [] : [`${line.id} ${now}`]
    })
    if (cart.quote || others.every(other => answered.has(other))) return
    for (const other of others) answered.add(other)
    recalculate()
  }, [offers])
}
