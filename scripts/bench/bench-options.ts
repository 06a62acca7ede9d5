import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** How a benchmark of a shop is run. */
export interface BenchOptions {
  /** Numbers of products, each with a kept database. */
  readonly sizes: readonly number[]
  /** Numbers of processes of the shop behind one port. */
  readonly processes: readonly number[]
  readonly rounds: number
  /** How long each case is measured in a round, or each step of a load. */
  readonly seconds: number
  /** Answers that are read. */
  readonly reads: number
  /** Products and carts of the one database that is measured next to a small one. */
  readonly products: number
  readonly carts: number
  /** Checkout that is measured: code of before and after a change is compared by measuring both. */
  readonly shopFolder: string
}

/** What a benchmark uses where nothing is said; it takes the options that have a default. */
export type BenchDefaults = Partial<Omit<BenchOptions, 'shopFolder'>>

const LIMITS = {
  sizes: { lowest: 1, highest: 1_000_000, isWhole: true },
  processes: { lowest: 1, highest: 64, isWhole: true },
  rounds: { lowest: 1, highest: 100, isWhole: true },
  seconds: { lowest: 0.01, highest: 600, isWhole: false },
  reads: { lowest: 1, highest: 1_000_000, isWhole: true },
  products: { lowest: 1000, highest: 1_000_000, isWhole: true },
  carts: { lowest: 10_000, highest: 10_000_000, isWhole: true },
} as const
type NumberOption = keyof typeof LIMITS

/**
 * Reads the options behind the name of a benchmark: `--sizes 650,5000 --rounds 5 --seconds 1 --shop ../before`.
 * @throws naming the option that cannot be used.
 */
export function readBenchOptions(args: readonly string[], defaults: BenchDefaults): BenchOptions {
  const names = Object.keys(defaults) as NumberOption[]
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries([...names, 'shop'].map(name => [name, { type: 'string' as const }])),
  })
  const textOf = (name: NumberOption | 'shop') => values[name] as string | undefined
  const numbersOf = (name: 'sizes' | 'processes') =>
    textOf(name)
      ?.split(',')
      .map(number => readNumber(name, number)) ??
    defaults[name] ??
    (name === 'processes' ? [1] : [])
  const numberOf = (name: Exclude<NumberOption, 'sizes' | 'processes'>) =>
    readNumber(name, textOf(name) ?? String(defaults[name] ?? Math.max(1, LIMITS[name].lowest)))
  return {
    sizes: numbersOf('sizes'),
    processes: numbersOf('processes'),
    rounds: numberOf('rounds'),
    seconds: numberOf('seconds'),
    reads: numberOf('reads'),
    products: numberOf('products'),
    carts: numberOf('carts'),
    shopFolder: resolve(textOf('shop') ?? '.'),
  }
}

function readNumber(name: NumberOption, text: string): number {
  const { lowest, highest, isWhole } = LIMITS[name]
  const number = /^\d{1,8}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= lowest && number <= highest) || (isWhole && !Number.isInteger(number)))
    throw new Error(`--${name} ${text} is not a number from ${lowest} to ${highest}`)
  return number
}
