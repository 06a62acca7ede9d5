import { emptyCart, type Personalisation, priceCart } from '@shop/domain/cart'
import type { CustomerGroupKey } from '@shop/domain/customer'
import { localeOf, type Market } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { effectivePrice } from '@shop/domain/product'
import type { Store } from '@shop/domain/store'
import { taxRateOn } from '@shop/domain/tax'
import { dayOf, type EngineContext } from '../database/context.ts'
import type { SellableVariant } from '../product/sellable-variant.ts'
import { cartPricingOf } from './cart-pricing.ts'
import type { CartCatalogue } from './load-cart.ts'
import { lineItemOf } from './sellable-variant.ts'

/** Whose prices of what are asked for. */
interface PersonalPriceQuestion {
  readonly customerId: string
  readonly store: Store
  readonly market: Market
  readonly skus: readonly string[]
}

/** What a customer pays for one unit where that is not what everybody pays, and who decided on their group. */
interface PersonalPrices {
  readonly personalisation: Personalisation | null
  readonly prices: { readonly sku: string; readonly price: Money }[]
}

/**
 * The prices of a customer's own, gross: those of their group, less its discount (ENT-09, DISC-08); of other items nothing is said.
 * Computed as a cart with one unit is.
 */
export async function findPersonalPrices(
  context: EngineContext,
  catalogue: CartCatalogue,
  { customerId, store, market, skus }: PersonalPriceQuestion,
): Promise<PersonalPrices> {
  await catalogue.fresh()
  const row = await context.db
    .selectFrom('customer')
    .select(['group_key', 'group_source'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  const customerGroupKey = row?.group_key
  if (!customerGroupKey) return { personalisation: null, prices: [] }
  const now = context.now()
  const prices = skus.flatMap(sku => {
    const general = catalogue.findSellable(sku, market, { now })?.price
    const own = catalogue.findSellable(sku, market, { now, customerGroupKey })
    if (!own?.price) return []
    const price = priceOfOne(context, catalogue, own, { store, market, customerGroupKey })
    return general && effectivePrice(general).centAmount === price.centAmount ? [] : [{ sku, price }]
  })
  return { personalisation: row.group_source === 'purchases' ? 'automated' : 'assigned', prices }
}

function priceOfOne(
  context: EngineContext,
  catalogue: CartCatalogue,
  variant: SellableVariant,
  {
    store,
    market,
    customerGroupKey,
  }: Pick<PersonalPriceQuestion, 'store' | 'market'> & { readonly customerGroupKey: CustomerGroupKey },
): Money {
  const taxRate = taxRateOn(market.country, dayOf(context))
  const { sku } = variant
  const line = lineItemOf(variant, market, taxRate, { id: sku, quantity: 1 })
  const empty = emptyCart(market, { id: sku, locale: localeOf(market), now: context.now() })
  const cart = { ...empty, lineItems: [line] }
  const discounts = catalogue
    .findDiscounts({ storeKey: store.key, customerGroupKey, codeIds: [] })
    .filter(({ custom }) => custom.cohortTier === customerGroupKey)
  const offers = new Map([[sku, variant]])
  const loaded = { cart, store, offers, discounts, codes: [], guarantees: [], customerGroupKey }
  const { lineItems } = priceCart(cart, cartPricingOf(context, loaded, market))
  const [priced = line] = lineItems
  return priced.totalPrice
}
