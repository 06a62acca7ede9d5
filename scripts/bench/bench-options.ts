import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** How a benchmark of a shop is run. */
export interface BenchOptions {
  /** Numbers of products, each with a kept database. */
  readonly sizes: readonly number[]
  readonly rounds: number
  /** How long each case is measured in a round. */
  readonly seconds: number
  /** Checkout that is measured; its code of before and after a change are compared by measuring both. */
  readonly shopFolder: string
}

/** What a benchmark uses where nothing is said. */
export type BenchDefaults = Pick<BenchOptions, 'sizes' | 'rounds' | 'seconds'>

const MAX_SIZE = 1_000_000

/**
 * Reads the options behind the name of a benchmark: `--sizes 650,5000 --rounds 5 --seconds 1 --shop ../before`.
 * @throws naming the option that cannot be used.
 */
export function readBenchOptions(args: readonly string[], defaults: BenchDefaults): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: defaults.sizes.join(',') },
      rounds: { type: 'string', default: String(defaults.rounds) },
      seconds: { type: 'string', default: String(defaults.seconds) },
      shop: { type: 'string', default: '.' },
    },
  })
  return {
    sizes: values.sizes.split(',').map(size => numberOf('sizes', size, 1, MAX_SIZE)),
    rounds: numberOf('rounds', values.rounds, 1, 100),
    seconds: numberOf('seconds', values.seconds, 0.01, 600),
    shopFolder: resolve(values.shop),
  }
}

function numberOf(name: string, text: string, lowest: number, highest: number): number {
  const number = /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  const isWhole = lowest < 1 || Number.isInteger(number)
  if (!(number >= lowest && number <= highest && isWhole))
    throw new Error(`--${name} ${text} is not a number from ${lowest} to ${highest}`)
  return number
}
