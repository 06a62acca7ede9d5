import type { Cart } from '@shop/domain/cart'
import { documentFormat, type StoredDocument } from '../database/stored-document.ts'
import { type BareLinesCart, type LineProducts, withLineProducts, withoutLineProducts } from './line-products.ts'

/** Carts of version 1 say no version; the oldest of them were written before there were discounts. */
interface CartOfVersion1 extends StoredDocument {
  readonly discountCodes: readonly { readonly discountCode: object }[]
  readonly customLineItems: readonly object[]
}

function cart1To2(document: StoredDocument) {
  const cart = document as CartOfVersion1
  return {
    appliedDiscounts: [],
    refusedGifts: [],
    ...cart,
    discountCodes: cart.discountCodes.map(entry => ({
      ...entry,
      discountCode: { cartDiscounts: [], ...entry.discountCode },
    })),
    customLineItems: cart.customLineItems.map(line => ({ discountedPricePerQuantity: [], ...line })),
  }
}

/**
 * How carts are stored. Since version 3 what lines copied of their products is in a column of its own (`line-products.ts`). SQL
 * reads `version`, `cartState`, `store.key`, `anonymousId`, `customerId`, `customerEmail`,
 * `totalLineItemQuantity`, `lineItems`, `customLineItems`, `discountCodes`, `paymentInfo` and the amounts of a document
 * directly, without these steps: another shape of one of them needs a migration that rewrites the rows as well.
 */
export const CART_DOCUMENT = documentFormat<BareLinesCart>('cart', { 1: cart1To2, 2: cart => cart })

/** The cart of a row, whatever version it was written in, with the products of its lines. */
export function readCartDocument(document: StoredDocument, products: LineProducts): Cart {
  return withLineProducts(CART_DOCUMENT.read(document), products)
}

/** The text of a cart for its row; that of the products of its lines is made by `writeLineProducts`. */
export function writeCartDocument(cart: Cart): string {
  return CART_DOCUMENT.write(withoutLineProducts(cart))
}
