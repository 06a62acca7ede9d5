import type { Order } from '@shop/domain/order'
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
 * How orders are stored: frozen for as long as the law asks for them, so that every version ever written stays readable.
 * SQL reads `customerEmail`, `taxMode`, `billingAddress`, `lineItems`, `customLineItems`, `discountCodes` and the amounts
 * of a document directly: another shape of one of them needs a migration as well.
 */
export const ORDER_DOCUMENT = documentFormat<Order>('order', { 1: order1To2 })

/** The order of a row as it was placed, whatever version it was written in. */
export const readOrderDocument = ORDER_DOCUMENT.read
/** The text of an order for its row. */
export const writeOrderDocument = ORDER_DOCUMENT.write
