import { type Language, type Locale, languageOf } from '@shop/domain/market'
import { loaders as serverLoaders } from './generated/server-loaders.ts'
import { loadPageMessages } from './load-page-messages.ts'
import { loadSupportMessages } from './load-support-messages.ts'
import type { MessageCatalogue } from './translate.ts'

/** All messages of a locale, for servers, which wait for none afterwards. */
export async function loadMessages(locale: Locale | Language): Promise<MessageCatalogue> {
  const server = serverLoaders[locale] ?? serverLoaders[languageOf(locale)]
  return Object.assign({}, ...(await Promise.all([loadPageMessages(locale), loadSupportMessages(locale), server()])))
}
