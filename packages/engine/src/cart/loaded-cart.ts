import type { Cart } from '@shop/domain/cart'
import type { CustomerGroupKey } from '@shop/domain/customer'
import type { CartDiscount, UsedDiscountCode } from '@shop/domain/discount'
import type { ExtraGuarantee } from '@shop/domain/guarantee'
import type { Store } from '@shop/domain/store'
import type { SellableVariant } from '../product/sellable-variant.ts'

/** A cart with what decisions about it need besides, all of one moment. */
export interface LoadedCart {
  readonly cart: Cart
  readonly store: Omit<Store, 'version'>
  /** What is sold now of the SKUs in the cart, the wanted one and the gifts; by SKU. */
  readonly offers: ReadonlyMap<string, SellableVariant>
  /** Automatic discounts of the store and those that codes of the cart grant. */
  readonly discounts: readonly CartDiscount[]
  /** Codes of the cart, and the wanted one. */
  readonly codes: readonly UsedDiscountCode[]
  readonly guarantees: readonly ExtraGuarantee[]
  readonly customerGroupKey?: CustomerGroupKey
  /** Whether purchases have led the customer into the group. */
  readonly isGroupByPurchases?: boolean
  /** Which state of the catalogue in memory it is priced by; missing where the tables were read. */
  readonly catalogueVersion?: string
}

/** What to load besides the cart and all it is priced by. */
export interface LoadOptions {
  readonly sku?: string
  /** Several instead of one; they are read from the tables, where the stock is that of now. */
  readonly skus?: readonly string[]
  /** The line whose units are to change: what is left of its goods is decided by the database. */
  readonly lineItemId?: string
  /** In its normal form. */
  readonly discountCode?: string
  /** Codes and guarantees exclude by category; else categories are loaded only where a discount asks for them. */
  readonly categories?: boolean
}
