import type { CountryCode } from '../market/market.ts'

/** The standard VAT rate of a country on a day (UX-11: percent = permyriad / 100). */
export interface TaxRate {
  readonly country: CountryCode
  /** Rate in 1/10000: 1900 is 19 %. */
  readonly permyriad: number
  /** Name of the tax on an invoice. */
  readonly name: string
  /** Shop prices are gross. */
  readonly includedInPrice: boolean
}

interface DatedRate {
  readonly permyriad: number
  /** First day of validity, YYYY-MM-DD. */
  readonly from: string
}

interface CountryTax {
  readonly name: string
  /** Newest first. */
  readonly rates: readonly DatedRate[]
}

const TAXES: Record<CountryCode, CountryTax> = {
  AT: { name: 'USt', rates: [{ permyriad: 2000, from: '1984-01-01' }] },
  BE: { name: 'TVA/BTW', rates: [{ permyriad: 2100, from: '1996-01-01' }] },
  BG: { name: 'ДДС', rates: [{ permyriad: 2000, from: '1999-01-01' }] },
  CH: {
    name: 'MWST/TVA/IVA',
    rates: [
      { permyriad: 810, from: '2024-01-01' },
      { permyriad: 770, from: '2018-01-01' },
    ],
  },
  CZ: { name: 'DPH', rates: [{ permyriad: 2100, from: '2013-01-01' }] },
  DE: {
    name: 'MwSt.',
    rates: [
      { permyriad: 1900, from: '2021-01-01' },
      { permyriad: 1600, from: '2020-07-01' },
      { permyriad: 1900, from: '2007-01-01' },
    ],
  },
  DK: { name: 'moms', rates: [{ permyriad: 2500, from: '1992-01-01' }] },
  ES: { name: 'IVA', rates: [{ permyriad: 2100, from: '2012-09-01' }] },
  FI: {
    name: 'ALV',
    rates: [
      { permyriad: 2550, from: '2024-09-01' },
      { permyriad: 2400, from: '2013-01-01' },
    ],
  },
  FR: { name: 'TVA', rates: [{ permyriad: 2000, from: '2014-01-01' }] },
  GB: { name: 'VAT', rates: [{ permyriad: 2000, from: '2011-01-04' }] },
  GR: { name: 'ΦΠΑ', rates: [{ permyriad: 2400, from: '2016-06-01' }] },
  HR: { name: 'PDV', rates: [{ permyriad: 2500, from: '2012-03-01' }] },
  HU: { name: 'ÁFA', rates: [{ permyriad: 2700, from: '2012-01-01' }] },
  IE: {
    name: 'VAT',
    rates: [
      { permyriad: 2300, from: '2021-03-01' },
      { permyriad: 2100, from: '2020-09-01' },
      { permyriad: 2300, from: '2012-01-01' },
    ],
  },
  IT: { name: 'IVA', rates: [{ permyriad: 2200, from: '2013-10-01' }] },
  LT: { name: 'PVM', rates: [{ permyriad: 2100, from: '2009-09-01' }] },
  NL: { name: 'BTW', rates: [{ permyriad: 2100, from: '2012-10-01' }] },
  NO: { name: 'MVA', rates: [{ permyriad: 2500, from: '2005-01-01' }] },
  PL: { name: 'VAT', rates: [{ permyriad: 2300, from: '2011-01-01' }] },
  PT: { name: 'IVA', rates: [{ permyriad: 2300, from: '2011-01-01' }] },
  RO: {
    name: 'TVA',
    rates: [
      { permyriad: 2100, from: '2025-08-01' },
      { permyriad: 1900, from: '2017-01-01' },
    ],
  },
  SE: { name: 'moms', rates: [{ permyriad: 2500, from: '1990-07-01' }] },
  SI: { name: 'DDV', rates: [{ permyriad: 2200, from: '2013-07-01' }] },
  SK: {
    name: 'DPH',
    rates: [
      { permyriad: 2300, from: '2025-01-01' },
      { permyriad: 2000, from: '2011-01-01' },
    ],
  },
}

/** Each rate as it was returned first, so that what is taxed alike has the same object and no one has to compare. */
const returned = new Map<DatedRate, TaxRate>()

/**
 * The standard rate of a country on a day given as YYYY-MM-DD, as the same object each time. Throws for a day before the table
 * begins.
 */
export function taxRateOn(country: CountryCode, day: string): TaxRate {
  const tax = TAXES[country]
  const dated = tax.rates.find(({ from }) => from <= day)
  if (!dated) throw new RangeError(`No tax rate for ${country} on ${day}`)
  const known = returned.get(dated)
  if (known) return known
  const rate = { country, permyriad: dated.permyriad, name: tax.name, includedInPrice: true }
  returned.set(dated, rate)
  return rate
}
