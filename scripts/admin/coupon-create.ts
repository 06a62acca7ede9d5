import { CURRENCIES, type CurrencyCode, moneyOf } from '@shop/domain/money'
import { createCoupon } from '@shop/engine/discount'
import type { AdminCommand } from './command.ts'
import { writeMoney } from './order-view.ts'
import { readCents, readDay, readNumber, readStore, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

const OPTIONS = ['percent', 'amount', 'currency', 'stores', 'uses', 'uses-per-customer', 'from', 'until'] as const
const SOLD_IN = Object.keys(CURRENCIES) as CurrencyCode[]

/** `coupon create`: a code that takes a percentage or an amount off the goods of a cart. */
export const couponCreate: AdminCommand = {
  name: 'coupon create',
  effect: 'changes',
  summary: 'create a discount code that takes a percentage or an amount off the goods in a cart',
  usage: `<code> (--percent 10 | --amount 5.00 --currency EUR) ${OPTIONS.slice(3)
    .map(name => `[--${name} …]`)
    .join(' ')}`,
  details: [
    '<code>               2 to 64 letters and digits; shoppers may write it in small letters',
    '--percent            1 to 100, off every item',
    `--amount             off the goods together, in the --currency: ${SOLD_IN.join(', ')}`,
    '--stores             keys such as de,at (default: all)',
    '--uses               orders that may use it in all; --uses-per-customer: orders of one customer',
    '--from               first day, such as 2026-11-21; --until: the day on which it ends',
  ],
  prepare(args) {
    const {
      arguments: [code = ''],
      options,
    } = readWords(args, { arguments: ['code'], options: OPTIONS })
    const value = readValue(options)
    const limit = (name: 'uses' | 'uses-per-customer') => {
      const text = options[name]
      return text ? readNumber(`--${name}`, text, { from: 1, to: 1_000_000 }) : undefined
    }
    const [uses, usesPerCustomer] = [limit('uses'), limit('uses-per-customer')]
    const stores = (options.stores?.split(',') ?? []).map(key => ({ key: readStore('--stores', key) }))
    const draft = {
      code,
      isActive: true,
      cartPredicate: 'true',
      stores,
      ...(uses ? { maxApplications: uses } : {}),
      ...(usesPerCustomer ? { maxApplicationsPerCustomer: usesPerCustomer } : {}),
      ...(options.from ? { validFrom: readDay('--from', options.from) } : {}),
      ...(options.until ? { validUntil: readDay('--until', options.until) } : {}),
    }
    return async context => {
      const ids = await createCoupon(context, {
        code: draft,
        discount: {
          name: { en: code },
          isActive: true,
          sortOrder: '0.5',
          stackingMode: 'Stacking',
          cartPredicate: 'true',
          stores,
          custom: {},
          ...value.discount,
        },
      })
      const where = stores.length > 0 ? `in ${options.stores}` : 'in all stores'
      return { text: `${code} takes ${value.text} off, ${where}`, data: { ...ids, code } }
    }
  },
}

/** What the code takes off, as a discount and in words. Throws unless it is exactly one of the two. */
function readValue(options: Partial<Record<(typeof OPTIONS)[number], string>>) {
  const { percent, amount, currency } = options
  if ((percent === undefined) === (amount === undefined)) throw new Error('Give either --percent or --amount')
  if (percent !== undefined) {
    if (currency !== undefined) throw new Error('--currency belongs to --amount')
    const permyriad = readNumber('--percent', percent, { from: 1, to: 100 }) * 100
    const discount = {
      target: { type: 'lineItems', predicate: 'true' },
      value: { type: 'relative', permyriad },
    } as const
    return { text: `${percent} %`, discount }
  }
  if (currency === undefined) throw new Error('--currency is missing')
  const money = moneyOf(readWord('--currency', currency, SOLD_IN), readCents('--amount', amount ?? ''))
  return {
    text: writeMoney(money),
    discount: { target: { type: 'totalPrice' }, value: { type: 'absolute', money: [money] } } as const,
  }
}
