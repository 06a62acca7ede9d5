import { type CoOccurrences, coOccurrencesOf } from './co-occurrence.ts'
import type { ProductGroups } from './product-groups.ts'

/** Orders that a pair must be in: what one buyer did is chance, and theirs. */
const MIN_ORDERS = 2

/** Which products are bought in the same orders. */
export function boughtTogetherOf(orders: ProductGroups, productCount: number): CoOccurrences {
  return coOccurrencesOf(orders, productCount, { isOrdered: false, minGroups: MIN_ORDERS })
}

/** Which products are looked at in the same visits. */
export function viewedTogetherOf(visits: ProductGroups, productCount: number): CoOccurrences {
  return coOccurrencesOf(visits, productCount, { isOrdered: true, minGroups: 1 })
}
