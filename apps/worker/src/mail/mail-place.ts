import {
  defaultLanguageOf,
  isLanguage,
  type Language,
  type Market,
  marketOfStoreKey,
  ordersOriginOf,
  originOf,
} from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import type { EngineContext } from '@shop/engine/database'
import { findStore } from '@shop/engine/store'

/** Where a mail speaks for: a store with its market, in a language. */
export interface MailPlace {
  readonly store: Store
  readonly market: Market
  readonly language: Language
}

/** The place for a store and locale. Throws when there is no such store. */
export async function findPlace(
  context: EngineContext,
  { storeKey, locale }: { readonly storeKey: string; readonly locale: string },
): Promise<MailPlace> {
  const market = marketOfStoreKey(storeKey)
  if (!market) throw new Error(`There is no store ${storeKey}`)
  return { store: await requireStore(context, storeKey), market, language: languageOfLocale(locale) }
}

/** A store by its key. Throws when there is no such store. */
export async function requireStore(context: EngineContext, key: string): Promise<Store> {
  const store = await findStore(context, key)
  if (!store) throw new Error(`There is no store ${key}`)
  return store
}

/** The language of a locale such as `de-AT`. Throws for a locale that the shop does not have. */
export function languageOfLocale(locale: string): Language {
  const language = locale.split('-')[0] ?? ''
  if (!isLanguage(language)) throw new Error(`${locale} is not a locale of the shop`)
  return language
}

/** Where the links of a mail lead. */
export interface LinkPlace {
  readonly market: Market
  readonly language: Language
  /** Port of the storefront on this machine, if they lead there. */
  readonly localPort?: number | undefined
  /** Port of the self-service orders site on this machine. */
  readonly ordersPort?: number | undefined
}

/** What the URL of every page of a market begins with in a language, without a slash at the end. */
export function startOf({ market, language, localPort }: LinkPlace): string {
  return `${originOf(market, localPort)}${language === defaultLanguageOf(market) ? '' : `/${language}`}`
}

/** URL of the page of an order on the self-service site, with the signed token that opens it to the reader of the mail (ORD-10). */
export function orderViewUrl(
  place: LinkPlace,
  { orderNumber, token }: { readonly orderNumber: string; readonly token: string },
): string {
  const { market, language, localPort, ordersPort = 3100 } = place
  const origin = ordersOriginOf(market, new URL(originOf(market, localPort)).host, ordersPort)
  const prefix = language === defaultLanguageOf(market) ? '' : `/${language}`
  return `${origin}${prefix}/orders/${orderNumber}?token=${token}`
}
