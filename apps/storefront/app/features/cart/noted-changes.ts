import type { Money } from '@shop/domain/money'
import { useSyncExternalStore } from 'react'

/** What has changed in the cart without its shopper while a page is open, for all that shows the cart. */
interface NotedChanges {
  /** Unit prices as they were when the shopper saw them first, by line id. */
  readonly formerPrices: Readonly<Record<string, Money>>
  /** Whether another window changed the cart at the same time as this one. */
  readonly hasConflict: boolean
}

const NOTHING: NotedChanges = { formerPrices: {}, hasConflict: false }
let noted = NOTHING
const listeners = new Set<() => void>()

function note(changes: Partial<NotedChanges>): void {
  noted = { ...noted, ...changes }
  for (const listener of listeners) listener()
}

/** Notes what lines have cost a unit before, by line id; of two changes of a line, what the shopper saw first stays. */
export function noteFormerPrices(formerPrices: NotedChanges['formerPrices']): void {
  if (Object.keys(formerPrices).length > 0) note({ formerPrices: { ...formerPrices, ...noted.formerPrices } })
}

/** Notes whether another window changed the cart at the same time, until the shopper has read it. */
export function noteConflict(hasConflict: boolean): void {
  if (hasConflict !== noted.hasConflict) note({ hasConflict })
}

/** What has changed in the cart without its shopper since the page was opened; nothing on servers. */
export function useNotedChanges(): NotedChanges {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => noted,
    () => NOTHING,
  )
}
