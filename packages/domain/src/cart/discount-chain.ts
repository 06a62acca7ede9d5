import {
  type CartDiscount,
  type ChoosableUnits,
  type ChosenUnits,
  chooseMultiBuyUnits,
  choosePatternUnits,
  type DiscountedUnits,
  lineMatches,
  type PredicateLine,
  parsePredicate,
  reachedTier,
  reduceByRate,
  reduceSomeUnits,
  reduceUnits,
  shareAmount,
  takeFromUnits,
  totalOfUnits,
  type UnitReduction,
  volumeTiersOf,
} from '../discount/index.ts'
import { requireDefined } from '../error/index.ts'
import { amountStepOf, type CurrencyCode, type Money, moneyOf, nearestAmount } from '../money/index.ts'

/** A line on its way through the discounts. */
export interface PricedUnits {
  readonly subject: PredicateLine
  readonly units: readonly DiscountedUnits[]
  /** Volume discounts that count for the line, and the units of its product in the cart. */
  readonly volumeDiscountGroup?: string
  readonly productQuantity: number
}

/**
 * Cents of the money a value has in a currency, as an amount that can be paid there. A discount without one in the
 * market's currency does not count in that market: undefined, never zero.
 */
function centsIn(money: readonly Money[], currency: CurrencyCode): number | undefined {
  const found = money.find(({ currencyCode }) => currencyCode === currency)
  return found && nearestAmount(currency, found.centAmount)
}

/** What a value does to the price of one unit; undefined for values that do not work unit by unit. */
export function unitReductionOf(discount: CartDiscount, currency: CurrencyCode): UnitReduction | undefined {
  const { value } = discount
  switch (value.type) {
    case 'relative':
      return cents => reduceByRate(cents, value.permyriad, currency)
    case 'absolute': {
      const amount = centsIn(value.money, currency)
      return amount === undefined ? undefined : cents => cents - amount
    }
    case 'fixed': {
      const amount = centsIn(value.money, currency)
      return amount === undefined ? undefined : cents => Math.min(cents, amount)
    }
    case 'giftLineItem':
      return undefined
  }
}

/**
 * Lines after one discount on lines; the same list when it takes nothing off. A volume discount counts for products of
 * its group where it is the highest tier that their units reach (DISC-07).
 */
export function applyToLines(
  lines: readonly PricedUnits[],
  discount: CartDiscount,
  currency: CurrencyCode,
  discounts: readonly CartDiscount[],
): readonly PricedUnits[] {
  const { target, value } = discount
  const reduce = unitReductionOf(discount, currency)
  if (!target || !reduce) return lines
  const predicates = new Map<string, ReturnType<typeof parsePredicate>>()
  const meets = (line: PricedUnits, text: string) => {
    const predicate = predicates.get(text) ?? parsePredicate(text, 'line')
    predicates.set(text, predicate)
    return lineMatches(predicate, line.subject)
  }
  switch (target.type) {
    case 'lineItems':
    case 'customLineItems': {
      const isMet = (line: PricedUnits) => isReached(line, discount, discounts) && meets(line, target.predicate)
      if (value.type === 'absolute' && value.applicationMode && value.applicationMode !== 'IndividualApplication') {
        const centAmount = requireDefined(centsIn(value.money, currency), `amount of discount ${discount.id} in ${currency}`)
        return shareOver(lines, isMet, discount.id, moneyOf(currency, centAmount), value.applicationMode)
      }
      return changed(
        lines,
        lines.map(line => (isMet(line) ? { ...line, units: reduceUnits(line.units, discount.id, reduce) } : line)),
      )
    }
    case 'multiBuyLineItems': {
      const choosable = choosableOf(lines)
      const matching = choosable.flat().filter(({ line }) => meets(at(lines, line), target.predicate))
      return reduceChosen(lines, choosable, chooseMultiBuyUnits(matching, target), discount.id, reduce)
    }
    case 'pattern': {
      const choosable = choosableOf(lines)
      const chosen = choosePatternUnits(choosable.flat(), target, (line, text) => meets(at(lines, line), text))
      return reduceChosen(lines, choosable, chosen, discount.id, reduce)
    }
    case 'shipping':
    case 'totalPrice':
      return lines
  }
}

function at(lines: readonly PricedUnits[], index: number): PricedUnits {
  return requireDefined(lines[index], `line ${index}`)
}

function isReached(line: PricedUnits, discount: CartDiscount, discounts: readonly CartDiscount[]): boolean {
  const group = discount.custom.volumeDiscountGroup
  if (group === undefined) return true
  if (line.volumeDiscountGroup !== group) return false
  return reachedTier(volumeTiersOf(group, discounts), line.productQuantity)?.discountId === discount.id
}

/** Units of every line, those of different prices on their own: discounts choose units, not lines. */
function choosableOf(lines: readonly PricedUnits[]): ChoosableUnits[][] {
  return lines.map(({ units }, line) => units.map(({ quantity, centAmount }) => ({ line, quantity, centAmount })))
}

function reduceChosen(
  lines: readonly PricedUnits[],
  choosable: readonly (readonly ChoosableUnits[])[],
  chosen: ChosenUnits,
  discountId: string,
  reduce: UnitReduction,
): readonly PricedUnits[] {
  const countOf = (line: number, position: number) => {
    const choice = requireDefined(choosable[line]?.[position], `units ${position} of line ${line}`)
    // What was not chosen is not in the map: zero is meant.
    return chosen.get(choice) ?? 0
  }
  return changed(
    lines,
    lines.map((line, index) => ({
      ...line,
      units: line.units.flatMap((unit, position) => reduceSomeUnits([unit], countOf(index, position), discountId, reduce)),
    })),
  )
}

function shareOver(
  lines: readonly PricedUnits[],
  isMet: (line: PricedUnits) => boolean,
  discountId: string,
  { currencyCode, centAmount }: Money,
  mode: 'ProportionateDistribution' | 'EvenDistribution',
): readonly PricedUnits[] {
  const totals = lines.map(line => (isMet(line) ? totalOfUnits(line.units) : 0))
  const step = amountStepOf(currencyCode)
  const shares = shareAmount(centAmount, totals, mode, step)
  return changed(
    lines,
    lines.map((line, index) => {
      const share = requireDefined(shares[index], `share of line ${index} in discount ${discountId}`)
      return { ...line, units: takeFromUnits(line.units, discountId, share, step) }
    }),
  )
}

/** The new lines, or the very same list when no cent moved: whether a discount applied is asked by identity. */
function changed(before: readonly PricedUnits[], after: readonly PricedUnits[]): readonly PricedUnits[] {
  const isSame = after.every((line, index) => totalOfUnits(line.units) === totalOfUnits(at(before, index).units))
  return isSame ? before : after
}
