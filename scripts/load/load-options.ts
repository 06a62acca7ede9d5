import { parseArgs } from 'node:util'
import { isSku } from '@shop/domain/product'

/** What a load run is asked for. */
export interface LoadOptions {
  readonly guests: number
  readonly sku: string
  readonly port: number
}

/**
 * Reads the command line of a load run.
 * @throws naming the option that cannot be used.
 */
export function readLoadOptions(args: readonly string[], defaultPort: string): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      guests: { type: 'string', default: '50' },
      sku: { type: 'string', default: 'EX30010001' },
      port: { type: 'string', default: defaultPort },
    },
  })
  if (!isSku(values.sku)) throw new Error(`--sku ${values.sku} is not an item number such as EX30010001`)
  return { guests: wholeNumber('guests', values.guests, 1000), sku: values.sku, port: wholeNumber('port', values.port, 65_535) }
}

function wholeNumber(name: string, text: string, highest: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= 1 && number <= highest)) throw new Error(`--${name} ${text} is not a number from 1 to ${highest}`)
  return number
}
