const makers = new Map<string, Intl.DisplayNames>()

function nameOf(code: string, locale: string, type: 'region' | 'language'): string {
  const key = `${type} ${locale}`
  let names = makers.get(key)
  if (!names) {
    names = new Intl.DisplayNames(locale, { type })
    makers.set(key, names)
  }
  return names.of(code) ?? code
}

/** The name of a country, given by its ISO code, as the locale calls it. */
export function regionName(country: string, locale: string): string {
  return nameOf(country, locale, 'region')
}

/** The name of a language, given by its ISO code, as the locale calls it within a sentence. */
export function languageName(language: string, locale: string): string {
  return nameOf(language, locale, 'language')
}
