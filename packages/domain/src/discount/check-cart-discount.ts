import { CommerceError } from '../error/index.ts'
import { nearestAmount } from '../money/index.ts'
import type { CartDiscountDraft, CartDiscountTarget } from './cart-discount.ts'
import { parsePredicate } from './parse-predicate.ts'

function refuse(field: string, message: string): CommerceError {
  return new CommerceError({ code: 'invalid-input', field }, message)
}

function isWholeFrom(from: number, value: number): boolean {
  return Number.isSafeInteger(value) && value >= from
}

/**
 * Refuses a discount that could not be applied: predicates that cannot be read, rates beyond 100 %, a sort order that
 * is no decimal between 0 and 1, a time that ends before it begins. Throws `CommerceError` `invalid-input` with the field.
 */
export function checkCartDiscount(draft: CartDiscountDraft): void {
  if (!/^[A-Za-z0-9_-]{2,256}$/.test(draft.key)) throw refuse('key', 'A key has 2 to 256 letters, digits, hyphens or underscores')
  if (!/^0\.\d*[1-9]$/.test(draft.sortOrder)) throw refuse('sortOrder', 'A sort order is a decimal between 0 and 1 such as 0.5')
  checkTimes(draft)
  parsePredicate(draft.cartPredicate, 'cart')
  checkValue(draft)
  if (draft.value.type !== 'giftLineItem') {
    if (!draft.target) throw refuse('target', 'A discount that is no gift needs a target')
    checkTarget(draft.target)
  }
  const { volumeDiscountGroup, threshold } = draft.custom
  const hasThreshold = threshold !== undefined && isWholeFrom(1, threshold)
  if (volumeDiscountGroup !== undefined && (draft.value.type !== 'relative' || !hasThreshold))
    throw refuse('custom', 'A volume discount has a rate and a threshold of at least 1')
  if (volumeDiscountGroup !== undefined && draft.target?.type !== 'lineItems')
    throw refuse('target', 'A volume discount reduces lines')
  if (draft.custom.cohortTier !== undefined && draft.value.type !== 'relative')
    throw refuse('value', 'A personalised discount has a rate')
}

/** Refuses times that end before they begin or are no instants. Throws `CommerceError` `invalid-input`. */
export function checkTimes(draft: { readonly validFrom?: string; readonly validUntil?: string }): void {
  for (const field of ['validFrom', 'validUntil'] as const) {
    if (draft[field] !== undefined && Number.isNaN(Date.parse(draft[field]))) throw refuse(field, `${field} is no instant`)
  }
  if (draft.validFrom && draft.validUntil && Date.parse(draft.validFrom) >= Date.parse(draft.validUntil))
    throw refuse('validUntil', 'The time of a discount ends after it begins')
}

function checkValue({ value }: CartDiscountDraft): void {
  switch (value.type) {
    case 'relative':
      if (!isWholeFrom(1, value.permyriad) || value.permyriad > 10_000)
        throw refuse('value', 'A rate is a whole number from 1 to 10000')
      return
    case 'absolute':
    case 'fixed':
      if (
        value.money.length === 0 ||
        value.money.some(({ centAmount }) => !isWholeFrom(value.type === 'fixed' ? 0 : 1, centAmount))
      )
        throw refuse('value', 'A discount over an amount needs one in cents for at least one currency')
      if (value.money.some(({ currencyCode, centAmount }) => nearestAmount(currencyCode, centAmount) !== centAmount))
        throw refuse('value', 'A discount in forint is one of whole forints')
      return
    case 'giftLineItem':
      return
  }
}

function checkTarget(target: CartDiscountTarget): void {
  switch (target.type) {
    case 'lineItems':
    case 'customLineItems':
      parsePredicate(target.predicate, 'line')
      return
    case 'multiBuyLineItems':
      parsePredicate(target.predicate, 'line')
      if (!isWholeFrom(1, target.discountedQuantity) || !isWholeFrom(target.discountedQuantity, target.triggerQuantity))
        throw refuse('target', 'Of a number of units at least one and at most all are reduced')
      checkOccurrence(target.maxOccurrence)
      return
    case 'pattern':
      for (const components of [target.triggerPattern, target.targetPattern]) {
        if (components.length === 0) throw refuse('target', 'A pattern has triggers and targets')
        for (const { predicate, count } of components) {
          parsePredicate(predicate, 'line')
          if (!isWholeFrom(1, count)) throw refuse('target', 'A part of a pattern counts at least one unit')
        }
      }
      checkOccurrence(target.maxOccurrence)
      return
    case 'shipping':
    case 'totalPrice':
  }
}

function checkOccurrence(maxOccurrence: number | undefined): void {
  if (maxOccurrence !== undefined && !isWholeFrom(1, maxOccurrence))
    throw refuse('target', 'A discount counts a whole number of times, at least once')
}
