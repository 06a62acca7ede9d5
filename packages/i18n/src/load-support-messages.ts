import { type Language, type Locale, languageOf } from '@shop/domain/market'
import { loaders } from './generated/support-loaders.ts'
import type { MessageCatalogue } from './translate.ts'

/** The messages of the support form, which pages load when it is opened. */
export function loadSupportMessages(locale: Locale | Language): Promise<MessageCatalogue> {
  return (loaders[locale] ?? loaders[languageOf(locale)])()
}
