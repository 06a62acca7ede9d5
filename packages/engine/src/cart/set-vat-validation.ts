import { isDeepStrictEqual } from 'node:util'
import { type Cart, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import {
  isCompany,
  isVatConfirmed,
  netPricesPermitted,
  type VatCheck,
  type VatFields,
  vatFieldsOf,
  withVatCheck,
} from '@shop/domain/vat'
import type { CartRequest } from './cart-request.ts'
import { changeCart } from './change-cart.ts'
import type { CartContext } from './load-cart.ts'

/** A VAT number and what asking about it came to; the number is in its clean form where there is one. */
export interface VatValidation {
  /** Absent when the shopper cleared the number. */
  readonly vatNumber?: string
  /** Absent when no one was asked. */
  readonly check?: VatCheck
  /** The company's billing address may still be to come; the cart keeps the result until then. */
  readonly beforeAddress?: boolean
}

/**
 * Keeps a VAT number and its check with the billing address (VAT-25). A confirmed number makes the cart net where the
 * store permits it; anything else makes it gross (VAT-14..VAT-16). Throws `CommerceError` `billing-vat` when there is no
 * billing address of a company and none is said to come, and those of `changeCart`.
 */
export async function setVatValidation(context: CartContext, request: CartRequest, vat: VatValidation): Promise<Cart> {
  return changeCart(context, request, {
    versions: 'same',
    decide: ({ cart, store, market }) => {
      const kept = keepResult(cart, vat, context.now())
      const isNet = isVatConfirmed(vat.check) && netPricesPermitted(store, market)
      const taxMode: Cart['taxMode'] = isNet ? 'External' : 'Platform'
      const isSame = taxMode === cart.taxMode && isSameResult(kept, cart)
      return { cart: isSame ? cart : { ...withoutPayment(kept), taxMode } }
    },
  })
}

/** The cart with the result where it belongs: at the company's address, or next to it while none exists. */
function keepResult(cart: Cart, { vatNumber, check, beforeAddress = false }: VatValidation, checkedAt: string): Cart {
  const { billingAddress } = cart
  const { pendingVat: _pending, ...custom } = cart.custom
  if (billingAddress && (!vatNumber || isCompany(billingAddress)))
    return { ...cart, custom, billingAddress: withVatCheck(billingAddress, vatNumber, check, checkedAt) }
  if (!beforeAddress) throw new CommerceError({ code: 'billing-vat' }, 'A VAT number needs the billing address of a company')
  return { ...cart, custom: vatNumber ? { ...custom, pendingVat: vatFieldsOf(vatNumber, check, checkedAt) } : custom }
}

/** Whether a check said what the one of the same day had said: it does not undo the payment that was made since. */
function isSameResult(one: Cart, other: Cart): boolean {
  return isDeepStrictEqual(withDayOfCheck(one), withDayOfCheck(other))
}

function withDayOfCheck(cart: Cart): unknown {
  const dayOf = (fields: VatFields | undefined) =>
    fields?.vatEvidence ? { ...fields, vatEvidence: fields.vatEvidence.checkedAt.slice(0, 10), vatResponse: undefined } : fields
  const { billingAddress, custom } = cart
  return {
    ...cart,
    billingAddress: billingAddress && { ...billingAddress, custom: dayOf(billingAddress.custom) },
    custom: { ...custom, pendingVat: dayOf(custom.pendingVat) },
  }
}
