import { requireDefined } from '../error/index.ts'
import { type CurrencyCode, type Money, moneyOf, sumMoney } from '../money/index.ts'
import { sumTaxed, type TaxedPrice } from '../tax/index.ts'
import type { Cart } from './cart.ts'

/** Value of the goods, without fees and shipping: what thresholds of free shipping look at (SHIP-03). */
export function goodsTotal(cart: Pick<Cart, 'lineItems' | 'totalPrice'>): Money {
  return sumMoney(
    cart.totalPrice.currencyCode,
    cart.lineItems.map(line => line.totalPrice),
  )
}

/**
 * Totals of a cart whose parts have their amounts: total = lines + fees + shipping - discount on the total, and
 * net + tax = gross, in every portion and overall (rule M2).
 */
function taxedPriceOf(
  parts: Pick<Cart, 'lineItems' | 'customLineItems' | 'shippingInfo' | 'discountOnTotalPrice'>,
  currency: CurrencyCode,
): TaxedPrice {
  const { lineItems, customLineItems, shippingInfo, discountOnTotalPrice } = parts
  const taxed = [...lineItems, ...customLineItems, ...(shippingInfo ? [shippingInfo] : [])].map(part => ({
    taxed: part.taxedPrice,
    rate: part.taxRate,
  }))
  if (!discountOnTotalPrice) return sumTaxed(currency, taxed)
  // What a discount takes off what is exempt has no tax.
  const part = taxed.find(({ rate }) => rate.permyriad > 0) ?? taxed[0]
  const { rate } = requireDefined(part, 'part of a cart for the discount on its total')
  const gross = discountOnTotalPrice.discountedAmount.centAmount
  const net = discountOnTotalPrice.discountedNetAmount.centAmount
  const reduction = {
    totalNet: moneyOf(currency, -net),
    totalGross: moneyOf(currency, -gross),
    totalTax: moneyOf(currency, net - gross),
  }
  return sumTaxed(currency, [...taxed, { taxed: reduction, rate }])
}

/** A cart with its totals summed from the amounts its parts have. */
export function sumCart(cart: Cart): Cart {
  const taxedPrice = taxedPriceOf(cart, cart.totalPrice.currencyCode)
  return { ...cart, taxedPrice, totalPrice: taxedPrice.totalGross }
}
