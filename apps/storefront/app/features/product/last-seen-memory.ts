import { lastSeenAfter } from '@shop/domain/product'

const KEY = 'last-seen-products'
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Ids of the products this browser has seen, newest first; none where the storage is empty or holds something else (PDP-25). */
export function readLastSeen(memory: Pick<Memory, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(memory.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string' && ID.test(id)) : []
  } catch {
    return []
  }
}

/** Stores a product as seen last: its id and nothing else. Does nothing without storage. */
export function rememberSeen(memory: Pick<Memory, 'getItem' | 'setItem'>, id: string): void {
  try {
    memory.setItem(KEY, JSON.stringify(lastSeenAfter(readLastSeen(memory), id)))
  } catch {
    // Private windows and full disks: the page works without.
  }
}

/** Forgets all of them. Does nothing without storage. */
export function forgetSeen(memory: Pick<Memory, 'removeItem'>): void {
  try {
    memory.removeItem(KEY)
  } catch {
    // As said.
  }
}
