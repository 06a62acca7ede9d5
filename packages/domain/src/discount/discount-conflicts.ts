import { CommerceError } from '../error/index.ts'
import { LANGUAGE_NAMES, MARKETS, storeKeyOf } from '../market/index.ts'
import type { Money } from '../money/index.ts'
import type { CartDiscountDraft } from './cart-discount.ts'

/** The lowest price of a product that a discount may reduce, by what it is reduced in. */
export interface LowestPrice {
  readonly sku: string
  readonly price: Money
}

function refuse(field: string, message: string): CommerceError {
  return new CommerceError({ code: 'invalid-input', field }, message)
}

/**
 * Refuses a discount that another one contradicts: the same tier of a volume discount, or a second discount of a customer group, at
 * the same time in the same store; and a tier that takes less off than a lower one (DISC-07, DISC-08). What is switched off
 * contradicts nothing. Throws `CommerceError` `invalid-input` with a sentence that names the other one.
 */
export function checkAgainstOthers(draft: CartDiscountDraft, others: readonly CartDiscountDraft[]): void {
  if (!draft.isActive || draft.requiresDiscountCode) return
  for (const other of others) {
    if (other.id === draft.id || !other.isActive || other.requiresDiscountCode || !meet(draft, other)) continue
    checkPair(draft, other)
  }
}

function checkPair(draft: CartDiscountDraft, other: CartDiscountDraft): void {
  const { volumeDiscountGroup: group, threshold = 0, cohortTier } = draft.custom
  if (group !== undefined && other.custom.volumeDiscountGroup === group) {
    const otherThreshold = other.custom.threshold ?? 0
    if (otherThreshold === threshold)
      throw refuse('validFrom', `${other.key} already counts for ${group} from ${threshold} units on at that time: end it first`)
    const [lower, higher] = threshold < otherThreshold ? [draft, other] : [other, draft]
    if (permyriadOf(higher) <= permyriadOf(lower))
      throw refuse(
        'value',
        `From ${higher.custom.threshold} units on ${group} would take ${permyriadOf(higher) / 100} % off, which is not more than the ${permyriadOf(lower) / 100} % from ${lower.custom.threshold} units on (${other.key})`,
      )
  }
  if (cohortTier !== undefined && other.custom.cohortTier === cohortTier)
    throw refuse('validFrom', `${other.key} is the discount of ${cohortTier} at that time: end it first`)
}

function permyriadOf({ value }: CartDiscountDraft): number {
  return value.type === 'relative' ? value.permyriad : 0
}

/** Whether two discounts can count for one cart: some store and some instant are of both. */
function meet(a: CartDiscountDraft, b: CartDiscountDraft): boolean {
  if (a.custom.campaign !== b.custom.campaign) return false
  const isStoreOfBoth =
    a.stores.length === 0 || b.stores.length === 0 || a.stores.some(({ key }) => b.stores.some(other => other.key === key))
  return isStoreOfBoth && startOf(a) < endOf(b) && startOf(b) < endOf(a)
}

function startOf({ validFrom }: CartDiscountDraft): number {
  return validFrom === undefined ? Number.NEGATIVE_INFINITY : Date.parse(validFrom)
}

function endOf({ validUntil }: CartDiscountDraft): number {
  return validUntil === undefined ? Number.POSITIVE_INFINITY : Date.parse(validUntil)
}

/**
 * Refuses an amount off every unit that a product costs less than: its price would be negative. `lowest` has, for each currency of the
 * amount, the cheapest product that is reduced. Throws `CommerceError` `invalid-input`.
 */
export function checkAgainstPrices({ value, target }: CartDiscountDraft, lowest: readonly LowestPrice[]): void {
  if (value.type !== 'absolute' || target?.type !== 'lineItems') return
  for (const { sku, price } of lowest) {
    const off = value.money.find(({ currencyCode }) => currencyCode === price.currencyCode)
    if (off && off.centAmount >= price.centAmount)
      throw refuse('value', `${sku} costs ${written(price)}: with ${written(off)} off its price would not be above 0`)
  }
}

function written({ centAmount, currencyCode }: Money): string {
  return `${(centAmount / 100).toFixed(2)} ${currencyCode}`
}

/** Refuses a name that is missing in a language of a store where the discount is shown. Throws `CommerceError` `invalid-input`. */
export function checkNames({ name, stores }: Pick<CartDiscountDraft, 'name' | 'stores'>): void {
  const shownIn = MARKETS.filter(market => stores.length === 0 || stores.some(({ key }) => key === storeKeyOf(market)))
  const missing = new Set(shownIn.flatMap(({ languages }) => languages).filter(language => !name[language]?.trim()))
  if (missing.size > 0)
    throw refuse(
      'name',
      `The name of the discount is missing in ${[...missing].map(language => LANGUAGE_NAMES[language]).join(', ')}`,
    )
}
