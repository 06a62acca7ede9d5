import { cutTo, inCharacters } from './code-text.ts'
import { type CreditTransfer, decimalOf, variableSymbolOf } from './credit-transfer.ts'

/** 9,999,999.99: an amount has ten characters at most. */
const MAX_CENTS = 999_999_999
const MAX_NAME = 35
const MAX_MESSAGE = 60

/** ASCII without `*`, which separates fields, and `%`, which begins an encoded character. */
const CHARACTERS = /[ -$&-)+-~]/

/**
 * The Czech Short Payment Descriptor 1.0 ("QR Platba"): koruna, to a Czech account. A reference of digits is the variable
 * symbol, any other one the message. Texts are capitals without accents, which make the smaller code and which every
 * bank's app reads.
 */
export function writeSpayd({ payee, amount, reference }: CreditTransfer): string | undefined {
  if (amount.currencyCode !== 'CZK' || amount.centAmount > MAX_CENTS || !/^CZ\d{22}$/.test(payee.iban)) return undefined
  const text = (value: string, maxLength: number) => cutTo(inCharacters(value, CHARACTERS).toUpperCase(), maxLength)
  const symbol = variableSymbolOf(reference)
  return [
    'SPD',
    '1.0',
    `ACC:${payee.iban}`,
    `AM:${decimalOf(amount)}`,
    'CC:CZK',
    `RN:${text(payee.name, MAX_NAME)}`,
    symbol ? `X-VS:${symbol}` : `MSG:${text(reference, MAX_MESSAGE)}`,
  ].join('*')
}
