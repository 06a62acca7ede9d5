import { fallbackLocaleOf, type Language, type Locale } from '../market/index.ts'

/** Where content of a locale is looked for, in this order: the locale, its fallback locale, its language (MKT-11, CMS-07). */
export function contentSourcesOf(locale: Locale): (Locale | Language)[] {
  const fallback = fallbackLocaleOf(locale)
  const [language] = locale.split('-') as [Language]
  return [locale, ...(fallback ? [fallback] : []), language]
}
