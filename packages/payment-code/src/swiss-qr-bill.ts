import { cutTo, inCharacters } from './code-text.ts'
import { type CreditTransfer, decimalOf, type Payee } from './credit-transfer.ts'

/** 999,999,999.99. */
const MAX_CENTS = 99_999_999_999
const MAX = { name: 70, street: 70, building: 16, postalCode: 16, city: 35, message: 140 }

/** Latin letters up to U+017F and a few more. */
const CHARACTERS = /[ -~\u00A1-\u017FȘșȚț€]/
/** Lines of the party that is paid in the end, and of the one that pays: both stay open. */
const NO_PARTY = ['', '', '', '', '', '', '']

/**
 * The code of a Swiss QR-bill (Swiss Payment Standards, version 0200, with a structured address): francs or euro, to an
 * account in Switzerland or Liechtenstein. The reference is the message. A QR-IBAN takes numbers of its bank's own
 * scheme alone, so that there is no code for it.
 */
export function writeSwissQrBill({ payee, amount, reference }: CreditTransfer): string | undefined {
  if (amount.currencyCode !== 'CHF' && amount.currencyCode !== 'EUR') return undefined
  if (amount.centAmount > MAX_CENTS || !/^(?:CH|LI)\d{7}[A-Z\d]{12}$/.test(payee.iban) || isQrIban(payee.iban)) return undefined
  return [
    'SPC',
    '0200',
    '1',
    payee.iban,
    ...creditorOf(payee),
    ...NO_PARTY,
    decimalOf(amount),
    amount.currencyCode,
    ...NO_PARTY,
    'NON',
    '',
    text(reference, MAX.message),
    'EPD',
  ].join('\n')
}

/** Banks are numbered from 30000 to 31999 in a QR-IBAN. */
function isQrIban(iban: string): boolean {
  return /^3[01]/.test(iban.slice(4))
}

function creditorOf({ name, address }: Payee): string[] {
  const [, street = address.street, building = ''] = /^(.*\S)\s+(\d\S*)$/.exec(address.street) ?? []
  return [
    'S',
    text(name, MAX.name),
    text(street, MAX.street),
    text(building, MAX.building),
    text(address.postalCode, MAX.postalCode),
    text(address.city, MAX.city),
    address.country,
  ]
}

function text(value: string, maxLength: number): string {
  return cutTo(inCharacters(value, CHARACTERS), maxLength)
}
