import { isDeepStrictEqual } from 'node:util'
import { type Cart, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { isCompany, isVatConfirmed, netPricesPermitted, type VatCheck, withVatCheck } from '@shop/domain/vat'
import type { EngineContext } from '../database/context.ts'
import type { CartRequest } from './cart-request.ts'
import { changeCart } from './change-cart.ts'

/** A VAT number and what asking about it came to; the number is in its clean form where there is one. */
export interface VatValidation {
  /** Absent when the shopper cleared the number. */
  readonly vatNumber?: string
  /** Absent when nobody was asked. */
  readonly check?: VatCheck
}

/**
 * Keeps a VAT number and its check with the billing address (VAT-25). A confirmed number makes the cart net where the
 * store permits it; anything else makes it gross (VAT-14..VAT-16). Throws `CommerceError` `billing-vat` when there is no
 * billing address of a company, and those of `changeCart`.
 */
export async function setVatValidation(context: EngineContext, request: CartRequest, vat: VatValidation): Promise<Cart> {
  return changeCart(context, request, {
    versions: 'same',
    decide: ({ cart, store, market }) => {
      if (!cart.billingAddress || (vat.vatNumber && !isCompany(cart.billingAddress)))
        throw new CommerceError({ code: 'billing-vat' }, 'A VAT number needs the billing address of a company')
      const billingAddress = withVatCheck(cart.billingAddress, vat.vatNumber, vat.check)
      const isNet = isVatConfirmed(vat.check) && netPricesPermitted(store, market)
      const taxMode: Cart['taxMode'] = isNet ? 'External' : 'Platform'
      const isSame = taxMode === cart.taxMode && isDeepStrictEqual(billingAddress, cart.billingAddress)
      return { cart: isSame ? cart : { ...withoutPayment(cart), billingAddress, taxMode } }
    },
  })
}
