import { Refusal } from '../error/wire-error.ts'

/** Parameters of a URL, read one by one; a route that has read all of its own has the rest refused. */
export class RequestParameters {
  readonly #values: ReadonlyMap<string, readonly string[]>
  readonly #read = new Set<string>()

  constructor(query: unknown) {
    const entries = Object.entries(query as Record<string, string | string[]>)
    this.#values = new Map(entries.map(([name, value]) => [name, [value].flat()]))
  }

  /** All values of a parameter, at most `limit`. Throws `Refusal` `InvalidInput` for more. */
  all(name: string, limit: number): readonly string[] {
    this.#read.add(name)
    const values = this.#values.get(name) ?? []
    if (values.length > limit) throw refuse(name, `may be given at most ${limit} times`)
    return values
  }

  /** The value of a parameter that is given at most once. */
  one(name: string): string | undefined {
    return this.all(name, 1)[0]
  }

  /** A whole number in a range, or the default; `advice` tells what to do instead of one beyond it. */
  integer(
    name: string,
    range: { readonly from: number; readonly to: number; readonly default: number; readonly advice?: string },
  ): number {
    const text = this.one(name)
    if (text === undefined) return range.default
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= range.from && value <= range.to)) {
      const advice = range.advice === undefined ? '' : `; ${range.advice}`
      throw refuse(name, `must be a number from ${range.from} to ${range.to}${advice}`)
    }
    return value
  }

  /** The one parameter of a form such as `text.de`, with what stands behind the dot. */
  suffixed(prefix: string): { readonly suffix: string; readonly value: string } | undefined {
    const names = [...this.#values.keys()].filter(name => name.startsWith(`${prefix}.`))
    const [name, ...others] = names
    if (others.length > 0) throw refuse(prefix, 'may be given in one language')
    const value = name === undefined ? undefined : this.one(name)
    return name === undefined || value === undefined ? undefined : { suffix: name.slice(prefix.length + 1), value }
  }

  /** Throws `Refusal` `InvalidInput` for a parameter that no route has read. */
  refuseOthers(): void {
    const other = [...this.#values.keys()].find(name => !this.#read.has(name))
    if (other !== undefined) throw refuse(other.slice(0, 50), 'is no parameter of this address')
  }
}

/** The refusal of a parameter, as the commerce API words it. */
export function refuse(name: string, problem: string): Refusal {
  return new Refusal({ code: 'InvalidInput', message: `Malformed parameter: ${name}: ${problem}`.toWellFormed() })
}
