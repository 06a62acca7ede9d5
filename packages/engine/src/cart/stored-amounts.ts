import { type CurrencyCode, type Money, moneyOf } from '@shop/domain/money'
import type { TaxedItemPrice } from '@shop/domain/tax'

/** An amount of a cart's document: in the currency of the cart, which the document says once, unless it says one itself. */
export type StoredAmount = Pick<Money, 'centAmount'> | Money

/** Net, gross and tax of a part of a cart, as its document holds them. */
export interface StoredTaxedPrice {
  readonly totalNet: StoredAmount
  readonly totalGross: StoredAmount
  readonly totalTax: StoredAmount
}

/** An amount for the document of a cart in a currency. */
export function storedAmount(amount: Money, currency: CurrencyCode): StoredAmount {
  return amount.currencyCode === currency ? { centAmount: amount.centAmount } : amount
}

/** The amount that a document of a cart in a currency holds. */
export function amountOf(stored: StoredAmount, currency: CurrencyCode): Money {
  return 'currencyCode' in stored ? stored : moneyOf(currency, stored.centAmount)
}

/** Taxed amounts for the document of a cart in a currency. */
export function storedTaxedPrice({ totalNet, totalGross, totalTax }: TaxedItemPrice, currency: CurrencyCode): StoredTaxedPrice {
  return {
    totalNet: storedAmount(totalNet, currency),
    totalGross: storedAmount(totalGross, currency),
    totalTax: storedAmount(totalTax, currency),
  }
}

/** The taxed amounts that a document of a cart in a currency holds. */
export function taxedPriceOf({ totalNet, totalGross, totalTax }: StoredTaxedPrice, currency: CurrencyCode): TaxedItemPrice {
  return {
    totalNet: amountOf(totalNet, currency),
    totalGross: amountOf(totalGross, currency),
    totalTax: amountOf(totalTax, currency),
  }
}
