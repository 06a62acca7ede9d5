import type { Market } from '../market/market.ts'

/** A VAT number with its prefix, as services and documents write it, such as `ATU12345675` or `EL094259216`. */
export interface VatNumber {
  readonly prefix: string
  /** Without the prefix. */
  readonly number: string
}

/** Where countries write more than the number behind it; only the letters are lost by cleaning, so nothing else is. */
const SWISS_SUFFIX = /(?:MWST|TVA|IVA|TPV)$/

/**
 * The number a shopper typed, in the form of its market: prefix found and removed, then cleaned by the rule of the
 * country (VAT-03..VAT-07). Undefined when nothing of a number is left.
 */
export function cleanVatNumber(market: Market, typed: string): VatNumber | undefined {
  const { prefix, cleaning, keepFirst } = market.vatNumber
  const bare = withoutPrefix(typed.trim().toUpperCase(), [prefix, market.country])
  const cleaned = bare.replace(CLEANING[cleaning], '')
  const kept = keepFirst === undefined ? cleaned : cleaned.slice(0, keepFirst)
  const number = tolerated(market, kept)
  return number === '' ? undefined : { prefix, number }
}

/** Prefix and number in one text, as a form shows it. */
export function vatNumberText({ prefix, number }: VatNumber): string {
  return prefix + number
}

const CLEANING = { 'non-digits': /\D/g, 'non-word': /[^A-Z0-9]/g, whitespace: /\s/g } as const

function withoutPrefix(text: string, prefixes: readonly string[]): string {
  const found = prefixes.find(prefix => text.startsWith(prefix))
  return found ? text.slice(found.length) : text
}

/** Ways of writing that mean the same number. */
function tolerated({ country }: Market, number: string): string {
  switch (country) {
    // Numbers of nine digits are from before 2008; the zero came in front of them.
    case 'BE':
      return /^\d{9}$/.test(number) ? `0${number}` : number
    // The person's or company's number, to which the tax office adds 01.
    case 'SE':
      return /^\d{10}$/.test(number) ? `${number}01` : number
    case 'CH':
      return number.replace(/[.-]/g, '')
    default:
      return number
  }
}

/** The number without what Swiss companies add to say in which language they pay tax. */
export function withoutSwissSuffix(number: string): string {
  return number.replace(SWISS_SUFFIX, '')
}
