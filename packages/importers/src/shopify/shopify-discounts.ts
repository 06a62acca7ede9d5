import { MARKETS, storeKeyOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { ImportedDiscount } from '@shop/domain/takeover'
import type { TableRow, TableSpec } from '../csv/read-table.ts'
import { nameInAll } from '../discount/name-in-all.ts'
import { parseAmount, parseInstant } from '../text/text-values.ts'
import type { ShopifyOptions } from './shopify-columns.ts'

const NAMES = {
  code: ['Name', 'Code', 'Title'],
  value: ['Value'],
  valueType: ['Value Type'],
  class: ['Discount Class', 'Class'],
  minimum: ['Minimum Purchase Requirements', 'Minimum Requirement'],
  customers: ['Customer Selection'],
  once: ['Applies Once Per Customer', 'Once Per Customer', 'Limit Once Per Customer'],
  limit: ['Usage Limit Per Code', 'Usage Limit'],
  status: ['Status'],
  start: ['Start', 'Starts At', 'Start Date'],
  end: ['End', 'Ends At', 'End Date'],
} as const
type DiscountField = keyof typeof NAMES

/** Whether a header is that of the discounts of Shopify. */
export function isShopifyDiscounts(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  return names.has('value type') && names.has('value') && !names.has('handle')
}

/** Codes with a share or an amount off the whole order, or free delivery; others do not say in the file what they are for. */
export function shopifyDiscounts({ currency }: ShopifyOptions): TableSpec<DiscountField> {
  const stores = MARKETS.filter(market => market.currency === currency).map(market => ({ key: storeKeyOf(market) }))
  return {
    names: NAMES,
    withoutPlace: /^(?:type|times used.*|combines with.*|id|command|created at|updated at|summary)$/i,
    keyOf: ({ cell }) => cell('code'),
    read(code, rows, { refuse }) {
      const [row] = rows
      const { cell } = row
      const what = effectOf(row, currency)
      if (typeof what === 'string') refuse(row, 'value', what)
      const minimum = minimumOf(cell('minimum'), currency)
      if (minimum === undefined)
        refuse(row, 'minimum', 'a minimum is an amount or a number of items; set the discount up by hand')
      if (!/^(?:all.*|everyone)?$/i.test(cell('customers')))
        refuse(row, 'customers', 'the file does not say for which customers it is; set the discount up by hand')
      const [validFrom, validUntil] = [instantOf(cell('start')), instantOf(cell('end'))]
      if (validFrom === 'wrong') refuse(row, 'start', 'an instant looks like 2026-03-18T08:00:00Z')
      if (validUntil === 'wrong') refuse(row, 'end', 'an instant looks like 2026-03-18T08:00:00Z')
      const limit = cell('limit')
      if (!/^(?:[1-9]\d{0,8})?$/.test(limit)) refuse(row, 'limit', 'a limit is a whole number such as 100')
      if (typeof what === 'string' || minimum === undefined) return []
      const isActive = !/^(?:expired|disabled|inactive)$/i.test(cell('status'))
      const times = { ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) }
      const key = `shopify-${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
      const discount: ImportedDiscount['discount'] = {
        ...what,
        ...times,
        key,
        name: nameInAll(code),
        isActive,
        sortOrder: '0.5',
        stackingMode: 'Stacking',
        requiresDiscountCode: true,
        cartPredicate: 'true',
        stores,
        custom: {},
      }
      const limits = {
        ...(limit ? { maxApplications: Number(limit) } : {}),
        ...(/^(?:true|yes|1)$/i.test(cell('once')) ? { maxApplicationsPerCustomer: 1 } : {}),
      }
      const granting = { code, isActive, ...times, cartPredicate: minimum, ...limits, stores, grants: [key] }
      return [{ kind: 'discount', key: code, discount: { discount, code: granting } }]
    },
  }
}

const PERMYRIAD = 100

/** What is reduced by how much, or why that cannot be told. */
function effectOf(
  { cell }: TableRow<DiscountField>,
  currency: ShopifyOptions['currency'],
): Pick<NonNullable<ImportedDiscount['discount']>, 'target' | 'value'> | string {
  const kind = cell('class').toLowerCase()
  if (kind === 'shipping') return { target: { type: 'shipping' }, value: { type: 'relative', permyriad: 100 * PERMYRIAD } }
  if (kind !== '' && kind !== 'order') return 'the file does not say for which goods it is; set the discount up by hand'
  const amount = parseAmount(cell('value').replace(/^-/, '').replace(/%$/, ''))
  if (!amount) return 'a value is a share or an amount above 0, such as 10.0'
  const type = cell('valueType').toLowerCase()
  if (type.startsWith('percent')) return { target: { type: 'totalPrice' }, value: { type: 'relative', permyriad: amount } }
  if (/fixed|amount/.test(type))
    return { target: { type: 'totalPrice' }, value: { type: 'absolute', money: [moneyOf(currency, amount)] } }
  return 'a value type is percentage or fixed_amount'
}

/** The condition on carts; undefined for a minimum that cannot be told. */
function minimumOf(text: string, currency: string): string | undefined {
  if (/^(?:none|no minimum.*)?$/i.test(text)) return 'true'
  const [found] = /\d+(?:\.\d{1,2})?/.exec(text) ?? []
  if (found === undefined) return undefined
  if (/quantity|items/i.test(text)) return `lineItemCount(true) >= ${Math.trunc(Number(found))}`
  return `totalPrice >= "${Number(found).toFixed(2)} ${currency}"`
}

function instantOf(text: string): string | undefined {
  if (text === '') return undefined
  return (
    parseInstant(
      text.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?: (UTC|[+-]\d{2}:?\d{2}))?$/, (_, day, time, zone) => {
        return `${day}T${time}${zone === undefined || zone === 'UTC' ? 'Z' : zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`
      }),
    ) ?? 'wrong'
  )
}
