import type { Cart } from '@shop/domain/cart'
import { documentFormat, type StoredDocument } from '../database/stored-document.ts'
import { isWholeProduct, type LineProducts, noteStoredProducts } from './line-products.ts'
import { type Stored, storedOf, wholePartsOf } from './stored-lines.ts'

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

/** A cart as its document holds it. */
type CartDocument = Stored<Cart>

/**
 * How carts are stored. Since version 3 what lines copied of their products is in a column of its own (`line-products.ts`), since
 * version 4 with all else of them that seldom changes, and amounts leave out what the total says: a third of the bytes to write
 * and parse with each change. SQL reads `version`, `cartState`, `store.key`, `anonymousId`, `customerId`, `customerEmail`,
 * `totalLineItemQuantity`, `customLineItems`, `discountCodes`, `paymentInfo`, the amounts of a document, and of its lines `id`,
 * `quantity`, `variant.sku` and the amounts directly, without these steps: another shape of one of them needs a migration that
 * rewrites the rows as well.
 */
export const CART_DOCUMENT = documentFormat<CartDocument>('cart', { 1: cart1To2, 2: cart => cart, 3: cart => cart })

/** The cart of a row, whatever version it was written in. Throws for a line without its product: it could not be shown. */
export function readCartDocument(document: StoredDocument, products: LineProducts): Cart {
  const { lineItems, taxedPrice, shippingInfo, ...rest } = CART_DOCUMENT.read(document)
  const parts = { lineItems, taxedPrice, shippingInfo }
  const cart: Cart = { ...rest, ...wholePartsOf(parts, rest.totalPrice.currencyCode, products) }
  const isStored = lineItems.every(({ id }) => isWholeProduct(products[id] ?? {}))
  if (isStored) noteStoredProducts(cart)
  return cart
}

/** The text of a cart for its row; that of the products of its lines is made by `writeLineProducts`. */
export function writeCartDocument(cart: Cart): string {
  return CART_DOCUMENT.write(storedOf(cart))
}
