import type { Order } from './order.ts'

const ORDER_NUMBER = /^NS\d{6,14}$/

/** Order number of a running number: `NS` and at least eight digits (ORD-03). */
export function orderNumberOf(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`Not a running number: ${sequence}`)
  return `NS${String(sequence).padStart(8, '0')}`
}

/** Whether a text has the form of an order number. */
export function isOrderNumber(value: string): boolean {
  return ORDER_NUMBER.test(value)
}

/** Reference to put on a bank transfer: the order number, in Czechia its digits alone because the bank takes no letters (ORD-03). */
export function bankReferenceOf(order: Pick<Order, 'orderNumber' | 'country'>): string {
  return order.country === 'CZ' ? order.orderNumber.replace(/^NS/, '') : order.orderNumber
}
