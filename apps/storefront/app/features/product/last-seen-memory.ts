import { lastSeenAfter } from '@shop/domain/product'

const KEY = 'last-seen-products'
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Ids of the products this browser has seen, newest first; none where it keeps nothing or something else (PDP-25). */
export function readLastSeen(memory: Memory): string[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string' && ID.test(id)) : []
  } catch {
    return []
  }
}

/** Remembers a product as seen last: its id and nothing else. A browser that keeps nothing is left alone. */
export function rememberSeen(memory: Memory, id: string): void {
  try {
    memory.setItem(KEY, JSON.stringify(lastSeenAfter(readLastSeen(memory), id)))
  } catch {
    // Private windows and full disks: the page does without.
  }
}
