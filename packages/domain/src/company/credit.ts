import { CommerceError } from '../error/index.ts'
import type { Money } from '../money/index.ts'
import { type AssociateRole, type CompanyCredit, hasPermission } from './company.ts'

/** Highest limit of a company that buys on account, in cents. */
export const MAX_CREDIT_LIMIT_CENT = 1_000_000_000
/** Longest term in days: a longer one has to be agreed upon expressly, and be fair (directive 2011/7/EU, article 3(5)). */
export const MAX_CREDIT_TERM_DAYS = 60
/** Days that are given where nothing else is said. */
export const DEFAULT_CREDIT_TERM_DAYS = 30

/** Who wants to buy on account, as a person of a company. */
export interface CreditBuyer {
  readonly roles: readonly AssociateRole[]
  /** Of the company, in whose currency its limit is. */
  readonly storeKey: string
  /** Missing where the company may not buy on account. */
  readonly credit?: CompanyCredit | undefined
}

/** Cents for which a company may still buy on account; never below 0, also where its limit was lowered. */
export function availableCreditCent({ limitCent, openCent }: CompanyCredit): number {
  return Math.max(0, limitCent - openCent)
}

/** The terms on which a buyer may order over a total on account in a store; undefined where what is left of the limit does not cover it. */
export function creditFor(
  buyer: CreditBuyer | undefined,
  storeKey: string,
  { centAmount }: Pick<Money, 'centAmount'>,
): CompanyCredit | undefined {
  const isBuyer = buyer?.storeKey === storeKey && hasPermission(buyer.roles, 'create-orders')
  const credit = isBuyer ? buyer.credit : undefined
  return credit && credit.limitCent > 0 && centAmount <= availableCreditCent(credit) ? credit : undefined
}

/** Same as `creditFor`. Throws `CommerceError` `payment-not-eligible` where the buyer may not order on account, or not that much. */
export function requireCredit(buyer: CreditBuyer | undefined, storeKey: string, total: Pick<Money, 'centAmount'>): CompanyCredit {
  const credit = creditFor(buyer, storeKey, total)
  if (!credit) throw overCreditLimit()
  return credit
}

/** What is answered where an order on account is above what is left of the limit, or no limit is set. */
export function overCreditLimit(): CommerceError {
  return new CommerceError(
    { code: 'payment-not-eligible', reason: 'over-credit-limit' },
    'What is left of the limit of the company does not cover the order',
  )
}
