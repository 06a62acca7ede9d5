import { type Cart, cartSums, taxStatementOf, totalQuantity } from '@shop/domain/cart'
import { type Locale, localize } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import type { Translate } from '@shop/i18n'
import { formatTaxStatement } from '@shop/i18n/format'

/** What a wallet's sheet shows of a cart: the rows of its summary and the total, each as a decimal text, exact to the cent. */
export function transactionOf(cart: Cart, locale: Locale, t: Translate): google.payments.api.TransactionInfo {
  const { goods, discounts, shipping } = cartSums(cart)
  const statement = taxStatementOf(cart)
  const words = formatTaxStatement(statement, locale, t)
  const shippingLabel = t(cart.shippingInfo?.shippingMethod.key === 'freight' ? 'cart.shippingFreight' : 'cart.shipping')
  const displayItems: google.payments.api.DisplayItem[] = [
    { type: 'SUBTOTAL', label: t('cart.subtotal', { count: totalQuantity(cart.lineItems) }), price: decimalOf(goods) },
    ...discounts.map(({ name, amount }) => ({
      type: 'DISCOUNT' as const,
      label: localize(name, locale),
      price: `-${decimalOf(amount)}`,
    })),
    ...cart.customLineItems.map(line => ({
      type: 'LINE_ITEM' as const,
      label: localize(line.name, locale),
      price: decimalOf(line.totalPrice),
    })),
    ...(shipping ? [{ type: 'LINE_ITEM' as const, label: shippingLabel, price: decimalOf(shipping.price) }] : []),
    ...statement.portions.map(({ amount }, index) => ({
      type: 'TAX' as const,
      label: words.rows.at(index - statement.portions.length)?.label ?? '',
      price: decimalOf(amount),
    })),
  ]
  return {
    countryCode: cart.country,
    currencyCode: cart.totalPrice.currencyCode,
    totalPriceStatus: 'FINAL',
    totalPrice: decimalOf(cart.totalPrice),
    totalPriceLabel: words.totalLabel,
    displayItems,
  }
}

/** An amount as `129.95`: with a point and all of its decimals, whatever the locale. */
export function decimalOf({ centAmount, fractionDigits }: Money): string {
  const digits = String(centAmount).padStart(fractionDigits + 1, '0')
  return `${digits.slice(0, -fractionDigits)}.${digits.slice(-fractionDigits)}`
}
