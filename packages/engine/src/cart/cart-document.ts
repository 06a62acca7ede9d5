import type { Cart, LineItem } from '@shop/domain/cart'
import type { CurrencyCode } from '@shop/domain/money'
import { documentFormat, type StoredDocument } from '../database/stored-document.ts'
import { isWholeProduct, type LineProduct, type LineProducts, noteStoredProducts } from './line-products.ts'
import {
  amountOf,
  type StoredAmount,
  type StoredTaxedPrice,
  storedAmount,
  storedTaxedPrice,
  taxedPriceOf,
} from './stored-amounts.ts'

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

/** A line as a document holds it: those of version 4 have no more, older ones and those without a product stored all the rest. */
interface StoredLine
  extends Pick<LineItem, 'id' | 'orderHint' | 'quantity' | 'discountedPricePerQuantity'>,
    Partial<Omit<LineProduct, 'images' | 'attributes'>> {
  readonly variant: Pick<LineItem['variant'], 'id' | 'sku'> & Partial<Pick<LineItem['variant'], 'images' | 'attributes'>>
  readonly totalPrice: StoredAmount
  readonly taxedPrice: StoredTaxedPrice
}

/** A cart as its document holds it. */
interface CartDocument extends Omit<Cart, 'lineItems' | 'taxedPrice' | 'shippingInfo'> {
  readonly lineItems: readonly StoredLine[]
  readonly taxedPrice: StoredTaxedPrice & {
    readonly taxPortions: readonly (Omit<Cart['taxedPrice']['taxPortions'][number], 'amount'> & {
      readonly amount: StoredAmount
    })[]
  }
  readonly shippingInfo?: Omit<NonNullable<Cart['shippingInfo']>, 'price' | 'taxedPrice'> & {
    readonly price: StoredAmount
    readonly taxedPrice: StoredTaxedPrice
  }
}

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
  const { currencyCode } = rest.totalPrice
  const cart: Cart = {
    ...rest,
    lineItems: lineItems.map(line => lineOf(line, products[line.id], currencyCode)),
    taxedPrice: {
      ...taxedPriceOf(taxedPrice, currencyCode),
      taxPortions: taxedPrice.taxPortions.map(portion => ({ ...portion, amount: amountOf(portion.amount, currencyCode) })),
    },
    ...(shippingInfo
      ? {
          shippingInfo: {
            ...shippingInfo,
            price: amountOf(shippingInfo.price, currencyCode),
            taxedPrice: taxedPriceOf(shippingInfo.taxedPrice, currencyCode),
          },
        }
      : {}),
  }
  const isStored = lineItems.every(({ id }) => isWholeProduct(products[id] ?? {}))
  if (isStored) noteStoredProducts(cart)
  return cart
}

function lineOf(line: StoredLine, product: LineProduct | undefined, currency: CurrencyCode): LineItem {
  const { images = line.variant.images, attributes = line.variant.attributes, ...fields }: Partial<LineProduct> = product ?? {}
  if (!images || !attributes) throw new Error(`Line ${line.id} of a cart has no product`)
  // What is missing of the fields is in the line itself, where an older version wrote it.
  const whole = { ...line, ...fields } as LineItem
  return {
    ...whole,
    variant: { ...line.variant, images, attributes },
    totalPrice: amountOf(line.totalPrice, currency),
    taxedPrice: taxedPriceOf(line.taxedPrice, currency),
  }
}

/** The text of a cart for its row; that of the products of its lines is made by `writeLineProducts`. */
export function writeCartDocument(cart: Cart): string {
  const { lineItems, taxedPrice, shippingInfo, ...rest } = cart
  const { currencyCode } = cart.totalPrice
  return CART_DOCUMENT.write({
    ...rest,
    lineItems: lineItems.map(line => storedLineOf(line, currencyCode)),
    taxedPrice: {
      ...storedTaxedPrice(taxedPrice, currencyCode),
      taxPortions: taxedPrice.taxPortions.map(portion => ({ ...portion, amount: storedAmount(portion.amount, currencyCode) })),
    },
    ...(shippingInfo
      ? {
          shippingInfo: {
            ...shippingInfo,
            price: storedAmount(shippingInfo.price, currencyCode),
            taxedPrice: storedTaxedPrice(shippingInfo.taxedPrice, currencyCode),
          },
        }
      : {}),
  })
}

function storedLineOf(line: LineItem, currency: CurrencyCode): StoredLine {
  return {
    id: line.id,
    variant: { id: line.variant.id, sku: line.variant.sku },
    orderHint: line.orderHint,
    quantity: line.quantity,
    discountedPricePerQuantity: line.discountedPricePerQuantity,
    totalPrice: storedAmount(line.totalPrice, currency),
    taxedPrice: storedTaxedPrice(line.taxedPrice, currency),
  }
}
