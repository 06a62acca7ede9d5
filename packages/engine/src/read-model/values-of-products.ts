import { LRUCache } from 'lru-cache'

/** The values of one product by their keys, and the bytes they take as JSON. */
interface Remembered<Value> {
  readonly byKey: Map<string, Value>
  bytes: number
}

/**
 * Values that are read from the database once per product and key, such as its texts by language, until the product is
 * forgotten. Bounded by the bytes of all values; the products that were not asked for longest go first.
 */
export class ValuesOfProducts<Value extends object> {
  readonly #products: LRUCache<string, Remembered<Value>>
  /** Readings under way, which all that ask meanwhile wait for. */
  readonly #readings = new Map<string, Promise<Value | undefined>>()

  /** `maxBytes` of all values as JSON; those of one product may take an eighth of it. */
  constructor(maxBytes: number) {
    this.#products = new LRUCache({ maxSize: maxBytes, maxEntrySize: Math.floor(maxBytes / 8) })
  }

  has(id: string, key: string): boolean {
    return this.#products.get(id)?.byKey.has(key) ?? false
  }

  /** The value of a product under a key, read where it is not remembered. Throws what `read` throws. */
  async get(id: string, key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const known = this.#products.get(id)?.byKey.get(key)
    if (known) return known
    const name = `${id} ${key}`
    const underWay = this.#readings.get(name)
    if (underWay) return underWay
    const reading = read()
    this.#readings.set(name, reading)
    try {
      const value = await reading
      // What was forgotten while it was read may be old already.
      if (value && this.#readings.get(name) === reading) this.set(id, key, value)
      return value
    } finally {
      if (this.#readings.get(name) === reading) this.#readings.delete(name)
    }
  }

  set(id: string, key: string, value: Value): void {
    const remembered = this.#products.get(id) ?? { byKey: new Map(), bytes: 0 }
    remembered.byKey.set(key, value)
    remembered.bytes += Buffer.byteLength(JSON.stringify(value))
    this.#products.set(id, remembered, { size: remembered.bytes })
  }

  forget(ids: Iterable<string>): void {
    for (const id of ids) {
      this.#products.delete(id)
      for (const name of this.#readings.keys()) if (name.startsWith(id)) this.#readings.delete(name)
    }
  }

  clear(): void {
    this.#products.clear()
    this.#readings.clear()
  }
}
