import type { CountryCode } from '@shop/domain/market'
import type { BankDetails } from '@shop/domain/store'

/**
 * Account numbers per country without check digits, in the country's own length and layout. Bank codes are zeros or
 * DEMO, which no bank has, so that no money can be sent anywhere.
 */
const ACCOUNTS: Record<CountryCode, string> = {
  AT: '0000000000000100',
  BE: '000000010000',
  BG: 'DEMO00000000000100',
  CH: '00000000000000100',
  CZ: '00000000000000000100',
  DE: '000000000000000100',
  DK: '00000000000100',
  ES: '00000000000000000100',
  FI: '00000000000100',
  FR: '00000000000000000010000',
  GB: 'DEMO00000000000100',
  GR: '00000000000000000000100',
  HR: '00000000000000100',
  HU: '000000000000000000000100',
  IE: 'DEMO00000000000100',
  IT: 'X0000000000000000000100',
  LT: '0000000000000100',
  NL: 'DEMO0000000100',
  NO: '00000000100',
  PL: '000000000000000000000100',
  PT: '000000000000000000100',
  RO: 'DEMO0000000000000100',
  SE: '00000000000000000100',
  SI: '000000000000100',
  SK: '00000000000000000100',
}

/** Remainder of an account number by 97, letters counted as 10 to 35 (ISO 7064). */
export function ibanRemainder(rearranged: string): number {
  const digits = rearranged.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return Number(BigInt(digits) % 97n)
}

/** The fictitious account of a country: a well-formed IBAN with right check digits, and a BIC marked as a test one by its 0. */
export function demoBankDetails(country: CountryCode): BankDetails {
  const account = ACCOUNTS[country]
  const checkDigits = String(98 - ibanRemainder(`${account}${country}00`)).padStart(2, '0')
  return {
    accountOwner: 'Anvil Demo',
    institute: 'Demo Bank',
    iban: `${country}${checkDigits}${account}`,
    bic: `DEMO${country}X0`,
  }
}
