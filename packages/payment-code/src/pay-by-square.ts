import { encode, PaymentOptions } from 'bysquare/pay'
import { cutTo, inCharacters } from './code-text.ts'
import { type CreditTransfer, variableSymbolOf } from './credit-transfer.ts'

/** 999,999,999.99, the largest transfer in euro. */
const MAX_CENTS = 99_999_999_999
const MAX_NAME = 70
const MAX_NOTE = 140

/** ASCII: several Slovak apps refuse a code with accents. */
const CHARACTERS = /[ -~]/

/**
 * The Slovak PAY by square: euro, to a Slovak account. Slovak apps read this form alone. A reference of digits is the
 * variable symbol, any other one the message to the payee.
 */
export function writePayBySquare({ payee, amount, reference }: CreditTransfer): string | undefined {
  if (amount.currencyCode !== 'EUR' || amount.centAmount > MAX_CENTS || !/^SK\d{22}$/.test(payee.iban)) return undefined
  const symbol = variableSymbolOf(reference)
  return encode(
    {
      payments: [
        {
          type: PaymentOptions.PaymentOrder,
          amount: amount.centAmount / 100,
          currencyCode: 'EUR',
          ...(symbol ? { variableSymbol: symbol } : { paymentNote: cutTo(inCharacters(reference, CHARACTERS), MAX_NOTE) }),
          bankAccounts: [{ iban: payee.iban, ...(payee.bic ? { bic: payee.bic } : {}) }],
          beneficiary: { name: cutTo(inCharacters(payee.name, CHARACTERS), MAX_NAME) },
        },
      ],
    },
    // Account and BIC are checked before any form is chosen, and texts have no accents any more.
    { deburr: false, validate: false },
  )
}
