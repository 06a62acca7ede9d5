import type { CountryCode } from '@shop/domain/market'
import { type RedirectionAnswer, sourcesOf } from '@shop/domain/redirection'
import type { ReadModel } from './read-model.ts'
import { pathOfShopSystemPage } from './shop-system-pages.ts'
import { redirectionKey } from './whole-tables.ts'

/** A URL that a market is asked for. */
export interface RedirectionQuery {
  readonly country: CountryCode
  readonly sourceUrl: string
}

/** Where a page of a market has moved, also one of the shop system before; undefined where nothing is known of a move (API-37). */
export function chooseRedirection(
  model: Pick<ReadModel, 'products' | 'trees' | 'redirections'>,
  { country, sourceUrl }: RedirectionQuery,
): RedirectionAnswer | undefined {
  for (const source of sourcesOf(sourceUrl)) {
    const found = model.redirections.get(redirectionKey(country, source))
    if (found) {
      const targetURL = pathOfShopSystemPage(model, country, found.target) ?? found.target
      return { redirectionCode: found.code, targetURL }
    }
  }
  const targetURL = pathOfShopSystemPage(model, country, sourceUrl)
  return targetURL === undefined ? undefined : { redirectionCode: 301, targetURL }
}
