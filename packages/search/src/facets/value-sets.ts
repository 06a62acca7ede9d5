/** What is needed to store value sets. */
export interface StoredValueSets {
  readonly values: readonly string[]
  /** Each set as the numbers of its values, ascending, with commas between. */
  readonly sets: readonly string[]
}

/**
 * Sets of values such as tags or categories. Many products have the same set, so each set has a number, hits are counted
 * per set and only at the end per value. Set 0 is empty.
 */
export class ValueSets {
  readonly values: Interned
  readonly #sets: Interned
  readonly #members: number[][]

  constructor(stored: StoredValueSets = { values: [], sets: [''] }) {
    this.values = new Interned(stored.values)
    this.#sets = new Interned(stored.sets)
    this.#members = stored.sets.map(set => (set === '' ? [] : set.split(',').map(Number)))
  }

  get size(): number {
    return this.#members.length
  }

  /** For storing it. */
  toStored(): StoredValueSets {
    return { values: this.values.values, sets: this.#sets.values }
  }

  /** The number of a set. */
  numberOf(values: Iterable<string>): number {
    const members = [...new Set([...values].map(value => this.values.numberOf(value)))].sort((a, b) => a - b)
    const number = this.#sets.numberOf(members.join(','))
    if (number === this.#members.length) this.#members.push(members)
    return number
  }

  /** Per set whether it has one of the values. */
  havingOneOf(values: readonly string[]): Uint8Array {
    const wanted = new Set(values.map(value => this.values.find(value)))
    return Uint8Array.from(this.#members, members => (members.some(member => wanted.has(member)) ? 1 : 0))
  }

  /** Per set whether it has a value that fits. */
  having(fits: (value: string) => boolean): Uint8Array {
    const fitting = Uint8Array.from(this.values.values, value => (fits(value) ? 1 : 0))
    return Uint8Array.from(this.#members, members => (members.some(member => fitting[member] === 1) ? 1 : 0))
  }

  /** Numbers of the values of a set, ascending. */
  membersOf(set: number): readonly number[] {
    return this.#members[set] ?? []
  }

  valuesIn(set: number): string[] {
    return this.membersOf(set).map(member => this.values.valueOf(member))
  }

  /** The sets that were counted, with their values. */
  countSets(counts: Uint32Array): { values: string[]; count: number }[] {
    const counted: { values: string[]; count: number }[] = []
    for (const [set, count] of counts.entries()) if (count > 0 && set > 0) counted.push({ values: this.valuesIn(set), count })
    return counted
  }

  /** Counts per value from counts per set. */
  countValues(counts: Uint32Array): Map<number, number> {
    const perValue = new Map<number, number>()
    this.#members.forEach((members, set) => {
      const count = counts[set] as number
      if (count > 0) for (const member of members) perValue.set(member, (perValue.get(member) ?? 0) + count)
    })
    return perValue
  }
}

/** Numbers for values that recur. Numbers are never reused. */
class Interned {
  readonly #values: string[]
  readonly #numbers: Map<string, number>

  constructor(stored: readonly string[] = []) {
    this.#values = [...stored]
    this.#numbers = new Map(stored.map((value, number) => [value, number]))
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
