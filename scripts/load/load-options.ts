import { parseArgs } from 'node:util'
import { isSku } from '@shop/domain/product'

/** What a load run is asked for. */
export type LoadOptions =
  /** Guests of a running shop who buy the same product at once. */
  | { readonly kind: 'guests'; readonly guests: number; readonly sku: string; readonly port: number }
  /** Histories of shared carts, checked against the model. */
  | { readonly kind: 'model'; readonly histories: number; readonly seed: number }
  /** Requests no one would send in good faith, to operations and to pages; 0 leaves one of them out. */
  | { readonly kind: 'fuzz'; readonly requests: number; readonly pages: number; readonly seed: number }
  /** Buyers of fewer units than there are buyers. */
  | { readonly kind: 'race'; readonly buyers: number }
  /** Calls far below what a shop can do, of which none may be refused. */
  | { readonly kind: 'steady'; readonly calls: number; readonly clients: number }

/**
 * Reads the command line of a load run.
 * @throws naming the option that cannot be used.
 */
export function readLoadOptions(
  args: readonly string[],
  defaults: { readonly port: string; readonly seed: number },
): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      model: { type: 'boolean', default: false },
      fuzz: { type: 'boolean', default: false },
      race: { type: 'boolean', default: false },
      steady: { type: 'boolean', default: false },
      guests: { type: 'string', default: '50' },
      sku: { type: 'string', default: 'EX30010001' },
      port: { type: 'string', default: defaults.port },
      histories: { type: 'string', default: '10000' },
      requests: { type: 'string', default: '200000' },
      pages: { type: 'string', default: '20000' },
      buyers: { type: 'string', default: '1000' },
      calls: { type: 'string', default: '200000' },
      clients: { type: 'string', default: '8' },
      seed: { type: 'string', default: String(defaults.seed) },
    },
  })
  if ([values.model, values.fuzz, values.race, values.steady].filter(Boolean).length > 1)
    throw new Error('--model, --fuzz, --race and --steady are runs of their own')
  const seed = wholeNumber('seed', values.seed, 2 ** 31 - 1)
  if (values.model) return { kind: 'model', histories: wholeNumber('histories', values.histories, 1_000_000), seed }
  if (values.fuzz) {
    const requests = wholeNumber('requests', values.requests, 100_000_000, 0)
    return { kind: 'fuzz', requests, pages: wholeNumber('pages', values.pages, 10_000_000, 0), seed }
  }
  if (values.race) return { kind: 'race', buyers: wholeNumber('buyers', values.buyers, 5000) }
  if (values.steady) {
    const calls = wholeNumber('calls', values.calls, 10_000_000)
    return { kind: 'steady', calls, clients: wholeNumber('clients', values.clients, 100) }
  }
  if (!isSku(values.sku)) throw new Error(`--sku ${values.sku} is not an item number such as EX30010001`)
  const guests = wholeNumber('guests', values.guests, 1000)
  return { kind: 'guests', guests, sku: values.sku, port: wholeNumber('port', values.port, 65_535) }
}

function wholeNumber(name: string, text: string, highest: number, lowest = 1): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= lowest && number <= highest)) throw new Error(`--${name} ${text} is not a number from ${lowest} to ${highest}`)
  return number
}
