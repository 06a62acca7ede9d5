import type { CartPricing, LineItem } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import { activeCampaignsOf } from '@shop/domain/store'
import { type TaxRate, taxRateOn } from '@shop/domain/tax'
import { dayOf, type EngineContext } from '../database/context.ts'
import type { SellableVariant } from '../product/sellable-variant.ts'
import { isSameDocument } from './is-same-document.ts'
import type { LoadedCart } from './loaded-cart.ts'
import { factsOf, lineItemOf } from './sellable-variant.ts'

/** What a loaded cart is priced by: today's tax rate, the store's switches and campaigns, and what was loaded with it. */
export function cartPricingOf(context: EngineContext, loaded: LoadedCart, market: Market): CartPricing {
  const now = context.now()
  const taxRate = taxRateOn(market.country, dayOf(context))
  return {
    market,
    taxRate,
    now,
    ...(loaded.customerGroupKey ? { customerGroupKey: loaded.customerGroupKey } : {}),
    ...(loaded.isGroupByPurchases ? { isGroupByPurchases: true } : {}),
    isLoyaltyDiscountOn: loaded.store.custom.switches.loyaltyDiscount,
    activeCampaigns: activeCampaignsOf(loaded.store, now),
    discounts: loaded.discounts,
    codes: loaded.codes,
    facts: new Map([...loaded.offers].map(([sku, offer]) => [sku, factsOf(offer)])),
    guarantees: new Map(loaded.guarantees.map(guarantee => [guarantee.sku, guarantee])),
    gifts: giftsOf(loaded, market, taxRate),
    newId: context.newId,
  }
}

function giftsOf(loaded: LoadedCart, market: Market, taxRate: TaxRate): CartPricing['gifts'] {
  const offers = loaded.discounts.flatMap(({ value }) => {
    const offer = value.type === 'giftLineItem' ? loaded.offers.get(value.sku) : undefined
    return offer?.price ? [offer] : []
  })
  return new Map(
    offers.map(offer => [
      offer.sku,
      { line: lineItemOf(offer, market, taxRate, { id: offer.sku, quantity: 1 }), available: offer.available },
    ]),
  )
}

/** Lines at the prices of now; a line that is not offered any more keeps its price, and ordering refuses it by name. */
export function atCurrentPrices(lines: readonly LineItem[], offers: ReadonlyMap<string, SellableVariant>): LineItem[] {
  return lines.map(line => {
    const price = offers.get(line.variant.sku)?.price
    // The price of a guarantee follows from its product.
    if (!price || line.type === 'extra_guarantee' || price === line.price) return line
    // The same price stays the same object, so that no one has to compare it with the stored one again.
    return isSameDocument(price, line.price) ? line : { ...line, price }
  })
}
