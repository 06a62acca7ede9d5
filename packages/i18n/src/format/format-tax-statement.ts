import type { TaxNote, TaxStatement } from '@shop/domain/cart'
import type { MessageKey } from '../generated/keys.ts'
import type { Translate } from '../translate.ts'
import { formatMoney } from './format-money.ts'
import { formatPercent } from './format-number.ts'

/** A statement about tax in words, for pages and mails. */
export interface TaxWords {
  /** Net amount and taxes, as they stand beside the total. */
  readonly rows: readonly { readonly label: string; readonly amount: string }[]
  /** Why there is no tax. */
  readonly note?: string
  /** What the total is called. */
  readonly totalLabel: string
}

const NOTES = {
  'intra-community-supply': 'cart.intraCommunitySupply',
  export: 'cart.exportSupply',
} as const satisfies Record<TaxNote, MessageKey>

/** What is said about the tax of a cart or an order, in the words of a locale. */
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
