import { type CountryCode, MARKETS } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { TableSpec } from '../csv/read-table.ts'
import type { ShopifyOptions } from './shopify-columns.ts'

type RedirectField = 'source' | 'target'

const NAMES: TableSpec<RedirectField>['names'] = {
  source: ['Redirect from', 'Path'],
  target: ['Redirect to', 'Target'],
}

/** Whether a header is that of the URL redirects of Shopify. */
export function isShopifyRedirects(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  return (names.has('redirect from') && names.has('redirect to')) || (names.has('path') && names.has('target'))
}

/** Countries whose market sells in a currency. */
export function countriesOf(currency: CurrencyCode): CountryCode[] {
  return MARKETS.filter(market => market.currency === currency).map(({ country }) => country)
}

/** Where pages have moved, in the markets of the currency of the old shop. */
export function shopifyRedirects({ currency }: ShopifyOptions): TableSpec<RedirectField> {
  const countries = countriesOf(currency)
  return {
    names: NAMES,
    withoutPlace: /^(?:id|command)$/i,
    keyOf: ({ cell }) => cell('source'),
    read(key, rows) {
      const [{ cell }] = rows
      return [{ kind: 'redirection', key, redirection: { source: cell('source'), target: cell('target'), countries } }]
    },
  }
}
