import type { CartDiscountDraft, DiscountCodeDraft } from '@shop/domain/discount'
import { MARKETS, storeKeyOf } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import { amountOf } from './shopify-rows.ts'

export const SHOPIFY_DISCOUNT_HEADER = [
  ...['Name', 'Value', 'Value Type', 'Discount Class', 'Minimum Purchase Requirements', 'Applies Once Per Customer'],
  ...['Usage Limit Per Code', 'Status', 'Start', 'End'],
]

/** The row of a code with the one discount it grants; undefined for one that the columns cannot say. */
export function shopifyDiscountRow(
  code: DiscountCodeDraft,
  discount: CartDiscountDraft | undefined,
  currency: CurrencyCode,
): string[] | undefined {
  if (!discount || code.cartDiscountIds.length > 1 || !isAlike(code, discount)) return undefined
  if (![code, discount].every(({ stores }) => isIn(stores, currency))) return undefined
  const { maxApplicationsPerCustomer, maxApplications } = code
  const effect = effectOf(discount, currency)
  const minimum = minimumOf(code.cartPredicate, currency)
  if (!effect || minimum === undefined || (maxApplicationsPerCustomer ?? 1) !== 1) return undefined
  return [
    ...[code.code, ...effect, minimum, String(maxApplicationsPerCustomer === 1), String(maxApplications ?? '')],
    ...[code.isActive ? 'Active' : 'Disabled', code.validFrom ?? '', code.validUntil ?? ''],
  ]
}

/** Whether all that the two could say differently is said once. */
function isAlike(code: DiscountCodeDraft, discount: CartDiscountDraft): boolean {
  return (
    code.isActive === discount.isActive &&
    code.validFrom === discount.validFrom &&
    code.validUntil === discount.validUntil &&
    discount.cartPredicate === 'true' &&
    discount.requiresDiscountCode
  )
}

function isIn(stores: DiscountCodeDraft['stores'], currency: CurrencyCode): boolean {
  const keys = new Set(stores.map(({ key }) => key))
  return keys.size === 0 || MARKETS.every(market => market.currency !== currency || keys.has(storeKeyOf(market)))
}

function effectOf({ target, value }: CartDiscountDraft, currency: CurrencyCode): string[] | undefined {
  if (target?.type === 'shipping')
    return value.type === 'relative' && value.permyriad === 10_000 ? ['100', 'percentage', 'shipping'] : undefined
  const isWhole = target?.type === 'totalPrice' || (target?.type === 'lineItems' && target.predicate === 'true')
  if (!isWhole) return undefined
  if (value.type === 'relative') return [amountOf(value.permyriad), 'percentage', 'order']
  // An amount off each unit is another thing.
  if (value.type !== 'absolute' || target.type !== 'totalPrice') return undefined
  const money = value.money.find(({ currencyCode }) => currencyCode === currency)
  return money ? [amountOf(money.centAmount), 'fixed_amount', 'order'] : undefined
}

function minimumOf(predicate: string, currency: CurrencyCode): string | undefined {
  if (predicate === 'true') return ''
  const [, items] = /^lineItemCount\(true\) >= (\d+)$/.exec(predicate) ?? []
  if (items !== undefined) return `${items} items`
  const [, amount, unit] = /^totalPrice >= "(\d+\.\d{2}) ([A-Z]{3})"$/.exec(predicate) ?? []
  return unit === currency ? amount : undefined
}
