import type { CountryCode } from '../market/market.ts'

/** The company behind the shop, one for all markets; what an imprint and an invoice name. */
export const COMPANY = {
  name: 'Anvil Equipment GmbH',
  street: 'Hammerwerkstraße 36',
  postalCode: '44145',
  city: 'Dortmund',
  country: 'DE',
  /** Court and number of the commercial register, in the language of its country. */
  register: 'Amtsgericht Dortmund, HRB 31877',
  directors: ['Katrin Vollmer', 'Jens Brandstetter'],
  /** VAT number, unless a setting overrides it. */
  vatId: 'DE123456788',
} as const

/** Day of the current list of product recalls, YYYY-MM-DD; changes with every release of the list. */
export const RECALL_LIST_DATE = '2026-11-02'

/** Days in which the shop takes goods back without a reason, and those the law gives consumers. */
export const RETURN_DAYS = 30
export const WITHDRAWAL_DAYS = 14

/** Years of the guarantee that the shop gives on goods of its own accord, besides what the law says. */
export const GUARANTEE_YEARS = 3

/** Countries whose law gives consumers longer than the two years of Directive (EU) 2019/771. */
const LONGER_LEGAL_GUARANTEES: Partial<Record<CountryCode, number>> = { ES: 3, GB: 6, IE: 6, NO: 5, PT: 3, SE: 3 }

/** Years from delivery in which a consumer of a country can claim that goods were faulty. */
export function legalGuaranteeYearsOf(country: CountryCode): number {
  return LONGER_LEGAL_GUARANTEES[country] ?? 2
}
