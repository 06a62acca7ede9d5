import type { Transitions } from '../state/index.ts'

/** Life of an order (ORD-04). */
export const ORDER_STATES = ['Open', 'Confirmed', 'Complete', 'Cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** States of an order that may follow each: what is complete or cancelled stays so. */
export const ORDER_TRANSITIONS: Transitions<OrderState> = {
  Open: ['Confirmed', 'Complete', 'Cancelled'],
  Confirmed: ['Complete', 'Cancelled'],
  Complete: [],
  Cancelled: [],
}
