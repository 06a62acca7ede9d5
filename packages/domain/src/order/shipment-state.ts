import type { Transitions } from '../state/index.ts'

/** Where the goods of an order are (ORD-06). */
export const SHIPMENT_STATES = ['Pending', 'Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped'] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

/** States of shipment that may follow each: what has left the house, in part or as a whole, never comes back into it (rule P3). */
export const SHIPMENT_TRANSITIONS: Transitions<ShipmentState> = {
  Pending: ['Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped'],
  Ready: ['Delayed', 'Backorder', 'Partial', 'Shipped'],
  Delayed: ['Ready', 'Backorder', 'Partial', 'Shipped'],
  Backorder: ['Ready', 'Delayed', 'Partial', 'Shipped'],
  Partial: ['Shipped'],
  Shipped: [],
}

/** Whether goods of the order have left the house. */
export function hasShipped(state: ShipmentState): boolean {
  return state === 'Partial' || state === 'Shipped'
}
