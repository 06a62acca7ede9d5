import type { Money } from '@shop/domain/money'
import { isSku } from '@shop/domain/product'
import { taxGross, taxRateOn } from '@shop/domain/tax'
import { formatMoney } from '@shop/i18n/format'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import type { Route } from './+types/own-prices'

/** Most items of which prices are asked for at once; two pages of the largest listing. */
const MAX_SKUS = 100

/** What a customer's own prices are, in sentences with gross and with net amounts, by item number; null for who has none. */
interface OwnPrices {
  /** Why they are the customer's own, which a buyer has to be told where it was computed (Directive 2011/83/EU, article 6(1)(ea)). */
  readonly reason: string
  readonly prices: Readonly<Record<string, { readonly gross: string; readonly net: string }>>
}

/** The customer's own prices of the items that a page for all shows (DISC-08). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, hasSession, locale, market, now } = context.get(shopContext)
  const skus = [...new Set((url.searchParams.get('skus') ?? '').split(',').filter(isSku))].slice(0, MAX_SKUS)
  const headers = { 'cache-control': 'private, no-store' }
  if (!hasSession || skus.length === 0) return Response.json(null, { headers })
  const { personalisation, prices } = await client.call('getPersonalPrices', { skus })
  if (!personalisation) return Response.json(null, { headers })
  const t = translatorOf(locale)
  const inWords = (price: Money) => t('discount.ownPrice', { amount: formatMoney(price, locale) })
  const own: OwnPrices = {
    reason: t('discount.personalPrices', { basis: personalisation }),
    prices: Object.fromEntries(
      prices.map(({ sku, price }) => [
        sku,
        { gross: inWords(price), net: inWords(taxGross(price, taxRateOn(market.country, now.slice(0, 10))).totalNet) },
      ]),
    ),
  }
  return Response.json(own, { headers })
}
