import { type Cart, COD_FEE_SLUG, sumCart, taxCustomLine, withoutPayment } from '../cart/index.ts'
import type { LocalizedString } from '../market/index.ts'
import type { Market } from '../market/market.ts'
import { currencyFiguresOf, moneyOf } from '../money/index.ts'
import type { TaxRate } from '../tax/index.ts'

/**
 * A cart with the fee of cash on delivery as a custom line, split into net and VAT by the domestic rate, and kept in
 * `calculatedCodFee`; in tax mode External it is net (COD-08, COD-09, COD-12). Applying it twice changes nothing. The
 * page previews with the same rule.
 */
export function withCashOnDeliveryFee(
  cart: Cart,
  market: Market,
  taxRate: TaxRate,
  fee: { id: string; name: LocalizedString },
): Cart {
  const bare = withoutPayment(cart)
  const gross = moneyOf(market.currency, currencyFiguresOf(market.currency).cashOnDeliveryFee)
  const nothing = moneyOf(market.currency, 0)
  const line = taxCustomLine(
    {
      id: fee.id,
      slug: COD_FEE_SLUG,
      name: fee.name,
      quantity: 1,
      money: gross,
      discountedPricePerQuantity: [],
      taxRate,
      totalPrice: gross,
      taxedPrice: { totalNet: gross, totalGross: gross, totalTax: nothing },
    },
    gross.centAmount,
    taxRate,
    cart,
  )
  const { centAmount, fractionDigits } = line.totalPrice
  return sumCart({
    ...bare,
    customLineItems: [...bare.customLineItems, line],
    custom: { ...bare.custom, calculatedCodFee: { centAmount, fractionDigits } },
  })
}
