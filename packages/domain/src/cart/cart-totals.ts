import type { Market } from '../market/market.ts'
import { type Money, moneyOf, sumMoney } from '../money/index.ts'
import { effectivePrice } from '../product/index.ts'
import { shippingFeeOf, shippingMethodsOf } from '../shipping/index.ts'
import { sumTaxed, type TaxRate, taxGross } from '../tax/index.ts'
import type { Cart, ShippingInfo } from './cart.ts'
import type { CustomLineItem, LineItem } from './line-item.ts'

/** A line with its totals: unit price by quantity, tax on the line (rule M1: rounded once per line). */
export function priceLineItem(line: LineItem, taxRate: TaxRate): LineItem {
  const unit = effectivePrice(line.price)
  const totalPrice = moneyOf(unit.currencyCode, unit.centAmount * line.quantity)
  return { ...line, taxRate, totalPrice, taxedPrice: taxGross(totalPrice, taxRate) }
}

/** Gross value of the goods, without fees and shipping: what thresholds of free shipping look at (SHIP-03). */
export function goodsTotal(cart: Pick<Cart, 'lineItems' | 'totalPrice'>): Money {
  return sumMoney(
    cart.totalPrice.currencyCode,
    cart.lineItems.map(line => line.totalPrice),
  )
}

function shippingInfoOf(
  market: Market,
  lineItems: readonly LineItem[],
  goods: Money,
  taxRate: TaxRate,
): ShippingInfo | undefined {
  if (lineItems.every(line => line.type === 'extra_guarantee')) return undefined
  const [method] = shippingMethodsOf(
    market,
    lineItems.some(line => line.isFreight),
  )
  if (!method) return undefined
  const price = shippingFeeOf(market, method.key, goods)
  return {
    shippingMethod: { id: method.id, key: method.key },
    shippingMethodState: 'MatchesCart',
    price,
    taxedPrice: taxGross(price, taxRate),
    taxRate,
    deliveryTime: method.custom.deliveryTime,
  }
}

/**
 * A cart with every amount computed anew from its lines: line totals, shipping by threshold and kind of goods,
 * tax portions, total. Total = lines + fees + shipping and net + tax = gross hold by construction (rule M2).
 * The country of a store is fixed, so tax and shipping are known before an address is.
 */
export function recalculateCart(cart: Cart, market: Market, taxRate: TaxRate): Cart {
  const lineItems = [...cart.lineItems].sort((a, b) => a.orderHint - b.orderHint).map(line => priceLineItem(line, taxRate))
  const customLineItems = cart.customLineItems.map((line): CustomLineItem => {
    const totalPrice = moneyOf(line.money.currencyCode, line.money.centAmount * line.quantity)
    return { ...line, taxRate, totalPrice, taxedPrice: taxGross(totalPrice, taxRate) }
  })
  const goods = sumMoney(
    market.currency,
    lineItems.map(line => line.totalPrice),
  )
  const shippingInfo = shippingInfoOf(market, lineItems, goods, taxRate)
  const parts = [...lineItems, ...customLineItems, ...(shippingInfo ? [shippingInfo] : [])]
  const taxedPrice = sumTaxed(
    market.currency,
    parts.map(part => ({ taxed: part.taxedPrice, rate: part.taxRate })),
  )
  const { shippingInfo: _stale, ...rest } = cart
  return {
    ...rest,
    lineItems,
    customLineItems,
    totalLineItemQuantity: lineItems.reduce((sum, line) => sum + line.quantity, 0),
    totalPrice: taxedPrice.totalGross,
    taxedPrice,
    ...(shippingInfo ? { shippingInfo } : {}),
  }
}
