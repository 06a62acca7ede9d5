import { mayStore } from '../consent.ts'

/** Where this browser keeps which orders were told; it needs the consent to statistics. */
const KEY = 'tracked-orders'
const MAX_ORDERS = 20

const told = new Set<string>()

/** Whether an order is told for the first time: its page may be loaded again. Remembers it, where that is consented to beyond this page. */
export function isNewPurchase(orderId: string): boolean {
  const known = read()
  if (told.has(orderId) || known.includes(orderId)) return false
  told.add(orderId)
  if (!mayStore('statistics')) return true
  try {
    localStorage.setItem(KEY, JSON.stringify([orderId, ...known].slice(0, MAX_ORDERS)))
  } catch {
    // A browser that stores nothing tells an order again when its page is loaded again.
  }
  return true
}

function read(): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(known) ? known.map(String) : []
  } catch {
    return []
  }
}
