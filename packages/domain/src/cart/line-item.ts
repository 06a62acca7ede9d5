import type { LocalizedString } from '../market/index.ts'
import type { Money } from '../money/index.ts'
import type { Attribute, LineItemType, Price, ProductImage } from '../product/index.ts'
import type { TaxedItemPrice, TaxRate } from '../tax/index.ts'

/** A discount and what it takes off an amount. */
export interface IncludedDiscountAmount {
  readonly discount: { readonly id: string }
  readonly discountedAmount: Money
}

/** What units of a line cost after cart discounts, gross; empty while no discount touches the line (DISC-07). */
export interface DiscountedPricePerQuantity {
  readonly quantity: number
  readonly discountedPrice: {
    readonly value: Money
    readonly includedDiscounts: readonly IncludedDiscountAmount[]
  }
}

/** The variant as it was when it went into the cart (ENT-02). */
export interface LineItemVariant {
  readonly id: number
  readonly sku: string
  readonly images: readonly ProductImage[]
  readonly attributes: readonly Attribute[]
}

/** A line of a cart or an order (ENT-02). */
export interface LineItem {
  readonly id: string
  readonly productId: string
  /** In the languages of the store. */
  readonly name: LocalizedString
  readonly productSlug: LocalizedString
  readonly productType: { readonly key: string }
  readonly brand: string
  readonly variant: LineItemVariant
  readonly isFreight: boolean
  readonly type: LineItemType
  readonly orderHint: number
  readonly quantity: number
  readonly price: Price
  readonly priceMode: 'Platform' | 'ExternalPrice' | 'ExternalTotal'
  readonly lineItemMode: 'Standard' | 'GiftLineItem'
  readonly discountedPricePerQuantity: readonly DiscountedPricePerQuantity[]
  readonly taxRate: TaxRate
  readonly totalPrice: Money
  readonly taxedPrice: TaxedItemPrice
  readonly supplyChannel?: { readonly id: string }
  readonly distributionChannel?: { readonly id: string }
  readonly custom: { readonly parentSku?: string }
}

/** Whether a line is goods that the shopper chose: no gift, and no guarantee, which belongs to goods of its cart. */
export function isChosenGoods({ type, lineItemMode }: Pick<LineItem, 'type' | 'lineItemMode'>): boolean {
  return type !== 'extra_guarantee' && lineItemMode === 'Standard'
}

/** A line without product, such as the cash-on-delivery fee (COD-12). */
export interface CustomLineItem {
  readonly id: string
  readonly slug: string
  readonly name: LocalizedString
  readonly quantity: number
  readonly money: Money
  readonly discountedPricePerQuantity: readonly DiscountedPricePerQuantity[]
  readonly taxRate: TaxRate
  readonly totalPrice: Money
  readonly taxedPrice: TaxedItemPrice
}

/** Slug of the custom line that carries the fee of cash on delivery. */
export const COD_FEE_SLUG = 'cod-fee'
