import { marketOfStoreKey } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import {
  askedUnitPrice,
  grossOfNet,
  lastDayOf,
  MAX_QUOTE_COMMENT,
  type Quote,
  quotedUnitPrice,
  regularUnitPrice,
  validUntilOf,
} from '@shop/domain/quote'
import { taxRateOn } from '@shop/domain/tax'
import { answerQuote, findQuote, findQuotes, rejectQuote, type StoredQuote, withdrawQuote } from '@shop/engine/quote'
import type { AdminCommand } from './command.ts'
import { readDay, readReference, readSku, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { waitingList } from './waiting-list.ts'
import { writeMoney } from './write-money.ts'
import { writeFacts, writeMinute, writeTable } from './write-table.ts'

const KINDS = ['gross', 'net'] as const

/** `quotes list`: what companies asked a price for. */
export const quotesList = waitingList({
  name: 'quotes list',
  summary: 'list the quotes that wait for an answer',
  details: ['--state  open (default), or all, newest first'],
  find: findQuotes,
  listed,
  headings: ['quote', 'store', 'requested (UTC)', 'total', 'state', 'valid until'],
  rowOf: ({ quoteNumber, storeKey, createdAt, total, state, validUntil = '–' }) => [
    ...[quoteNumber, storeKey, writeMinute(createdAt), writeMoney(total), state, validUntil],
  ],
  nothing: { open: 'no quote waits for an answer', all: 'there is no quote' },
})

/** `quotes show`: a quote with its lines, and who asked for it. */
export const quotesShow: AdminCommand = {
  name: 'quotes show',
  effect: 'reads-people',
  summary: 'show a quote with its goods, prices and comments',
  usage: '<quote>',
  details: ['<quote>  its number, such as QU100001'],
  prepare(args) {
    const number = readReference('QU', readWords(args, { arguments: ['quote'] }).arguments[0])
    return async context => {
      const quote = requireQuote(await findQuote(context, { quoteNumber: number }), number)
      const { comment, sellerComment, email, orderNumber, shippingPrice } = quote
      const shipping = shippingPrice && writeMoney(shippingPrice)
      const { storeKey, createdAt, state, validUntil } = listed(quote)
      const facts = writeFacts([
        ['quote', `${number} in ${storeKey}`],
        ['requested', `${writeMinute(createdAt)} (UTC)`],
        ['state', state],
        ['buyer', email],
        ['comment', comment],
        ['delivery', shipping],
        ['total', writeMoney(quote.totalPrice)],
        ['valid until', validUntil],
        ['answer', sellerComment],
        ['order', orderNumber],
      ])
      const lines = writeTable(
        ['item', 'units', 'regular, gross', 'in the cart, gross', 'quoted, gross'],
        quote.lineItems.map(line => [
          line.variant.sku,
          String(line.quantity),
          writeMoney(regularUnitPrice(line)),
          writeMoney(askedUnitPrice(line)),
          quote.validUntil ? writeMoney(quotedUnitPrice(line, quote.unitPrices)) : '–',
        ]),
      )
      const text = `${facts}\n\n${lines}`
      return { text, data: quote, shown: { noun: 'quote', subjects: [number] } }
    }
  },
}

/** `quotes answer`: offers prices; the buyer is told by mail. */
export const quotesAnswer: AdminCommand = {
  name: 'quotes answer',
  effect: 'changes',
  summary: 'answer a quote with prices of a unit, or replace the answer while it is open',
  usage: '<quote> --valid-until 2026-12-31 [--price EX30010001:89.90,…] [--prices net] [--delivery 0] [--comment …]',
  details: [
    '<quote>        its number, such as QU100001',
    '--valid-until  the last day on which it can be accepted, within a year',
    '--price        what a unit costs, separated by commas; what is not named costs what it did in the cart, or less where its price has fallen',
    '--prices       how amounts are meant: gross (default), or net, to which the VAT of the store is added',
    '--delivery     what delivery costs, 0 for nothing; without it, what it did in the cart',
    '--comment      to the buyer, in their language',
    'The buyer is told by mail. No discount and no code adds to what is quoted.',
  ],
  prepare(args) {
    const words = readWords(args, {
      arguments: ['quote'],
      options: ['valid-until', 'price', 'prices', 'delivery', 'comment'],
    })
    const number = readReference('QU', words.arguments[0])
    const { 'valid-until': day = '', price, prices = 'gross', delivery, comment } = words.options
    if (day === '') throw new Error('--valid-until is missing')
    readDay('--valid-until', day)
    const isNet = readWord('--prices', prices, KINDS) === 'net'
    const amounts = price?.split(',').map(readPrice) ?? []
    const shipping = delivery === undefined ? undefined : readAmount('--delivery', delivery)
    const said = comment === undefined ? {} : { comment: readComment('--comment', comment) }
    return async context => {
      const asked = requireQuote(await findQuote(context, { quoteNumber: number }), number)
      const market = requireMarketOf(asked)
      const rate = taxRateOn(market.country, context.now().slice(0, 10))
      const grossOf = (cents: number) => (isNet ? grossOfNet(moneyOf(market.currency, cents), rate) : cents)
      const answered = await answerQuote(context, number, {
        prices: new Map(amounts.map(([sku, cents]) => [sku, grossOf(cents)])),
        shippingCent: shipping === undefined ? undefined : grossOf(shipping),
        validUntil: validUntilOf(day, market),
        ...said,
      })
      return { text: `${number} is answered: ${writeMoney(answered.totalPrice)}, valid until ${day}`, data: answered }
    }
  },
}

/** `quotes decline`: makes no offer. */
export const quotesDecline: AdminCommand = {
  name: 'quotes decline',
  effect: 'changes',
  summary: 'decline to answer a quote, with the reason that the buyer is told',
  usage: '<quote> --comment …',
  details: ['<quote>    its number, such as QU100001', '--comment  why, in the language of the buyer'],
  prepare: args => sayingWhy(args, { act: rejectQuote, done: 'declined' }),
}

/** `quotes withdraw`: takes an offer back. */
export const quotesWithdraw: AdminCommand = {
  name: 'quotes withdraw',
  effect: 'changes',
  summary: 'take back what was offered, with the reason that the buyer is told; its cart cannot be ordered any more',
  usage: '<quote> --comment …',
  details: ['<quote>    its number, such as QU100001', '--comment  why, in the language of the buyer'],
  prepare: args => sayingWhy(args, { act: withdrawQuote, done: 'withdrawn' }),
}

interface Ending {
  readonly act: typeof withdrawQuote
  readonly done: string
}

function sayingWhy(args: readonly string[], { act, done }: Ending): ReturnType<AdminCommand['prepare']> {
  const words = readWords(args, { arguments: ['quote'], options: ['comment'] })
  const number = readReference('QU', words.arguments[0])
  const comment = readComment('--comment', words.options.comment ?? '')
  return async context => {
    await act(context, number, comment)
    return { text: `${number} is ${done}`, data: { quoteNumber: number, comment } }
  }
}

function requireQuote(found: StoredQuote | undefined, number: string): StoredQuote {
  if (!found) throw new Error(`There is no quote ${number}`)
  return found
}

function requireMarketOf({ storeKey }: Pick<Quote, 'storeKey'>) {
  const market = marketOfStoreKey(storeKey)
  if (!market) throw new Error(`There is no store ${storeKey}`)
  return market
}

function readComment(name: string, text: string): string {
  if (text.trim() === '' || text.length > MAX_QUOTE_COMMENT) throw new Error(`${name} takes 1 to ${MAX_QUOTE_COMMENT} characters`)
  return text
}

/** An item and what a unit of it costs, such as `EX30010001:89.90`. */
function readPrice(text: string): readonly [sku: string, cents: number] {
  const [sku, amount = ''] = text.split(':')
  return [readSku(sku), readAmount('--price', amount)]
}

/** An amount such as `12.50` or `0`, in cents. */
function readAmount(name: string, text: string): number {
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) throw new Error(`${name} ${text} is not an amount such as 12.50`)
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** A quote in a list: without who asked for it. */
function listed(quote: StoredQuote) {
  const { quoteNumber, storeKey, createdAt, state, totalPrice, validUntil } = quote
  const lastDay = validUntil && lastDayOf(validUntil, requireMarketOf(quote))
  return { quoteNumber, storeKey, createdAt, total: totalPrice, state, validUntil: lastDay }
}
