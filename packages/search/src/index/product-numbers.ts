/** Small numbers for product ids, the same in all languages and markets. Numbers of removed products are reused. */
export class ProductNumbers {
  readonly #ids: (string | undefined)[]
  readonly #numbers = new Map<string, number>()
  readonly #free: number[] = []

  constructor(kept: readonly string[] = []) {
    this.#ids = kept.map(id => (id === '' ? undefined : id))
    this.#ids.forEach((id, number) => {
      if (id === undefined) this.#free.push(number)
      else this.#numbers.set(id, number)
    })
  }

  /** All numbers are below. */
  get bound(): number {
    return this.#ids.length
  }

  /** For keeping them: ids by number, empty where a number is free. */
  toStored(): string[] {
    return this.#ids.map(id => id ?? '')
  }

  idOf(number: number): string {
    return this.#ids[number] ?? ''
  }

  find(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  numberOf(id: string): number {
    const known = this.#numbers.get(id)
    if (known !== undefined) return known
    const number = this.#free.pop() ?? this.#ids.length
    this.#ids[number] = id
    this.#numbers.set(id, number)
    return number
  }

  /** Frees the number of a product and returns it. */
  remove(id: string): number | undefined {
    const number = this.#numbers.get(id)
    if (number === undefined) return undefined
    this.#numbers.delete(id)
    this.#ids[number] = undefined
    this.#free.push(number)
    return number
  }
}
