import { type Locale, storeKeyOf } from '../market/index.ts'
import type { Market } from '../market/market.ts'
import { moneyOf } from '../money/index.ts'
import { sumTaxed } from '../tax/index.ts'
import type { Cart } from './cart.ts'

/** A new cart of a market without lines, version 1 (CART-01, CART-20). `now` is an ISO instant. */
export function emptyCart(
  market: Market,
  draft: { id: string; locale: Locale; now: string; anonymousId?: string; customerId?: string },
): Cart {
  return {
    id: draft.id,
    version: 1,
    createdAt: draft.now,
    lastModifiedAt: draft.now,
    store: { key: storeKeyOf(market) },
    country: market.country,
    locale: draft.locale,
    ...(draft.anonymousId ? { anonymousId: draft.anonymousId } : {}),
    ...(draft.customerId ? { customerId: draft.customerId } : {}),
    cartState: 'Active',
    inventoryMode: 'TrackOnly',
    taxMode: 'Platform',
    taxRoundingMode: 'HalfEven',
    lineItems: [],
    customLineItems: [],
    totalLineItemQuantity: 0,
    totalPrice: moneyOf(market.currency, 0),
    taxedPrice: sumTaxed(market.currency, []),
    discountCodes: [],
    appliedDiscounts: [],
    refusedGifts: [],
    custom: {},
  }
}
