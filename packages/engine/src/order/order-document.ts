import type { Order } from '@shop/domain/order'
import type { LineProducts } from '../cart/line-products.ts'
import { type Stored, storedOf, wholePartsOf } from '../cart/stored-lines.ts'
import { documentFormat, type StoredDocument } from '../database/stored-document.ts'

/** Orders of version 1 say no version; the oldest of them were written before there were discounts and net prices. */
interface OrderOfVersion1 extends StoredDocument {
  readonly discountCodes: readonly { readonly discountCode: object }[]
  readonly customLineItems: readonly object[]
}

function order1To2(document: StoredDocument) {
  const order = document as OrderOfVersion1
  return {
    taxMode: 'Platform',
    appliedDiscounts: [],
    ...order,
    discountCodes: order.discountCodes.map(entry => ({
      ...entry,
      discountCode: { cartDiscounts: [], ...entry.discountCode },
    })),
    customLineItems: order.customLineItems.map(line => ({ discountedPricePerQuantity: [], ...line })),
  }
}

/**
 * How orders are stored: frozen for as long as the law asks for them, so that every version ever written stays readable. Since
 * version 3 a line has its id, SKU, units and amounts, as that of a cart's document; what it copied of its product is with the
 * ordered cart, where nothing changes it any more. SQL reads `customerEmail`, `taxMode`, `billingAddress`, `lineItems`,
 * `customLineItems`, `discountCodes` and the amounts of a document directly: another shape of one of them needs a migration as well.
 */
export const ORDER_DOCUMENT = documentFormat<Stored<Order>>('order', { 1: order1To2, 2: order => order })

/** The first version whose lines leave out their products. */
const WITHOUT_PRODUCTS = 3

/** The order of a row as it was placed, whatever version it was written in, with the products of the lines of its cart. */
export function readOrderDocument(document: StoredDocument, products: LineProducts): Order {
  // Lines of older ones have products of their own.
  const isWhole = (document.schemaVersion ?? 1) < WITHOUT_PRODUCTS
  const { lineItems, taxedPrice, shippingInfo, ...rest } = ORDER_DOCUMENT.read(document)
  const parts = { lineItems, taxedPrice, shippingInfo }
  return { ...rest, ...personalisationOf(rest), ...wholePartsOf(parts, rest.totalPrice.currencyCode, isWhole ? {} : products) }
}

/** Before it was stored with an order, the discount of a group was called computed wherever it counted. */
function personalisationOf({ personalisation, appliedDiscounts }: Pick<Order, 'personalisation' | 'appliedDiscounts'>) {
  const isPersonal = appliedDiscounts.some(({ cohortTier }) => cohortTier !== undefined)
  return personalisation === undefined && isPersonal ? ({ personalisation: 'automated' } as const) : {}
}

/** The text of an order for its row; the products of its lines are those of the row of its cart. */
export function writeOrderDocument(order: Order): string {
  return ORDER_DOCUMENT.write(storedOf(order))
}
