/** A growing set of small whole numbers. */
export class BitSet {
  #bytes: Uint8Array
  #size = 0

  constructor(bytes: Uint8Array = new Uint8Array(0)) {
    this.#bytes = bytes
    for (let byte of bytes) for (; byte !== 0; byte &= byte - 1) this.#size++
  }

  get size(): number {
    return this.#size
  }

  /** The bits, for keeping them. */
  get bytes(): Uint8Array {
    return this.#bytes
  }

  has(value: number): boolean {
    return ((this.#bytes[value >> 3] ?? 0) & (1 << (value & 7))) !== 0
  }

  add(value: number): void {
    if (this.has(value)) return
    if (value >> 3 >= this.#bytes.length) this.#grow(value)
    this.#bytes[value >> 3] = (this.#bytes[value >> 3] ?? 0) | (1 << (value & 7))
    this.#size++
  }

  /** Whether the value was in the set. */
  delete(value: number): boolean {
    if (!this.has(value)) return false
    this.#bytes[value >> 3] = (this.#bytes[value >> 3] ?? 0) & ~(1 << (value & 7))
    this.#size--
    return true
  }

  *[Symbol.iterator](): Generator<number> {
    for (let place = 0; place < this.#bytes.length; place++)
      for (let byte = this.#bytes[place] ?? 0; byte !== 0; byte &= byte - 1) yield place * 8 + 31 - Math.clz32(byte & -byte)
  }

  #grow(value: number): void {
    const grown = new Uint8Array(Math.ceil(((value >> 3) + 1) * 1.25))
    grown.set(this.#bytes)
    this.#bytes = grown
  }
}
