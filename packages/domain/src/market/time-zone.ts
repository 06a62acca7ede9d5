import type { CountryCode } from './market.ts'

/** Countries of the shop whose clocks are not those of Berlin. */
const ZONES: Partial<Record<CountryCode, string>> = {
  BG: 'Europe/Sofia',
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  LT: 'Europe/Vilnius',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
}

/** The time zone by which people in a market read a clock, an IANA name. */
export function timeZoneOf({ country }: { readonly country: CountryCode }): string {
  return ZONES[country] ?? 'Europe/Berlin'
}
