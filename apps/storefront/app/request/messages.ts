import type { Locale } from '@shop/domain/market'
import { createTranslate, loadPageMessages, type MessageCatalogue, type Translate } from '@shop/i18n'

/** The messages of the locales a program speaks. */
export interface Translators {
  /** Loads the messages of a locale; must have finished before `of` is asked for it. Rejects when they cannot be loaded. */
  prepare(locale: Locale, load?: (locale: Locale) => Promise<MessageCatalogue>): Promise<Translate>
  /** Adds the messages of a part of the shop to those of a prepared locale, for its translator. */
  add(locale: Locale, messages: MessageCatalogue): void
  /** The translator of a prepared locale. Throws when it was not prepared. */
  of(locale: Locale): Translate
}

interface Translator {
  readonly translate: Translate
  readonly catalogue: Record<string, MessageCatalogue[string]>
}

/** No locale prepared yet. */
export function createTranslators(): Translators {
  const translators = new Map<Locale, Translator>()
  // Those on their way: a second translator would lose what was added to the first one.
  const preparing = new Map<Locale, Promise<Translator>>()
  return {
    async prepare(locale, load = loadFirst) {
      const existing = translators.get(locale)
      if (existing) return existing.translate
      const pending = preparing.get(locale) ?? prepare(locale, load)
      preparing.set(locale, pending)
      try {
        return (await pending).translate
      } finally {
        preparing.delete(locale)
      }
    },
    add(locale, messages) {
      Object.assign(translators.get(locale)?.catalogue ?? {}, messages)
    },
    of(locale) {
      const prepared = translators.get(locale)
      if (!prepared) throw new Error(`The messages of ${locale} are not loaded`)
      return prepared.translate
    },
  }

  async function prepare(locale: Locale, load: (locale: Locale) => Promise<MessageCatalogue>): Promise<Translator> {
    const catalogue = { ...(await load(locale)) }
    const translator = { translate: createTranslate(locale, catalogue), catalogue }
    translators.set(locale, translator)
    return translator
  }
}

/** The server has all messages from the start; a browser loads those of a part with it. */
async function loadFirst(locale: Locale): Promise<MessageCatalogue> {
  if (!import.meta.env.SSR) return loadPageMessages(locale)
  const { loadMessages } = await import('@shop/i18n/all-messages')
  return loadMessages(locale)
}

/** Those of this program. */
export const { prepare: prepareMessages, add: addMessages, of: translatorOf } = createTranslators()
