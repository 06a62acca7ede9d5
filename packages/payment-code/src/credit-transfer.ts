import type { Money } from '@shop/domain/money'

/** Who a transfer goes to. */
export interface Payee {
  /** Owner of the account, as the bank knows it. */
  readonly name: string
  readonly iban: string
  readonly bic: string
  readonly address: {
    /** Street with its number. */
    readonly street: string
    readonly postalCode: string
    readonly city: string
    /** ISO 3166-1 alpha-2. */
    readonly country: string
  }
}

/** A transfer that a shopper is to make. */
export interface CreditTransfer {
  readonly payee: Payee
  readonly amount: Money
  /** What the payee knows the transfer by; written on it as it is. */
  readonly reference: string
  /** ISO instant after which a code that names its end is refused. */
  readonly validUntil: string
}

/** The text of a code in one form; undefined where the form does not take the transfer. */
export type WriteCode = (transfer: CreditTransfer) => string | undefined

/** A reference that consists of digits alone, which Czech and Slovak banks take as the variable symbol. */
export function variableSymbolOf(reference: string): string | undefined {
  return /^\d{1,10}$/.test(reference) ? reference : undefined
}

/** An amount with two decimals after a point and without grouping, as all forms write it that have decimals. */
export function decimalOf({ centAmount }: Money): string {
  return `${Math.trunc(centAmount / 100)}.${String(centAmount % 100).padStart(2, '0')}`
}
