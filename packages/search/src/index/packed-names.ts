import { ByteWriter } from './byte-writer.ts'
import { readVarint, varintLength } from './varint.ts'

/** What is needed to keep packed names. */
export interface StoredPackedNames {
  /** The words one after another, and where each begins; one entry more than there are words. */
  readonly words: Uint8Array
  readonly wordStarts: Uint32Array
  /** Numbers of each name's words, and where each name begins; one entry more than there are names. */
  readonly names: Uint8Array
  readonly starts: Uint32Array
}

const NOTHING: StoredPackedNames = {
  words: new Uint8Array(0),
  wordStarts: new Uint32Array(1),
  names: new Uint8Array(0),
  starts: new Uint32Array(1),
}
/** Letters with what follows them up to a digit, which is the same behind most of them, or anything else up to a letter. */
const WORDS = /[\p{L}\p{M}]+[^\p{L}\p{M}\d]*|[^\p{L}\p{M}]+/gu
const encoder = new TextEncoder()
const decoder = new TextDecoder()
/** Where a name is put together; names are read one after another. */
let spelled = new Uint8Array(1 << 10)

/**
 * Names by number as the numbers of their words, of which frequent ones take a byte, as names of a catalogue consist of few
 * different ones: a third of what the letters take.
 */
export class PackedNames {
  readonly #words: Uint8Array
  readonly #wordStarts: Uint32Array
  readonly #names: Uint8Array
  readonly #starts: Uint32Array

  constructor({ words, wordStarts, names, starts }: StoredPackedNames = NOTHING) {
    this.#words = words
    this.#wordStarts = wordStarts
    this.#names = names
    this.#starts = starts
  }

  /** Packs the names below a bound in steps of so many names. */
  static *pack(bound: number, nameOf: (number: number) => string, namesPerStep: number): Generator<void, PackedNames> {
    const counts = new Map<string, number>()
    for (let number = 0; number < bound; number++) {
      for (const [word] of nameOf(number).matchAll(WORDS)) counts.set(word, (counts.get(word) ?? 0) + 1)
      if (number % namesPerStep === 0) yield
    }
    const words = [...counts].sort(([, count], [, other]) => other - count).map(([word]) => word)
    const numbers = new Map(words.map((word, number) => [word, number]))
    const spelling = new ByteWriter()
    const wordStarts = new Uint32Array(words.length + 1)
    words.forEach((word, number) => {
      spelling.writeBytes(encoder.encode(word))
      wordStarts[number + 1] = spelling.length
    })
    yield
    const names = new ByteWriter()
    const starts = new Uint32Array(bound + 1)
    for (let number = 0; number < bound; number++) {
      for (const [word] of nameOf(number).matchAll(WORDS)) names.writeVarint(numbers.get(word) as number)
      starts[number + 1] = names.length
      if (number % namesPerStep === 0) yield
    }
    return new PackedNames({ words: spelling.finish(), wordStarts, names: names.finish(), starts })
  }

  /** All names are below. */
  get bound(): number {
    return this.#starts.length - 1
  }

  /** A name; empty for a number without one. */
  get(number: number): string {
    const end = this.#starts[number + 1] ?? 0
    let at = this.#starts[number] ?? 0
    let length = 0
    while (at < end) {
      const word = readVarint(this.#names, at)
      at += varintLength(word)
      length = this.#spell(word, length)
    }
    return decoder.decode(spelled.subarray(0, length))
  }

  toStored(): StoredPackedNames {
    return { words: this.#words, wordStarts: this.#wordStarts, names: this.#names, starts: this.#starts }
  }

  /** Puts a word behind what is there, and returns where it ends. */
  #spell(word: number, length: number): number {
    const start = this.#wordStarts[word] as number
    const count = (this.#wordStarts[word + 1] as number) - start
    if (length + count > spelled.length) {
      const larger = new Uint8Array((length + count) * 2)
      larger.set(spelled)
      spelled = larger
    }
    for (let letter = 0; letter < count; letter++) spelled[length + letter] = this.#words[start + letter] as number
    return length + count
  }
}
