/** Adds to a running sum per key; a key that is not in it yet starts at zero, since nothing has been counted for it. */
export function addTo<Key>(sums: Map<Key, number>, key: Key, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount)
}
