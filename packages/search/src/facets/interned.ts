/** Numbers for values that occur again and again. Numbers are never given anew. */
export class Interned {
  readonly #values: string[]
  readonly #numbers: Map<string, number>

  constructor(kept: readonly string[] = []) {
    this.#values = [...kept]
    this.#numbers = new Map(kept.map((value, number) => [value, number]))
  }

  get values(): readonly string[] {
    return this.#values
  }

  valueOf(number: number): string {
    return this.#values[number] as string
  }

  /** The number of a value that is known, or undefined. */
  find(value: string): number | undefined {
    return this.#numbers.get(value)
  }

  numberOf(value: string): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#numbers.set(value, this.#values.length)
    return this.#values.push(value) - 1
  }
}
