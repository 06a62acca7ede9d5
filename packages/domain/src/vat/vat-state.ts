import type { Market } from '../market/market.ts'
import { isSoldWithLocalVat } from './net-prices-permitted.ts'
import type { VatCheck, VatSilence } from './vat-validator.ts'

/** How a code of the service counts. */
export type VatOutcome = 'success' | 'could-not-validate' | 'not-valid'

const SUCCESS: ReadonlySet<number> = new Set([200, 216, 218, 219, 223])
const UNDECIDED: ReadonlySet<number> = new Set([205, 208, 999])

/** The three classes of codes (VAT-08, VAT-09, VAT-10). */
export function vatOutcomeOf(code: number): VatOutcome {
  if (SUCCESS.has(code)) return 'success'
  return UNDECIDED.has(code) ? 'could-not-validate' : 'not-valid'
}

/** Where the check of a VAT number stands (VAT-11). */
export type VatState =
  | { readonly state: 'not-validated' }
  /** The service is being asked; only a page is ever in it. */
  | { readonly state: 'triggered' }
  | { readonly state: 'valid' }
  /** Confirmed where companies pay the country's VAT too (VAT-15). */
  | { readonly state: 'success-with-local-vat' }
  /** Confirmed where the store's change of the rate is switched off (VAT-21). */
  | { readonly state: 'success-without-tax-rate-change' }
  | { readonly state: 'not-valid' }
  | { readonly state: 'could-not-validate'; readonly cause: VatSilence }

/** The state of a number that was confirmed in a market, where it has been decided whether prices became net (VAT-14, VAT-15, VAT-21). */
export function confirmedVatStateOf(market: Pick<Market, 'country'>, isNet: boolean): VatState {
  if (isNet) return { state: 'valid' }
  return { state: isSoldWithLocalVat(market) ? 'success-with-local-vat' : 'success-without-tax-rate-change' }
}

/** The state a check leads to in a market, where it has been decided whether prices became net. */
export function vatStateOf(check: VatCheck | undefined, market: Pick<Market, 'country'>, isNet: boolean): VatState {
  if (!check) return { state: 'not-validated' }
  if (check.kind === 'silent') return { state: 'could-not-validate', cause: check.cause }
  switch (vatOutcomeOf(check.code)) {
    case 'success':
      return confirmedVatStateOf(market, isNet)
    case 'could-not-validate':
      return { state: 'could-not-validate', cause: 'system-error' }
    case 'not-valid':
      return { state: 'not-valid' }
  }
}

/** Whether a check says that the number is someone's. */
export function isVatConfirmed(check: VatCheck | undefined): boolean {
  return check?.kind === 'answered' && vatOutcomeOf(check.code) === 'success'
}

/** Whether the shopper is offered a button to ask once more (VAT-12). */
export function isManualCheckOffered({ state }: VatState): boolean {
  return state === 'could-not-validate'
}
