import type { Locale } from '@shop/domain/market'
import { createTranslate, loadMessages, type Translate } from '@shop/i18n'

const translators = new Map<Locale, Translate>()

/** Loads the messages of a locale; must have finished before `translatorOf` is asked for it. Rejects when they cannot be loaded. */
export async function prepareMessages(locale: Locale, load: typeof loadMessages = loadMessages): Promise<Translate> {
  const existing = translators.get(locale)
  if (existing) return existing
  const translate = createTranslate(locale, await load(locale))
  translators.set(locale, translate)
  return translate
}

/** The translator of a prepared locale. Throws when it was not prepared. */
export function translatorOf(locale: Locale): Translate {
  const translate = translators.get(locale)
  if (!translate) throw new Error(`The messages of ${locale} are not loaded`)
  return translate
}
