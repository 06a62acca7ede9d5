import { type Cart, COD_FEE_SLUG, type CustomLineItem, recalculateCart, withoutPayment } from '../cart/index.ts'
import type { LocalizedString } from '../market/index.ts'
import type { Market } from '../market/market.ts'
import { currencyFiguresOf, moneyOf } from '../money/index.ts'
import { type TaxRate, taxGross } from '../tax/index.ts'

/**
 * A cart with the fee of cash on delivery as a custom line, split into net and VAT by the cart's rate, and kept in
 * `calculatedCodFee` (COD-08, COD-09, COD-12). Applying it twice changes nothing. The page previews with the same rule.
 */
export function withCashOnDeliveryFee(
  cart: Cart,
  market: Market,
  taxRate: TaxRate,
  fee: { id: string; name: LocalizedString },
): Cart {
  const bare = withoutPayment(cart)
  const gross = moneyOf(market.currency, currencyFiguresOf(market.currency).cashOnDeliveryFee)
  const line: CustomLineItem = {
    id: fee.id,
    slug: COD_FEE_SLUG,
    name: fee.name,
    quantity: 1,
    money: gross,
    taxRate,
    totalPrice: gross,
    taxedPrice: taxGross(gross, taxRate),
  }
  const calculatedCodFee = { centAmount: gross.centAmount, fractionDigits: gross.fractionDigits }
  return recalculateCart(
    { ...bare, customLineItems: [...bare.customLineItems, line], custom: { ...bare.custom, calculatedCodFee } },
    market,
    taxRate,
  )
}
