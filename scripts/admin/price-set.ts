import { type CountryCode, isCountryCode } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode } from '@shop/domain/money'
import { setPrice } from '@shop/engine/product'
import type { AdminCommand } from './command.ts'
import { readCents, readSku, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'

const SOLD_IN = Object.keys(CURRENCIES) as CurrencyCode[]

/** `price set`: sets the price of an item for everybody. */
export const priceSet: AdminCommand = {
  name: 'price set',
  effect: 'changes',
  summary: 'set the price of an item for everybody, gross',
  usage: '<sku> <amount> --currency EUR [--country DE] [--reduced 9.99]',
  details: [
    '<sku>       item number, such as EX30010001',
    '<amount>    such as 129.00',
    `--currency  ${SOLD_IN.join(', ')}`,
    '--country   for this country alone (default: wherever the currency is used)',
    '--reduced   what it costs from now on instead; without it the price is not reduced',
    'Prices of customer groups and prices limited in time stay. Carts take the price over with their next change.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['sku', 'amount'], options: ['currency', 'country', 'reduced'] })
    const { currency, country, reduced } = words.options
    if (!currency) throw new Error('--currency is missing')
    const change = {
      sku: readSku(words.arguments[0]),
      centAmount: readCents('<amount>', words.arguments[1] ?? ''),
      currencyCode: readWord('--currency', currency, SOLD_IN),
      ...(country ? { country: readCountry(country) } : {}),
      ...(reduced ? { discountedCentAmount: readCents('--reduced', reduced) } : {}),
    }
    return async context => {
      const product = await setPrice(context, change)
      const price = writeMoney({
        centAmount: change.discountedCentAmount ?? change.centAmount,
        currencyCode: change.currencyCode,
      })
      const before = reduced ? ` instead of ${writeMoney(change)}` : ''
      return {
        text: `${change.sku} costs ${price}${before} ${country ? `in ${country}` : `wherever ${change.currencyCode} is paid`}`,
        data: { ...change, ...product },
      }
    }
  },
}

function readCountry(text: string): CountryCode {
  if (!isCountryCode(text)) throw new Error(`--country ${text} is not a country of the shop such as DE`)
  return text
}
