/** Values by key for a time, at most a number of them: the oldest goes first. */
export interface BoundedMemory<Value> {
  get(key: string, now: number): { readonly value: Value } | undefined
  set(key: string, value: Value, now: number): void
  clear(): void
}

/** A memory of `maxEntries` values, each kept for `keepMs`. Times are ms. */
export function createBoundedMemory<Value>(maxEntries: number, keepMs: number): BoundedMemory<Value> {
  const entries = new Map<string, { value: Value; until: number }>()
  return {
    get(key, now) {
      const entry = entries.get(key)
      return entry && now < entry.until ? entry : undefined
    },
    set(key, value, now) {
      entries.delete(key)
      entries.set(key, { value, until: now + keepMs })
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    },
    clear() {
      entries.clear()
    },
  }
}
