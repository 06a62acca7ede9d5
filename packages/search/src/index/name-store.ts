const INITIAL_BYTES = 1 << 12
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Names of documents by their numbers, kept as bytes: a hundred thousand strings would take several times the memory. */
export class NameStore {
  #bytes: Uint8Array
  #end: number
  #starts: Uint32Array
  #lengths: Uint16Array
  /** Bytes of names that were replaced. */
  #unused = 0

  constructor(kept?: { bytes: Uint8Array; starts: Uint32Array; lengths: Uint16Array }) {
    this.#bytes = kept?.bytes ?? new Uint8Array(INITIAL_BYTES)
    this.#end = kept?.bytes.length ?? 0
    this.#starts = kept?.starts ?? new Uint32Array(0)
    this.#lengths = kept?.lengths ?? new Uint16Array(0)
  }

  get(document: number): string {
    const start = this.#starts[document] ?? 0
    return decoder.decode(this.#bytes.subarray(start, start + (this.#lengths[document] ?? 0)))
  }

  set(document: number, name: string): void {
    const encoded = encoder.encode(name).subarray(0, 0xffff)
    if (document >= this.#starts.length) this.#growNumbers(document)
    this.#unused += this.#lengths[document] as number
    this.#lengths[document] = 0
    if (this.#end + encoded.length > this.#bytes.length) this.#growBytes(encoded.length)
    this.#bytes.set(encoded, this.#end)
    this.#starts[document] = this.#end
    this.#lengths[document] = encoded.length
    this.#end += encoded.length
  }

  /** For keeping it, without what is unused. */
  toStored(): { bytes: Uint8Array; starts: Uint32Array; lengths: Uint16Array } {
    this.#tidy(0)
    return { bytes: this.#bytes.slice(0, this.#end), starts: this.#starts.slice(), lengths: this.#lengths.slice() }
  }

  #growNumbers(document: number): void {
    const size = Math.ceil((document + 1) * 1.05) + 64
    const starts = new Uint32Array(size)
    starts.set(this.#starts)
    this.#starts = starts
    const lengths = new Uint16Array(size)
    lengths.set(this.#lengths)
    this.#lengths = lengths
  }

  #growBytes(needed: number): void {
    if (this.#unused > this.#end / 2) this.#tidy(needed)
    if (this.#end + needed <= this.#bytes.length) return
    const grown = new Uint8Array(Math.ceil((this.#end + needed) * 1.2))
    grown.set(this.#bytes.subarray(0, this.#end))
    this.#bytes = grown
  }

  #tidy(needed: number): void {
    const tidy = new Uint8Array(this.#end - this.#unused + needed)
    let end = 0
    for (let document = 0; document < this.#starts.length; document++) {
      const start = this.#starts[document] as number
      const length = this.#lengths[document] as number
      tidy.set(this.#bytes.subarray(start, start + length), end)
      this.#starts[document] = end
      end += length
    }
    this.#bytes = tidy
    this.#end = end
    this.#unused = 0
  }
}
