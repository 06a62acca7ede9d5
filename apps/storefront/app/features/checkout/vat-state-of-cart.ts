import type { Cart } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import { confirmedVatStateOf, type VatFields, type VatState } from '@shop/domain/vat'

/** The VAT number a cart knows with its result: at the billing address, or checked before there is one. */
function vatOfCart({ billingAddress, custom }: Pick<Cart, 'billingAddress' | 'custom'>): VatFields | undefined {
  return custom.pendingVat ?? billingAddress?.custom
}

/** What a cart remembers of the check of its VAT number: that it succeeded; any other answer may be different by now. */
export function vatStateOfCart(cart: Pick<Cart, 'billingAddress' | 'custom' | 'taxMode'>, market: Market): VatState {
  if (!vatOfCart(cart)?.isVatValidated) return { state: 'not-validated' }
  return confirmedVatStateOf(market, cart.taxMode === 'External')
}
