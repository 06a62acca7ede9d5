import { MORE, VARINT_BITS } from './varint.ts'

const INITIAL_BYTES = 1 << 12

/** Bytes that are written one after another. */
export class ByteWriter {
  #bytes = new Uint8Array(INITIAL_BYTES)
  #end = 0

  get length(): number {
    return this.#end
  }

  writeByte(byte: number): void {
    this.#makeRoom(1)
    this.#bytes[this.#end++] = byte
  }

  writeVarint(number: number): void {
    let rest = number
    for (; rest >= MORE; rest >>>= VARINT_BITS) this.writeByte((rest & (MORE - 1)) | MORE)
    this.writeByte(rest)
  }

  writeBytes(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length)
    this.#bytes.set(bytes, this.#end)
    this.#end += bytes.length
  }

  /** What was written, in memory of its own size. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#end)
  }

  #makeRoom(count: number): void {
    if (this.#end + count <= this.#bytes.length) return
    const grown = new Uint8Array((this.#end + count) * 2)
    grown.set(this.#bytes)
    this.#bytes = grown
  }
}
