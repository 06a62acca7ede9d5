import type { Language } from '@shop/domain/market'
import { createTranslate, loadMessages, type Translate } from '@shop/i18n'

const translators = new Map<Language, Promise<Translate>>()

/** The translator of a language, loaded once. Without its messages it speaks English: better than no mail (MKT-12). */
export function translatorOf(language: Language): Promise<Translate> {
  const existing = translators.get(language)
  if (existing) return existing
  const loading = load(language)
  translators.set(language, loading)
  return loading
}

async function load(language: Language): Promise<Translate> {
  try {
    return createTranslate(language, await loadMessages(language))
  } catch (error) {
    if (language === 'en') throw error
    return createTranslate('en', await loadMessages('en'))
  }
}
