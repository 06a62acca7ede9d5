import type { Cart, LineItem } from '@shop/domain/cart'
import type { CurrencyCode } from '@shop/domain/money'
import type { LineProduct, LineProducts } from './line-products.ts'
import {
  amountOf,
  type StoredAmount,
  type StoredTaxedPrice,
  storedAmount,
  storedTaxedPrice,
  taxedPriceOf,
} from './stored-amounts.ts'

/** A line as a document holds it: those written today have no more, older ones and those without a product stored all the rest. */
interface StoredLine
  extends Pick<LineItem, 'id' | 'orderHint' | 'quantity' | 'discountedPricePerQuantity'>,
    Partial<Omit<LineProduct, 'images' | 'attributes'>> {
  readonly variant: Pick<LineItem['variant'], 'id' | 'sku'> & Partial<Pick<LineItem['variant'], 'images' | 'attributes'>>
  readonly totalPrice: StoredAmount
  readonly taxedPrice: StoredTaxedPrice
}

/** What carts and orders have in common. */
type Priced = Pick<Cart, 'lineItems' | 'totalPrice' | 'taxedPrice' | 'shippingInfo'>

/** What a document holds in short. */
interface StoredParts {
  readonly lineItems: readonly StoredLine[]
  readonly taxedPrice: StoredTaxedPrice & {
    readonly taxPortions: readonly (Omit<Cart['taxedPrice']['taxPortions'][number], 'amount'> & {
      readonly amount: StoredAmount
    })[]
  }
  readonly shippingInfo?:
    | (Omit<NonNullable<Cart['shippingInfo']>, 'price' | 'taxedPrice'> & {
        readonly price: StoredAmount
        readonly taxedPrice: StoredTaxedPrice
      })
    | undefined
}

/** A cart or an order as its document holds it: lines without their products, amounts without what the total says. */
export type Stored<T extends Priced> = Omit<T, keyof StoredParts> & StoredParts

/** What a document holds of a cart or an order. */
export function storedOf<T extends Priced>(whole: T): Stored<T> {
  const { lineItems, taxedPrice, shippingInfo, ...rest } = whole
  const { currencyCode } = whole.totalPrice
  return {
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
  }
}

/** Stored parts of a document in a currency as they are, with the products of lines. Throws for a line without one: it could not be shown. */
export function wholePartsOf(
  { lineItems, taxedPrice, shippingInfo }: StoredParts,
  currency: CurrencyCode,
  products: LineProducts,
): Omit<Priced, 'totalPrice'> {
  return {
    lineItems: lineItems.map(line => lineOf(line, products[line.id], currency)),
    taxedPrice: {
      ...taxedPriceOf(taxedPrice, currency),
      taxPortions: taxedPrice.taxPortions.map(portion => ({ ...portion, amount: amountOf(portion.amount, currency) })),
    },
    ...(shippingInfo
      ? {
          shippingInfo: {
            ...shippingInfo,
            price: amountOf(shippingInfo.price, currency),
            taxedPrice: taxedPriceOf(shippingInfo.taxedPrice, currency),
          },
        }
      : {}),
  }
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
