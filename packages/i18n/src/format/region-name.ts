/** The name of a country, given by its ISO code, as the locale calls it. */
export function regionName(country: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}
