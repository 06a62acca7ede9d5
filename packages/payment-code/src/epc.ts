import { cutTo, inCharacters } from './code-text.ts'
import { type CreditTransfer, decimalOf } from './credit-transfer.ts'

/** Countries whose banks need no BIC for a transfer in euro: the European Economic Area. */
const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')
/** Further countries of the Single Euro Payments Area. */
const SEPA_WITH_BIC = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ')

/** 999,999,999.99, the largest transfer of the scheme. */
const MAX_CENTS = 99_999_999_999
const MAX_BYTES = 331
const MAX_NAME = 70
const MAX_REFERENCE = 140

/** Letters of all scripts: the code says that it is UTF-8. */
const CHARACTERS = /[\p{L}\p{M}\p{N}\p{P}\p{S} ]/u

/**
 * The code of the European Payments Council for a SEPA transfer (EPC069-12, version 002, UTF-8): euro, to an account in
 * the area. The lines for purpose and structured reference stay empty; the reference is text for the payee.
 */
export function writeEpc({ payee, amount, reference }: CreditTransfer): string | undefined {
  const country = payee.iban.slice(0, 2)
  const isReachable = EEA.includes(country) || (SEPA_WITH_BIC.includes(country) && payee.bic !== '')
  if (amount.currencyCode !== 'EUR' || amount.centAmount > MAX_CENTS || !isReachable) return undefined
  const text = cutTo(inCharacters(reference, CHARACTERS), MAX_REFERENCE)
  const write = (name: string) =>
    ['BCD', '002', '1', 'SCT', payee.bic, name, payee.iban, `EUR${decimalOf(amount)}`, '', '', text].join('\n')
  // Seventy letters may be more bytes than the code holds; the name gives way, since banks go by the account.
  for (let length = MAX_NAME; length > 0; length--) {
    const code = write(cutTo(inCharacters(payee.name, CHARACTERS), length))
    if (new TextEncoder().encode(code).length <= MAX_BYTES) return code
  }
  return undefined
}
