const LETTERS = 3
const MIN_BUCKETS = 256

/** Which words have which three letters in a row. Several threes may share a bucket: what it holds are candidates. */
export class WordParts {
  readonly #mask: number
  readonly #offsets: Uint32Array
  readonly #terms: Uint32Array

  constructor(words: readonly string[], terms: Uint32Array) {
    let buckets = MIN_BUCKETS
    while (buckets < terms.length * 2) buckets *= 2
    this.#mask = buckets - 1
    const counts = new Uint32Array(buckets)
    /** The word a bucket got last: it gets each only once. */
    const last = new Uint32Array(buckets)
    this.#eachBucket(words, terms, last, bucket => {
      counts[bucket] = (counts[bucket] as number) + 1
    })
    this.#offsets = new Uint32Array(buckets + 1)
    for (let bucket = 0; bucket < buckets; bucket++) {
      this.#offsets[bucket + 1] = (this.#offsets[bucket] as number) + (counts[bucket] as number)
    }
    this.#terms = new Uint32Array(this.#offsets[buckets] as number)
    const next = this.#offsets.slice()
    last.fill(0)
    this.#eachBucket(words, terms, last, (bucket, term) => {
      const at = next[bucket] as number
      this.#terms[at] = term
      next[bucket] = at + 1
    })
  }

  /** Places of words among which all are that have a part of at least three letters, in order. */
  candidatesFor(part: string): Uint32Array {
    let best = 0
    let fewest = Number.POSITIVE_INFINITY
    for (let at = 0; at + LETTERS <= part.length; at++) {
      const bucket = this.#bucketAt(part, at)
      const count = (this.#offsets[bucket + 1] as number) - (this.#offsets[bucket] as number)
      if (count < fewest) {
        best = bucket
        fewest = count
      }
    }
    return this.#terms.subarray(this.#offsets[best], this.#offsets[best + 1])
  }

  #eachBucket(
    words: readonly string[],
    terms: Uint32Array,
    last: Uint32Array,
    visit: (bucket: number, term: number) => void,
  ): void {
    for (let number = 0; number < terms.length; number++) {
      const term = terms[number] as number
      const word = words[term] as string
      for (let at = 0; at + LETTERS <= word.length; at++) {
        const bucket = this.#bucketAt(word, at)
        if (last[bucket] === number + 1) continue
        last[bucket] = number + 1
        visit(bucket, term)
      }
    }
  }

  #bucketAt(word: string, at: number): number {
    const hash = Math.imul(
      Math.imul(word.charCodeAt(at) * 31 + word.charCodeAt(at + 1), 0x9e3779b1) + word.charCodeAt(at + 2),
      0x85ebca6b,
    )
    return (hash ^ (hash >>> 15)) & this.#mask
  }
}
