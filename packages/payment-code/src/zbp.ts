import { cutTo, inCharacters } from './code-text.ts'
import type { CreditTransfer } from './credit-transfer.ts'

/** 9,999.99: an amount has six digits, in grosze. */
const MAX_CENTS = 999_999
const MAX_NAME = 20
const MAX_TITLE = 32

/** ASCII without `|`, which separates fields, and the letters of Polish. */
const CHARACTERS = /[ -{}~ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/

/**
 * The Polish code for a transfer (recommendation of the bank association ZBP on 2D codes): złoty, to a Polish account.
 * The tax number in front and the three fields at the end may be empty.
 */
export function writeZbp({ payee, amount, reference }: CreditTransfer): string | undefined {
  if (amount.currencyCode !== 'PLN' || amount.centAmount > MAX_CENTS || !/^PL\d{26}$/.test(payee.iban)) return undefined
  const text = (value: string, maxLength: number) => cutTo(inCharacters(value, CHARACTERS), maxLength)
  const grosze = String(amount.centAmount).padStart(6, '0')
  const fields = ['', 'PL', payee.iban.slice(2), grosze, text(payee.name, MAX_NAME), text(reference, MAX_TITLE), '', '', '']
  return fields.join('|')
}
