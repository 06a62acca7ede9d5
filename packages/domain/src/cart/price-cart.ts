import {
  byDescendingSortOrder,
  type CartDiscount,
  cartMatches,
  isDiscountOpen,
  type PredicateLine,
  parsePredicate,
  plainUnits,
  takenBy,
  totalOfUnits,
} from '../discount/index.ts'
import { requireDefined } from '../error/index.ts'
import type { Market } from '../market/market.ts'
import { moneyOf } from '../money/index.ts'
import { effectivePrice } from '../product/index.ts'
import type { TaxRate } from '../tax/index.ts'
import type { AppliedDiscount, Cart, CartDiscountCode, CartDiscountSummary } from './cart.ts'
import { sumCart } from './cart-totals.ts'
import { applyToLines, type PricedUnits } from './discount-chain.ts'
import { discountCodeStateOf } from './discount-code-states.ts'
import { giftLineOf } from './gift-lines.ts'
import { followParents } from './guarantee-lines.ts'
import { COD_FEE_SLUG, type CustomLineItem, type LineItem } from './line-item.ts'
import { predicateCartOf, predicateCustomLineOf } from './predicate-subject.ts'
import { priceShipping, shippingFeeCent } from './price-shipping.ts'
import { type CartPricing, plainPricing } from './pricing.ts'
import { discountAmount, discountedPricesOf, exemptRateOf, taxCustomLine, taxPart, withPrices } from './taxed-parts.ts'
import { discountOnTotal, takeFromAmount } from './total-price-discount.ts'

const NO_DISCOUNTS: readonly CartDiscount[] = []

/** Lines and discounts while the discounts are applied one after another. */
interface Progress {
  lines: readonly PricedUnits[]
  customLines: readonly PricedUnits[]
  readonly gifts: { readonly line: LineItem; readonly discount: CartDiscount }[]
  readonly shipping: CartDiscount[]
  readonly total: CartDiscount[]
  readonly applied: CartDiscount[]
  /** Discounts that had their turn; those behind a `StopAfterThisDiscount` had none. */
  readonly reached: Set<string>
}

/**
 * A cart with every amount computed from its lines, the prices on them, and the discounts, codes and taxes of now.
 * In this order: guarantees follow their products; discounts by falling sort order, each on what the one before left,
 * rounded after each; gifts; shipping by the goods' value; tax by the cart's mode. Pure: same content, same total.
 */
export function priceCart(cart: Cart, pricing: CartPricing): Cart {
  const { market, taxRate } = pricing
  const chosen = cart.lineItems.filter(line => line.lineItemMode === 'Standard').sort((a, b) => a.orderHint - b.orderHint)
  // What was quoted is the price of all of it: nothing follows from anything else, and no discount comes on top.
  const bought = cart.quote ? chosen : followParents(chosen, pricing)
  const subject = predicateCartOf(cart, bought, pricing)
  const situation = {
    now: pricing.now,
    storeKey: cart.store.key,
    isLoyaltyDiscountOn: pricing.isLoyaltyDiscountOn,
    activeCampaigns: pricing.activeCampaigns,
    ...(pricing.customerGroupKey ? { customerGroupKey: pricing.customerGroupKey } : {}),
  }
  const codes = pricing.codes
    .filter(({ id }) => cart.discountCodes.some(({ discountCode }) => discountCode.id === id))
    .map(code => ({ code, state: discountCodeStateOf(code, pricing.discounts, subject, situation) }))
  const granted = new Set(codes.flatMap(({ code, state }) => (state === 'MatchesCart' ? code.cartDiscountIds : [])))
  const counting = inOrder(cart.quote ? NO_DISCOUNTS : pricing.discounts).filter(
    discount =>
      isDiscountOpen(discount, situation) &&
      (!discount.requiresDiscountCode || granted.has(discount.id)) &&
      cartMatches(parsePredicate(discount.cartPredicate, 'cart'), subject),
  )
  const progress = applyDiscounts(cart, bought, counting, subject.lines, pricing)

  const lineItems = linesOf(cart, bought, progress, pricing)
  const goodsCent = progress.lines.reduce((sum, { units }) => sum + totalOfUnits(units), 0)
  const customLineItems = cart.customLineItems.map((line, index) =>
    customLineOf(cart, line, requireDefined(progress.customLines[index], `price of custom line ${line.id}`), taxRate),
  )
  const taken = takeFromAmount(goodsCent, progress.total, market.currency)
  const onTotal = discountOnTotal(
    taken,
    progress.lines.map(({ units }, index) => ({ cents: totalOfUnits(units), rate: rateOf(bought[index], cart, pricing) })),
    cart,
    market.currency,
  )
  const shippingInfo = priceShipping(cart, lineItems, goodsCent, progress.shipping, pricing)
  const { shippingInfo: _shipping, discountOnTotalPrice: _discount, personalisation: _basis, ...rest } = cart
  const priced: Cart = {
    ...rest,
    lineItems,
    customLineItems,
    totalLineItemQuantity: lineItems.reduce((sum, line) => sum + line.quantity, 0),
    totalPrice: moneyOf(market.currency, 0),
    discountCodes: codes.map(({ code, state }): CartDiscountCode => {
      const isStopped = state === 'MatchesCart' && !code.cartDiscountIds.some(id => progress.reached.has(id))
      return {
        discountCode: {
          id: code.id,
          code: code.code,
          cartDiscounts: pricing.discounts.filter(({ id }) => code.cartDiscountIds.includes(id)).map(summaryOf),
        },
        state: isStopped ? 'ApplicationStoppedByPreviousDiscount' : state,
      }
    }),
    ...(shippingInfo ? { shippingInfo } : {}),
    ...(onTotal ? { discountOnTotalPrice: onTotal } : {}),
    appliedDiscounts: progress.applied.flatMap((discount): AppliedDiscount[] => {
      const amount = [
        ...[...progress.lines, ...progress.customLines].map(({ units }) => takenBy(units, discount.id)),
        ...progress.gifts
          .filter(gift => gift.discount.id === discount.id)
          .map(gift => effectivePrice(gift.line.price).centAmount),
        ...taken.filter(part => part.discountId === discount.id).map(part => part.centAmount),
        // A cart that is not shipped, or at the full fee, has nothing here to take an amount from.
        ...(shippingInfo?.discountedPrice?.includedDiscounts ?? [])
          .filter(part => part.discount.id === discount.id)
          .map(part => part.discountedAmount.centAmount),
      ].reduce((sum, cents) => sum + cents, 0)
      // Fee and total follow the goods, which later discounts can still change: only now is known what these took.
      const isSettledLast = discount.target?.type === 'shipping' || discount.target?.type === 'totalPrice'
      if (isSettledLast && amount === 0) return []
      return [{ ...summaryOf(discount), discountedAmount: moneyOf(market.currency, amount) }]
    }),
  }
  return withFeeField(sumCart(withPersonalisation(priced, pricing)))
}

const ordered = new WeakMap<readonly CartDiscount[], readonly CartDiscount[]>()

/** Discounts in the order of their turns; the same list for the same discounts, which must stay as they are. */
function inOrder(discounts: readonly CartDiscount[]): readonly CartDiscount[] {
  const known = ordered.get(discounts) ?? discounts.toSorted(byDescendingSortOrder)
  ordered.set(discounts, known)
  return known
}

/** A cart of a market priced without discounts; for examples and tests. */
export function recalculateCart(cart: Cart, market: Market, taxRate: TaxRate): Cart {
  return priceCart(cart, plainPricing(market, taxRate, cart.lastModifiedAt))
}

function applyDiscounts(
  cart: Cart,
  bought: readonly LineItem[],
  counting: readonly CartDiscount[],
  subjects: readonly PredicateLine[],
  pricing: CartPricing,
): Progress {
  const { currency } = pricing.market
  const progress: Progress = {
    lines: bought.map((line, index) => ({
      subject: requireDefined(subjects[index], `subject of line ${line.id}`),
      units: plainUnits(line.quantity, effectivePrice(line.price).centAmount),
      ...volumeOf(line, bought, pricing),
    })),
    customLines: cart.customLineItems.map(line => ({
      subject: predicateCustomLineOf(line),
      units: plainUnits(line.quantity, line.money.centAmount),
      productQuantity: line.quantity,
    })),
    gifts: [],
    shipping: [],
    total: [],
    applied: [],
    reached: new Set(),
  }
  for (const discount of counting) {
    progress.reached.add(discount.id)
    const isApplied = applyOne(cart, bought, discount, progress, pricing, currency, counting)
    // Shipping that is free by now may cost again when the goods fall below the threshold (SHIP-03).
    if (isApplied || discount.target?.type === 'shipping') progress.applied.push(discount)
    if (isApplied && discount.stackingMode === 'StopAfterThisDiscount') break
  }
  return progress
}

/** Applies one discount; whether it takes anything off what the cart is by now. */
function applyOne(
  cart: Cart,
  bought: readonly LineItem[],
  discount: CartDiscount,
  progress: Progress,
  pricing: CartPricing,
  currency: CartPricing['market']['currency'],
  counting: readonly CartDiscount[],
): boolean {
  const goodsCent = progress.lines.reduce((sum, { units }) => sum + totalOfUnits(units), 0)
  if (discount.value.type === 'giftLineItem') {
    const line = giftLineOf(cart, discount, [...bought, ...progress.gifts.map(gift => gift.line)], pricing)
    if (line) progress.gifts.push({ line, discount })
    return line !== undefined
  }
  switch (discount.target?.type) {
    case 'shipping': {
      const fee = shippingFeeCent(bought, goodsCent, pricing)
      const before = [...progress.shipping]
      progress.shipping.push(discount)
      // Without anything to ship there is no fee to reduce.
      if (fee === undefined) return false
      return takeFromAmount(fee, progress.shipping, currency).length > takeFromAmount(fee, before, currency).length
    }
    case 'totalPrice': {
      const before = takeFromAmount(goodsCent, progress.total, currency).length
      if (takeFromAmount(goodsCent, [...progress.total, discount], currency).length === before) return false
      progress.total.push(discount)
      return true
    }
    case 'customLineItems': {
      const after = applyToLines(progress.customLines, discount, currency, counting)
      const isApplied = after !== progress.customLines
      progress.customLines = after
      return isApplied
    }
    case undefined:
      return false
    default: {
      const after = applyToLines(progress.lines, discount, currency, counting)
      const isApplied = after !== progress.lines
      progress.lines = after
      return isApplied
    }
  }
}

/** Guarantees have no volume discount; units of a product count over all its lines. */
function volumeOf(line: LineItem, bought: readonly LineItem[], pricing: CartPricing) {
  const { sku } = line.variant
  const productQuantity = bought.reduce((sum, other) => (other.variant.sku === sku ? sum + other.quantity : sum), 0)
  const group = line.type === 'extra_guarantee' ? undefined : pricing.facts.get(sku)?.volumeDiscountGroup
  return { productQuantity, ...(group ? { volumeDiscountGroup: group } : {}) }
}

function linesOf(cart: Cart, bought: readonly LineItem[], progress: Progress, pricing: CartPricing): LineItem[] {
  const { market, taxRate } = pricing
  const lines = bought.map((line, index): LineItem => {
    const { units } = requireDefined(progress.lines[index], `price of line ${line.id}`)
    const gross = moneyOf(market.currency, totalOfUnits(units))
    return withPrices(line, discountedPricesOf(units, market.currency), taxPart(gross, rateOf(line, cart, pricing), cart))
  })
  const gifts = progress.gifts.map(({ line, discount }): LineItem => {
    const value = effectivePrice(line.price).centAmount
    const discountedPrice = {
      value: moneyOf(market.currency, 0),
      includedDiscounts: [discountAmount(discount.id, value, market.currency)],
    }
    return {
      ...line,
      discountedPricePerQuantity: [{ quantity: line.quantity, discountedPrice }],
      ...taxPart(moneyOf(market.currency, 0), taxRate, cart),
    }
  })
  return [...lines, ...gifts].sort((a, b) => a.orderHint - b.orderHint)
}

/**
 * The rate a line is taxed at: that of the market, and none for a guarantee that is exempt. In a cart of net prices a guarantee is
 * taxed like its goods.
 */
function rateOf(line: LineItem | undefined, { taxMode }: Cart, { taxRate, guarantees }: CartPricing): TaxRate {
  const isExempt = line?.type === 'extra_guarantee' && guarantees.get(line.variant.sku)?.vatCategory === 'E'
  return isExempt && taxMode !== 'External' ? exemptRateOf(taxRate) : taxRate
}

function customLineOf(cart: Cart, line: CustomLineItem, { units }: PricedUnits, taxRate: TaxRate): CustomLineItem {
  const discountedPricePerQuantity = discountedPricesOf(units, line.money.currencyCode)
  return taxCustomLine({ ...line, discountedPricePerQuantity }, totalOfUnits(units), taxRate, cart)
}

/** The cart with whether any of it costs what it does because of who the customer is, and who decided that. */
function withPersonalisation(cart: Cart, { isGroupByPurchases }: CartPricing): Cart {
  const isPersonal =
    cart.appliedDiscounts.some(({ cohortTier }) => cohortTier !== undefined) ||
    cart.lineItems.some(({ price }) => price.customerGroup !== undefined)
  return isPersonal ? { ...cart, personalisation: isGroupByPurchases ? 'automated' : 'assigned' } : cart
}

/** The fee of cash on delivery as the cart keeps it next to its line: what it really costs (COD-09). */
function withFeeField(cart: Cart): Cart {
  const fee = cart.customLineItems.find(line => line.slug === COD_FEE_SLUG)
  if (!fee) return cart
  const { centAmount, fractionDigits } = fee.totalPrice
  return { ...cart, custom: { ...cart.custom, calculatedCodFee: { centAmount, fractionDigits } } }
}

function summaryOf(discount: CartDiscount): CartDiscountSummary {
  const { version: _version, stores: _stores, custom, cartPredicate: _predicate, ...summary } = discount
  return { ...summary, ...(custom.cohortTier ? { cohortTier: custom.cohortTier } : {}) }
}
