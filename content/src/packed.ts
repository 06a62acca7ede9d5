import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/**
 * Something plain that is seldom looked at: bytes instead of thousands of objects and texts, which every collection of garbage
 * would go through. What is looked at stays the same object for as long as someone holds on to it.
 */
export class Packed<Item extends object> {
  readonly #bytes: Buffer
  #unpacked: WeakRef<Item>

  constructor(item: Item) {
    const compressed = zstdCompressSync(JSON.stringify(item), { params: { [constants.ZSTD_c_compressionLevel]: 3 } })
    // In memory of its own: what zstd makes is the beginning of a larger buffer.
    this.#bytes = Buffer.allocUnsafeSlow(compressed.length)
    compressed.copy(this.#bytes)
    this.#unpacked = new WeakRef(item)
  }

  get item(): Item {
    const known = this.#unpacked.deref()
    if (known) return known
    const item = JSON.parse(zstdDecompressSync(this.#bytes).toString()) as Item
    this.#unpacked = new WeakRef(item)
    return item
  }
}
