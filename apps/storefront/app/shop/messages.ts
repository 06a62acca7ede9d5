import type { Language } from '@shop/domain/market'
import { createTranslate, loadMessages, type Translate } from '@shop/i18n'

const translators = new Map<Language, Translate>()

/** Loads the messages of a language; must have finished before `translatorOf` is asked for it. Rejects when they cannot be loaded. */
export async function prepareMessages(language: Language, load: typeof loadMessages = loadMessages): Promise<Translate> {
  const existing = translators.get(language)
  if (existing) return existing
  const translate = createTranslate(language, await load(language))
  translators.set(language, translate)
  return translate
}

/** The translator of a prepared language. Throws when it was not prepared. */
export function translatorOf(language: Language): Translate {
  const translate = translators.get(language)
  if (!translate) throw new Error(`The messages of ${language} are not loaded`)
  return translate
}
