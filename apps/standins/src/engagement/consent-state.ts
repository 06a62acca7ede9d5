import type { TrackedEvent } from './profile-book.ts'

/**
 * What somebody agrees to at an instant (seconds): per category the latest event counts, an acceptance only while its
 * `valid_until` lasts.
 */
export function consentsOf(events: readonly TrackedEvent[], nowSeconds: number): Record<string, boolean> {
  const state: Record<string, boolean> = {}
  for (const { type, properties } of events) {
    if (type !== 'consent' || typeof properties.category !== 'string') continue
    const validUntil = properties.valid_until === 'unlimited' ? Number.POSITIVE_INFINITY : Number(properties.valid_until)
    state[properties.category] = properties.action === 'accept' && validUntil > nowSeconds
  }
  return state
}
