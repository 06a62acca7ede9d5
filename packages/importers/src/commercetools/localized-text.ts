import { isLanguage, type Language, type LocalizedString } from '@shop/domain/market'

/** The language of a locale such as `de-AT`, where the shop speaks it; `no` is Bokmål. */
export function languageOfLocale(locale: string): Language | undefined {
  const language = locale.slice(0, 2).toLowerCase()
  if (!/^[a-z]{2}(?:[-_].*)?$/i.test(locale)) return undefined
  if (language === 'no') return 'nb'
  return isLanguage(language) ? language : undefined
}

/** Texts by the languages of the shop; of several locales of a language the first one with a text counts. */
export function localizedOf(entries: Iterable<readonly [locale: string, text: string]>): LocalizedString {
  const texts: Partial<Record<Language, string>> = {}
  for (const [locale, text] of entries) {
    const language = languageOfLocale(locale)
    if (language && text !== '') texts[language] ??= text
  }
  return texts
}
