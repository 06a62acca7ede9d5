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
    this.#rank()
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

  /** Takes documents out and puts others, with new names, in. */
  change(removed: ReadonlySet<number>, added: Iterable<number>): void {
    const kept = removed.size === 0 ? this.#order : this.#order.filter(document => !removed.has(document))
    const fresh = [...added]
      .map(document => ({ document, name: this.#nameOf(document) }))
      .sort((a, b) => this.#compare(a.name, a.document, b.name, b.document))
    const order = new Uint32Array(kept.length + fresh.length)
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
    this.#rank()
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

  #rank(): void {
    let most = -1
    for (const document of this.#order) if (document > most) most = document
    if (most >= this.#ranks.length) this.#ranks = new Uint32Array(Math.ceil((most + 1) * 1.05))
    else this.#ranks.fill(0)
    for (let place = 0; place < this.#order.length; place++) this.#ranks[this.#order[place] as number] = place + 1
  }
}
