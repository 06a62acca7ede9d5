import type { CountryCode } from '../market/market.ts'

/** Days in which the shop takes goods back without a reason, and those the law gives consumers. */
export const RETURN_DAYS = 30
export const WITHDRAWAL_DAYS = 14

/** Countries whose law gives consumers longer than the two years of Directive (EU) 2019/771. */
const LONGER_LEGAL_GUARANTEES: Partial<Record<CountryCode, number>> = { ES: 3, GB: 6, IE: 6, NO: 5, PT: 3, SE: 3 }

/** Years from delivery in which a consumer of a country can claim that goods were faulty. */
export function legalGuaranteeYearsOf(country: CountryCode): number {
  return LONGER_LEGAL_GUARANTEES[country] ?? 2
}
