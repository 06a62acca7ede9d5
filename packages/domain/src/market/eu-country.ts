/** Countries of the shop that do not belong to the European Union; a list of its own, because pages ask without the table of markets. */
const OUTSIDE_THE_UNION: ReadonlySet<string> = new Set(['CH', 'GB', 'NO'])

/** Whether a country of the shop belongs to the European Union, and with it to its VAT area. */
export function isEuCountry(country: string): boolean {
  return !OUTSIDE_THE_UNION.has(country)
}
