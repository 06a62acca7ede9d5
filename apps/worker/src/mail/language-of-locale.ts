import { isLanguage, type Language } from '@shop/domain/market'

/** The language of a locale such as `de-AT`. Throws for what is none of the shop's. */
export function languageOfLocale(locale: string): Language {
  const language = locale.split('-')[0] ?? ''
  if (!isLanguage(language)) throw new Error(`${locale} is no locale of the shop`)
  return language
}
