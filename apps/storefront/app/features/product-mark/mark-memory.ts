import { isSku, MAX_CHOSEN_PRODUCTS } from '@shop/domain/product'
import { MAX_SHOPPING_LIST_LINES } from '@shop/domain/shopping-list'

const WISH_LIST = 'wish-list'
const COMPARED = 'compared-products'
const SIGNED_IN = 'signed-in'

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The wishes that a device keeps: those of a guest, or what it knows of the list in the account of its customer. */
export interface WishMemory {
  readonly skus: readonly string[]
  readonly isOfAccount: boolean
}

const NO_WISHES: WishMemory = { skus: [], isOfAccount: false }

/** Reads the wishes of this device; none where the storage is empty or holds something else. What was a customer's goes with their session. */
export function readWishList(memory: Memory): WishMemory {
  const stored = readJson(memory, WISH_LIST)
  if (typeof stored !== 'object' || stored === null || !('skus' in stored)) return NO_WISHES
  const isOfAccount = 'isOfAccount' in stored && stored.isOfAccount === true
  if (isOfAccount && memory.getItem(SIGNED_IN) === null) {
    memory.removeItem(WISH_LIST)
    return NO_WISHES
  }
  return { skus: skusIn(stored.skus).slice(0, MAX_SHOPPING_LIST_LINES), isOfAccount }
}

/** Keeps wishes on this device; without any nothing is kept. */
export function writeWishList(memory: Memory, wishes: WishMemory): void {
  if (wishes.skus.length === 0) memory.removeItem(WISH_LIST)
  else memory.setItem(WISH_LIST, JSON.stringify(wishes))
}

/** Items that were chosen to be compared, at most four, in the order in which they were chosen. */
export function readCompared(memory: Memory): readonly string[] {
  return skusIn(readJson(memory, COMPARED)).slice(0, MAX_CHOSEN_PRODUCTS)
}

/** Keeps the items to be compared; without any nothing is kept. */
export function writeCompared(memory: Memory, skus: readonly string[]): void {
  if (skus.length === 0) memory.removeItem(COMPARED)
  else memory.setItem(COMPARED, JSON.stringify(skus))
}

function readJson(memory: Memory, key: string): unknown {
  try {
    // The keys are the two above.
    return JSON.parse(memory.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function skusIn(value: unknown): string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : []
  return [...new Set(listed.filter((sku): sku is string => typeof sku === 'string' && isSku(sku)))]
}
