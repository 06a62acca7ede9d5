import type { LineItem, PricedProduct } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { isVirtualSku, lineItemTypeOf, MAX_LINE_ITEM_QUANTITY, type Price } from '@shop/domain/product'
import { type TaxRate, taxGross } from '@shop/domain/tax'
import type { SellableVariant } from '../product/sellable-variant.ts'

const facts = new WeakMap<SellableVariant, PricedProduct>()

/** What pricing needs of a sellable variant (DISC-06); the same object for the same variant. */
export function factsOf(variant: SellableVariant): PricedProduct {
  const known = facts.get(variant) ?? readFacts(variant)
  facts.set(variant, known)
  return known
}

function readFacts(variant: SellableVariant): PricedProduct {
  const group: unknown = variant.attributes.find(({ name }) => name === 'volumeDiscountGroup')?.value
  return {
    productKey: variant.productKey,
    categoryIds: variant.categories.map(({ id }) => id),
    categoryKeys: variant.categories.map(({ key }) => key),
    ...(typeof group === 'string' ? { volumeDiscountGroup: group } : {}),
  }
}

/** Units that can be bought; virtual products have no stock (STOCK-05). */
export function sellableQuantity(variant: SellableVariant | undefined): number {
  if (!variant) return 0
  return isVirtualSku(variant.sku) ? MAX_LINE_ITEM_QUANTITY : variant.available
}

/** The price of a variant. Throws `matching-price-not-found` where the store has none in its currency. */
export function requirePrice(variant: SellableVariant, market: Market): Price {
  if (!variant.price)
    throw new CommerceError(
      { code: 'matching-price-not-found', sku: variant.sku },
      `${variant.sku} has no price in ${market.currency} for ${market.country}`,
    )
  return variant.price
}

/** A line as it goes into a cart; totals are computed afterwards with the whole cart. */
export function lineItemOf(
  variant: SellableVariant,
  market: Market,
  taxRate: TaxRate,
  draft: { id: string; quantity: number; parentSku?: string; supplyChannelId?: string; distributionChannelId?: string },
): LineItem {
  const price = requirePrice(variant, market)
  const zero = moneyOf(market.currency, 0)
  return {
    id: draft.id,
    productId: variant.productId,
    name: variant.name,
    productSlug: variant.slug,
    productType: { key: variant.family },
    brand: variant.brand,
    variant: { id: variant.variantId, sku: variant.sku, images: variant.images, attributes: variant.attributes },
    isFreight: variant.isFreight,
    type: lineItemTypeOf(variant.sku),
    orderHint: 0,
    quantity: draft.quantity,
    price,
    priceMode: 'Platform',
    lineItemMode: 'Standard',
    discountedPricePerQuantity: [],
    taxRate,
    totalPrice: zero,
    taxedPrice: taxGross(zero, taxRate),
    ...(draft.supplyChannelId ? { supplyChannel: { id: draft.supplyChannelId } } : {}),
    ...(draft.distributionChannelId ? { distributionChannel: { id: draft.distributionChannelId } } : {}),
    custom: draft.parentSku ? { parentSku: draft.parentSku } : {},
  }
}
