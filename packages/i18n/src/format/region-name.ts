const names = new Map<string, Intl.DisplayNames>()

/** The name of a country, given by its ISO code, as the locale calls it. */
export function regionName(country: string, locale: string): string {
  let namesOfLocale = names.get(locale)
  if (!namesOfLocale) {
    namesOfLocale = new Intl.DisplayNames(locale, { type: 'region' })
    names.set(locale, namesOfLocale)
  }
  return namesOfLocale.of(country) ?? country
}
