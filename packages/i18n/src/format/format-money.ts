import type { TaxNote, TaxStatement } from '@shop/domain/cart'
import { amountStepOf, type Money } from '@shop/domain/money'
import { formatPercent, settleFigures } from '../figures/format-number.ts'
import type { MessageKey } from '../generated/keys.ts'
import type { Translate } from '../translate.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount as a shopper of the locale reads it. Forints have no decimals, whatever Intl would write.
 * Server and browser write the same text.
 */
export function formatMoney(money: Money, locale: string): string {
  const digits = amountStepOf(money.currencyCode) > 1 ? 0 : money.fractionDigits
  const key = `${locale} ${money.currencyCode} ${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: money.currencyCode,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  return settleFigures(format.format(money.centAmount / 10 ** money.fractionDigits), locale)
}

/** The texts of a tax statement, for pages and mails. */
export interface TaxWords {
  /** Net amount and taxes, shown next to the total. */
  readonly rows: readonly { readonly label: string; readonly amount: string }[]
  /** Why there is no tax. */
  readonly note?: string
  /** Label of the total. */
  readonly totalLabel: string
}

const NOTES = {
  'intra-community-supply': 'cart.intraCommunitySupply',
  export: 'cart.exportSupply',
} as const satisfies Record<TaxNote, MessageKey>

/** Formats the tax statement of a cart or an order for a locale. */
export function formatTaxStatement(statement: TaxStatement, locale: string, t: Translate): TaxWords {
  const { net, portions, isTaxIncluded, note } = statement
  const taxRows = portions.map(({ rate, name, amount }) => ({
    label: t(isTaxIncluded ? 'cart.includedTax' : 'cart.tax', { rate: formatPercent(rate, locale), name }),
    amount: formatMoney(amount, locale),
  }))
  return {
    rows: [...(net ? [{ label: t('cart.netAmount'), amount: formatMoney(net, locale) }] : []), ...taxRows],
    ...(note ? { note: t(NOTES[note]) } : {}),
    totalLabel: t(isTaxIncluded ? 'cart.totalInclVat' : 'cart.totalNet'),
  }
}
