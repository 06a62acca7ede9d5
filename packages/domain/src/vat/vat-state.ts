import { isEuCountry } from '../market/index.ts'
import type { Market } from '../market/market.ts'
import { ESTABLISHED_IN, type Store } from '../store/store.ts'
import type { VatCheck, VatSilence } from './vat-validator.ts'

/**
 * Whether companies pay the VAT of a market's country like everybody else: in the shop's own country, and outside the
 * European Union. Their number then stands on the invoice and nothing becomes net (VAT-15).
 */
function isSoldWithLocalVat({ country }: Pick<Market, 'country'>): boolean {
  return country === ESTABLISHED_IN || !isEuCountry(country)
}

/**
 * Whether a validated VAT number makes prices net: the market has a checkout to type it in, both switches of the store are
 * on, and the buyer is in a country of the European Union that is not the shop's own (VAT-15). Whatever promises net prices
 * or invoices asks this.
 */
export function netPricesPermitted(store: { readonly custom: Pick<Store['custom'], 'switches'> }, market: Market): boolean {
  const { vatValidation, taxRateChange } = store.custom.switches
  return market.checkoutEnabled && vatValidation && taxRateChange && !isSoldWithLocalVat(market)
}

/**
 * Whether a store sells to companies as such, by its configuration: it has a checkout and takes VAT numbers there. Who buys for one
 * may look at net prices; what is paid is not decided here.
 */
export function sellsToCompanies(store: { readonly custom: Pick<Store['custom'], 'switches'> }, market: Market): boolean {
  return market.checkoutEnabled && store.custom.switches.vatValidation
}

/** Why a number may not have been validated, in the order of the list (VAT-22); the words are messages of the page. */
export const VAT_ISSUE_REASONS = ['incorrect-number', 'private-number', 'system-error'] as const
export type VatIssueReason = (typeof VAT_ISSUE_REASONS)[number]

/** Whether the page explains what may be wrong and that the purchase can go on (VAT-22, VAT-23). */
export function hasVatIssues({ state }: VatState): boolean {
  return state === 'not-valid' || state === 'could-not-validate' || state === 'success-without-tax-rate-change'
}

const VALIDATED = 'VAT ID successfully validated.'

/** What the shopper is told, in English and in this order (VAT-15, VAT-17..VAT-21). Pages tell it in their language, by the state. */
export function vatMessagesOf(vat: VatState, market: Pick<Market, 'label'>): readonly string[] {
  switch (vat.state) {
    case 'not-validated':
    case 'triggered':
      return []
    case 'valid':
      return [VALIDATED, 'Prices have been adjusted to NET.']
    case 'success-with-local-vat':
      return [VALIDATED, `This order is sold with VAT (${market.label}). Your VAT ID is on the invoice.`]
    case 'success-without-tax-rate-change':
      return [
        VALIDATED,
        'We were unable to adjust prices to NET. You can continue and contact our support service to claim the tax back.',
      ]
    case 'not-valid':
      return [
        'VAT ID not validated.',
        'Please correct it or continue anyway.',
        'Make sure your VAT ID format is correct to receive a NET invoice or ignore and continue with GROSS invoice.',
      ]
    case 'could-not-validate':
      return vat.cause === 'timeout'
        ? ['VAT ID validation is taking too much time.', 'Confirm by clicking the button below.']
        : ['Technical issue occurred.']
  }
}

/** How a code of the service counts. */
type VatOutcome = 'success' | 'could-not-validate' | 'not-valid'

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
