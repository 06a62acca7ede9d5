import type { Cart } from '@shop/domain/cart'
import type { VatState } from '@shop/domain/vat'

/** What a cart remembers of the check of its VAT number: that it succeeded; any other answer may be different by now. */
export function vatStateOfCart({ billingAddress, taxMode }: Pick<Cart, 'billingAddress' | 'taxMode'>): VatState {
  if (!billingAddress?.custom?.isVatValidated) return { state: 'not-validated' }
  return { state: taxMode === 'External' ? 'valid' : 'success-without-tax-rate-change' }
}
