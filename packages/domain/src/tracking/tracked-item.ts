import type { LineItem } from '../cart/index.ts'
import type { Locale } from '../market/index.ts'
import { FRACTION_DIGITS, type Money } from '../money/index.ts'
import { effectivePrice, lineItemTypeOf, type Price } from '../product/index.ts'

/** A product as reports and tag managers know it; amounts in major units (TRACK-12). */
export interface TrackedItem {
  readonly item_id: string
  readonly item_name: string
  readonly item_brand: string
  /** The model. */
  readonly item_variant: string
  /** What a unit costs. */
  readonly price: number
  readonly currency: string
  /** What a unit is reduced by. */
  readonly discount: number
  readonly quantity: number
  readonly in_stock: boolean
  readonly shipping_type: 'freight' | 'parcel'
  readonly item_type: 'accessory' | 'product'
  /** Place in its list, from 0. */
  readonly index: number
  readonly gtin: string
  /** The way from the department down, at most five levels. */
  readonly item_category?: string
  readonly item_category2?: string
  readonly item_category3?: string
  readonly item_category4?: string
  readonly item_category5?: string
  readonly languageAndCountry: Locale
}

/** What a tracked item is made from. */
export interface TrackedProduct {
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly model: string
  readonly price: Price
  readonly isOnStock: boolean
  readonly isFreight: boolean
  readonly gtin: string
  /** Names from the department down. */
  readonly categories: readonly string[]
  readonly locale: Locale
}

const CATEGORY_FIELDS = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'] as const

/** A product as one item, the `index`th of its list (TRACK-12). */
export function trackedItemOf(product: TrackedProduct, index = 0): TrackedItem {
  const { price, categories } = product
  const now = effectivePrice(price)
  return {
    item_id: product.sku,
    item_name: product.name,
    item_brand: product.brand,
    item_variant: product.model,
    price: majorUnits(now),
    currency: now.currencyCode,
    discount: majorUnits({ ...now, centAmount: price.value.centAmount - now.centAmount }),
    quantity: 1,
    in_stock: product.isOnStock,
    shipping_type: product.isFreight ? 'freight' : 'parcel',
    item_type: lineItemTypeOf(product.sku) === 'accessory' ? 'accessory' : 'product',
    index,
    gtin: product.gtin,
    ...Object.fromEntries(CATEGORY_FIELDS.slice(0, categories.length).map((field, level) => [field, categories[level] ?? ''])),
    languageAndCountry: product.locale,
  }
}

/** An item as a line of a cart or an order has it: its quantity, and what a unit of it costs after all discounts. */
export function trackedLineOf(item: TrackedItem, { quantity, totalPrice, price }: TrackedLine, index: number): TrackedItem {
  const unit = Math.round(totalPrice.centAmount / quantity)
  return {
    ...item,
    price: majorUnits({ ...totalPrice, centAmount: unit }),
    currency: totalPrice.currencyCode,
    discount: majorUnits({ ...totalPrice, centAmount: Math.max(0, price.value.centAmount - unit) }),
    quantity,
    index,
  }
}

/** What of a line counts. */
export type TrackedLine = Pick<LineItem, 'quantity' | 'totalPrice' | 'price'>

/** An amount in major units, as services outside expect it. */
export function majorUnits({ centAmount }: Money): number {
  return centAmount / 10 ** FRACTION_DIGITS
}
