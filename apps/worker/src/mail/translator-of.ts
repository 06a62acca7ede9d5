import type { Language, Locale } from '@shop/domain/market'
import { createTranslate, type Translate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'

const translators = new Map<Locale | Language, Promise<Translate>>()

/** The translator of a locale, loaded once. Without its messages it speaks English: better than no mail (MKT-12). */
export function translatorOf(locale: Locale | Language): Promise<Translate> {
  const existing = translators.get(locale)
  if (existing) return existing
  const loading = load(locale)
  translators.set(locale, loading)
  return loading
}

async function load(locale: Locale | Language): Promise<Translate> {
  try {
    return createTranslate(locale, await loadMessages(locale))
  } catch (error) {
    if (locale === 'en') throw error
    return createTranslate('en', await loadMessages('en'))
  }
}
