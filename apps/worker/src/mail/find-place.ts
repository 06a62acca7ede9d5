import { type Language, type Market, marketOfStoreKey } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import type { EngineContext } from '@shop/engine/database'
import { findStores } from '@shop/engine/store'
import { languageOfLocale } from './language-of-locale.ts'

/** Where a mail speaks for: a store with its market, in a language. */
export interface MailPlace {
  readonly store: Store
  readonly market: Market
  readonly language: Language
}

/** The place of what was asked for in a store and locale. Throws when there is none. */
export async function findPlace(
  context: EngineContext,
  { storeKey, locale }: { readonly storeKey: string; readonly locale: string },
): Promise<MailPlace> {
  const market = marketOfStoreKey(storeKey)
  const [store] = await findStores(context, { key: storeKey, limit: 1 })
  if (!store || !market) throw new Error(`There is no store ${storeKey}`)
  return { store, market, language: languageOfLocale(locale) }
}
