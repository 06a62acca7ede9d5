import type { Cart } from '@shop/domain/cart'
import { documentFormat, type StoredDocument } from '../database/stored-document.ts'

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
 * How carts are stored. SQL reads `version`, `cartState`, `store.key`, `anonymousId`, `customerId`, `customerEmail`,
 * `totalLineItemQuantity`, `lineItems`, `customLineItems`, `discountCodes`, `paymentInfo` and the amounts of a document
 * directly, without these steps: another shape of one of them needs a migration that rewrites the rows as well.
 */
export const CART_DOCUMENT = documentFormat<Cart>('cart', { 1: cart1To2 })

/** The cart of a row, whatever version it was written in. */
export const readCartDocument = CART_DOCUMENT.read
/** The text of a cart for its row. */
export const writeCartDocument = CART_DOCUMENT.write
