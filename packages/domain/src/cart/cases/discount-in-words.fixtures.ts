import { aDiscount } from '../../discount/discount.fixtures.ts'
import type {
  CartDiscount,
  CartDiscountTarget,
  CartDiscountValue,
  PatternComponent,
  SelectionMode,
} from '../../discount/index.ts'
import { type CurrencyCode, type Money, moneyOf } from '../../money/index.ts'
import { centsInWords, instantInWords, permyriadInWords } from './case.fixtures.ts'

/**
 * A discount as cases word it: what it takes, off what, and after semicolons when it counts, such as
 * `10 % off lines where brand = "Forge"; order 0.9; stop`. Throws for words it does not know.
 */
export function discountInWords(id: string, words: string, currency: CurrencyCode): CartDiscount {
  const [what = '', ...clauses] = words.split('; ')
  const { value, of } = valueInWords(what, currency)
  const target = of === undefined ? undefined : targetInWords(of, clauses)
  const changes = clauses.map(clauseInWords)
  const custom = Object.assign({}, ...changes.map(change => change.custom ?? {}))
  // A gift has no target at all; `aDiscount` gives one to anyone who names none.
  const { target: _target, ...discount } = aDiscount(Object.assign({ id, key: `discount-${id}`, value }, ...changes, { custom }))
  return target ? { ...discount, target } : discount
}

function valueInWords(words: string, currency: CurrencyCode): { value: CartDiscountValue; of?: string } {
  const money = (text = ''): Money[] =>
    text.split(' or ').map(amount => {
      const [cents = '', code = currency] = amount.split(' ')
      return moneyOf(code as CurrencyCode, centsInWords(cents))
    })
  const gift = /^gift (\S+)$/.exec(words)
  if (gift?.[1]) return { value: { type: 'giftLineItem', sku: gift[1] } }
  const rate = /^([\d.]+) % off (.+)$/.exec(words)
  if (rate) return { value: { type: 'relative', permyriad: permyriadInWords(rate[1] ?? '') }, of: rate[2] }
  const fixed = /^fixed price (.+?) for (.+)$/.exec(words)
  if (fixed) return { value: { type: 'fixed', money: money(fixed[1]) }, of: fixed[2] }
  const shared = /^(.+?) off, (by price|evenly), (.+)$/.exec(words)
  if (shared) {
    const applicationMode = shared[2] === 'evenly' ? 'EvenDistribution' : 'ProportionateDistribution'
    return { value: { type: 'absolute', money: money(shared[1]), applicationMode }, of: shared[3] }
  }
  const each = /^(.+?) off (?:each of )?(.+)$/.exec(words)
  if (each) return { value: { type: 'absolute', money: money(each[1]) }, of: each[2] }
  throw new Error(`Not a discount: ${words}`)
}

function targetInWords(words: string, clauses: readonly string[]): CartDiscountTarget {
  const times = clauses.map(clause => /^at most (\d+) times?$/.exec(clause)?.[1]).find(count => count !== undefined)
  const limit = times === undefined ? {} : { maxOccurrence: Number(times) }
  if (words === 'shipping') return { type: 'shipping' }
  if (words === 'the total') return { type: 'totalPrice' }
  const lines = /^(lines|fees)(?: where (.+))?$/.exec(words)
  if (lines) return { type: lines[1] === 'fees' ? 'customLineItems' : 'lineItems', predicate: lines[2] ?? 'true' }
  const multiBuy = /^the (cheapest|dearest) (\d+) of every (\d+)(?: where (.+))?$/.exec(words)
  if (multiBuy)
    return {
      type: 'multiBuyLineItems',
      predicate: multiBuy[4] ?? 'true',
      triggerQuantity: Number(multiBuy[3]),
      discountedQuantity: Number(multiBuy[2]),
      selectionMode: modeInWords(multiBuy[1]),
      ...limit,
    }
  const pattern = /^the (cheapest|dearest) (\d+ where .+?) for every (\d+ where .+)$/.exec(words)
  if (!pattern) throw new Error(`Nothing a discount can reduce: ${words}`)
  return {
    type: 'pattern',
    triggerPattern: patternInWords(pattern[3]),
    targetPattern: patternInWords(pattern[2]),
    selectionMode: modeInWords(pattern[1]),
    ...limit,
  }
}

function modeInWords(word = ''): SelectionMode {
  return word === 'dearest' ? 'MostExpensive' : 'Cheapest'
}

function patternInWords(words = ''): PatternComponent[] {
  return words.split(' plus ').map(part => {
    const match = /^(\d+) where (.+)$/.exec(part)
    if (!match?.[2]) throw new Error(`Not a part of a set: ${part}`)
    return { count: Number(match[1]), predicate: match[2] }
  })
}

function clauseInWords(clause: string): Partial<CartDiscount> {
  const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(clause) ?? []
  const group = /^group (\S+) from (\d+)$/.exec(clause)
  if (group?.[1]) return { custom: { volumeDiscountGroup: group[1], threshold: Number(group[2]) } }
  if (clause === 'stop') return { stackingMode: 'StopAfterThisDiscount' }
  if (clause === 'by code') return { requiresDiscountCode: true }
  if (clause.startsWith('at most ')) return {}
  if (word === 'order') return { sortOrder: rest }
  if (word === 'tier') return { custom: { cohortTier: rest } }
  if (word === 'campaign') return { custom: { campaign: rest } }
  return limitInWords(clause)
}

/** What discounts and codes have in common: when, where and for which carts they count. Throws for other words. */
export function limitInWords(
  clause: string,
): Partial<Pick<CartDiscount, 'isActive' | 'validFrom' | 'validUntil' | 'stores' | 'cartPredicate'>> {
  const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(clause) ?? []
  switch (word) {
    case 'inactive':
      return { isActive: false }
    case 'from':
      return { validFrom: instantInWords(rest) }
    case 'until':
      return { validUntil: instantInWords(rest) }
    case 'if':
      return { cartPredicate: rest }
    case 'stores':
      return { stores: rest.split(', ').map(key => ({ key })) }
    default:
      throw new Error(`Not a clause of a case: ${clause}`)
  }
}
