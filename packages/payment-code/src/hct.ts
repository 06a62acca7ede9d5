import { cutTo, inCharacters } from './code-text.ts'
import type { CreditTransfer } from './credit-transfer.ts'

/** An amount has twelve digits at most. */
const MAX_FORINTS = 999_999_999_999
const MAX_NAME = 70
const MAX_REFERENCE = 70
/** Of 17 lines, those for shop, device, invoice, customer, transaction, loyalty and receipt, which stay empty. */
const EMPTY_LINES = 7

/** ASCII and the letters of Hungarian. */
const CHARACTERS = /[ -~áéíóöőúüűÁÉÍÓÖŐÚÜŰ]/

/**
 * The Hungarian code for an instant transfer (HCT of the National Bank's guideline, version 001, UTF-8): whole forints, to
 * a Hungarian account. Every line ends with a line feed. It has to name its end.
 */
export function writeHct({ payee, amount, reference, validUntil }: CreditTransfer): string | undefined {
  const forints = amount.centAmount / 100
  if (amount.currencyCode !== 'HUF' || !Number.isInteger(forints) || forints > MAX_FORINTS) return undefined
  if (!/^HU\d{26}$/.test(payee.iban) || payee.bic === '') return undefined
  const text = (value: string, maxLength: number) => cutTo(inCharacters(value, CHARACTERS), maxLength)
  const lines = [
    'HCT',
    '001',
    '1',
    payee.bic,
    text(payee.name, MAX_NAME),
    payee.iban,
    `HUF${forints}`,
    inWinterTime(validUntil),
    // Purpose of the transfer.
    '',
    text(reference, MAX_REFERENCE),
    ...Array.from({ length: EMPTY_LINES }, () => ''),
  ]
  return lines.map(line => `${line}\n`).join('')
}

/** An instant as `YYYYMMDDhhmmss+1`: the offset is a part of it, so that it need not follow the summer. */
function inWinterTime(instant: string): string {
  const local = new Date(Date.parse(instant) + 3_600_000).toISOString()
  return `${local.slice(0, 19).replace(/\D/g, '')}+1`
}
