/** Documents of an index in the order of their names, as the language sorts them, numbers by their value. */
export class NameOrder {
  readonly #collator: Intl.Collator
  readonly #nameOf: (document: number) => string
  #order: Uint32Array
  #ranks: Uint32Array

  constructor(language: string, nameOf: (document: number) => string, order: Uint32Array = new Uint32Array(0)) {
    this.#collator = new Intl.Collator(language, { numeric: true })
    this.#nameOf = nameOf
    this.#order = order
    this.#ranks = new Uint32Array(0)
    this.#makeRoom(order.reduce((most, document) => Math.max(most, document), 0))
    this.#rank(0)
  }

  /** Documents in order. */
  get order(): Uint32Array {
    return this.#order
  }

  /** Position of a document; those without a name come last. */
  rankOf(document: number): number {
    const rank = this.#ranks[document] ?? 0
    return rank === 0 ? 0xffffffff : rank - 1
  }

  /** Takes documents out. Their names must still be those they were put in with. */
  remove(documents: Iterable<number>): void {
    const places = [...documents].map(document => this.rankOf(document)).filter(rank => rank < this.#order.length)
    if (places.length === 0) return
    places.sort((a, b) => a - b)
    const order = new Uint32Array(this.#order.length - places.length)
    let from = 0
    let end = 0
    for (const place of [...places, this.#order.length]) {
      order.set(this.#order.subarray(from, place), end)
      end += place - from
      from = place + 1
    }
    for (const place of places) this.#ranks[this.#order[place] as number] = 0
    this.#order = order
    this.#rank(places[0] as number)
  }

  /** Puts documents that are not in it in, by their names. */
  add(documents: Iterable<number>): void {
    const kept = this.#order
    const fresh = [...documents]
      .map(document => ({ document, name: this.#nameOf(document) }))
      .sort((a, b) => this.#compare(a.name, a.document, b.name, b.document))
    if (fresh.length === 0) return
    const order = new Uint32Array(kept.length + fresh.length)
    const first = this.#placeFor(kept, 0, fresh[0]?.name ?? '', fresh[0]?.document ?? 0)
    let from = 0
    let end = 0
    for (const { document, name } of fresh) {
      const place = this.#placeFor(kept, from, name, document)
      order.set(kept.subarray(from, place), end)
      end += place - from
      order[end++] = document
      from = place
    }
    order.set(kept.subarray(from), end)
    this.#order = order
    this.#makeRoom(fresh.reduce((most, { document }) => Math.max(most, document), 0))
    this.#rank(first)
  }

  #placeFor(order: Uint32Array, from: number, name: string, document: number): number {
    let low = from
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = order[middle] as number
      if (this.#compare(this.#nameOf(other), other, name, document) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #compare(name: string, document: number, otherName: string, otherDocument: number): number {
    return this.#collator.compare(name, otherName) || document - otherDocument
  }

  #makeRoom(document: number): void {
    if (document < this.#ranks.length) return
    const ranks = new Uint32Array(Math.ceil((document + 1) * 1.05) + 64)
    ranks.set(this.#ranks)
    this.#ranks = ranks
  }

  /** Ranks begin with 1, so that 0 means unranked. */
  #rank(from: number): void {
    for (let place = from; place < this.#order.length; place++) this.#ranks[this.#order[place] as number] = place + 1
  }
}
