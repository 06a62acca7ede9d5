import { ByteWriter } from './byte-writer.ts'
import { readVarint, varintLength } from './varint.ts'

/**
 * Documents of terms with their weights, packed. Behind each term stand its weights, few different ones, and behind each
 * weight the number of documents that have it and how many numbers lie between one and the next. That is little more than a
 * byte a document, where four for its number and one for its weight made four fifths of an index.
 */
export interface Postings {
  /** Where the bytes of each term begin; one entry more than there are terms. */
  readonly offsets: Uint32Array
  readonly bytes: Uint8Array
}

/** Documents with their weights at the same places. */
export class PostingList {
  documents = new Uint32Array(0)
  weights = new Uint8Array(0)
  length = 0

  push(document: number, weight: number): void {
    if (this.length === this.documents.length) this.#grow()
    this.documents[this.length] = document
    this.weights[this.length++] = weight
  }

  /** Orders the documents, their weights along. */
  sort(): void {
    const pairs = new Float64Array(this.length)
    for (let at = 0; at < this.length; at++) pairs[at] = (this.documents[at] as number) * 256 + (this.weights[at] as number)
    pairs.sort()
    for (let at = 0; at < this.length; at++) {
      const pair = pairs[at] as number
      this.documents[at] = Math.floor(pair / 256)
      this.weights[at] = pair % 256
    }
  }

  #grow(): void {
    const size = Math.max(64, this.length * 2)
    const documents = new Uint32Array(size)
    documents.set(this.documents)
    this.documents = documents
    const weights = new Uint8Array(size)
    weights.set(this.weights)
    this.weights = weights
  }
}

/** Packs the postings of one term after another. */
export class PostingsWriter {
  readonly #bytes = new ByteWriter()
  readonly #offsets = [0]

  /** Adds a term. Documents of the same weight must be in ascending order. */
  add({ documents, weights, length }: PostingList): void {
    const counts = new Map<number, number>()
    for (let at = 0; at < length; at++) counts.set(weights[at] as number, (counts.get(weights[at] as number) ?? 0) + 1)
    for (const [weight, count] of counts) {
      this.#bytes.writeByte(weight)
      this.#bytes.writeVarint(count)
      let next = 0
      for (let at = 0; at < length; at++) {
        if (weights[at] !== weight) continue
        const document = documents[at] as number
        this.#bytes.writeVarint(document - next)
        next = document + 1
      }
    }
    this.#offsets.push(this.#bytes.length)
  }

  finish(): Postings {
    return { offsets: Uint32Array.from(this.#offsets), bytes: this.#bytes.finish() }
  }
}

/** Calls back for each document of a term; those of a weight in ascending order. */
export function eachPosting({ offsets, bytes }: Postings, term: number, visit: (document: number, weight: number) => void): void {
  let at = offsets[term] as number
  const end = offsets[term + 1] as number
  while (at < end) {
    const weight = bytes[at++] as number
    let left = readVarint(bytes, at)
    at += varintLength(left)
    for (let next = 0; left > 0; left--) {
      const gap = readVarint(bytes, at)
      at += varintLength(gap)
      visit(next + gap, weight)
      next += gap + 1
    }
  }
}
