import type { Cart } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import { confirmedVatStateOf, type VatFields, type VatIssueReason, type VatState } from '@shop/domain/vat'
import type { Translate } from '@shop/i18n'

/** Intent of the button that checks the VAT number. */
export const CHECK_VAT = 'check-vat'

/** Name of the button that goes on with VAT although a number was not confirmed; its value is that number (VAT-23). */
export const ACCEPTED_NUMBER = 'acceptedNumber'

/** The VAT number of a cart with its result: at the billing address, or checked before there is one. */
function vatOfCart({ billingAddress, custom }: Pick<Cart, 'billingAddress' | 'custom'>): VatFields | undefined {
  return custom.pendingVat ?? billingAddress?.custom
}

/** The stored state of a cart's VAT check: only a success is stored, since any other result may be outdated. */
export function vatStateOfCart(cart: Pick<Cart, 'billingAddress' | 'custom' | 'taxMode'>, market: Market): VatState {
  if (!vatOfCart(cart)?.isVatValidated) return { state: 'not-validated' }
  return confirmedVatStateOf(market, cart.taxMode === 'External')
}

/** The message of each reason why a number may not have been validated (VAT-22). */
export const VAT_ISSUE_MESSAGES = {
  'incorrect-number': 'checkout.vatReasonNumber',
  'private-number': 'checkout.vatReasonPrivate',
  'system-error': 'checkout.vatReasonSystem',
} as const satisfies Record<VatIssueReason, string>

/**
 * The texts of a state of the VAT check; the first one is the headline (VAT-15, VAT-17..VAT-21).
 * `country` is the name of the market's country in the shopper's language.
 */
export function vatTextsOf(t: Translate, vat: VatState, country: string): string[] {
  switch (vat.state) {
    case 'not-validated':
      return []
    case 'triggered':
      return [t('checkout.vatChecking')]
    case 'valid':
      return [t('checkout.vatValid'), t('checkout.vatNet')]
    case 'success-with-local-vat':
      return [t('checkout.vatValid'), t('checkout.vatLocal', { country })]
    case 'success-without-tax-rate-change':
      return [t('checkout.vatValid'), t('checkout.vatNoNet')]
    case 'not-valid':
      return [t('checkout.vatNotValid'), t('checkout.vatCorrect'), t('checkout.vatFormat')]
    case 'could-not-validate':
      return vat.cause === 'timeout'
        ? [t('checkout.vatTimeout'), t('checkout.vatConfirm')]
        : [t('checkout.vatTechnical'), t('checkout.vatConfirm')]
  }
}
