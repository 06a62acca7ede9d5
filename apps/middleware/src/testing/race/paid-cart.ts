import type { Transport } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { ADDRESS } from '../address.ts'
import { openVisitorClient, type VisitorClient } from '../visitor-client.ts'

/** A guest and the cart about to be ordered. */
export interface Buyer {
  readonly visitor: VisitorClient
  readonly cart: Cart
}

export interface PurchaseDraft {
  /** One unit of each. */
  readonly skus: readonly string[]
  readonly email: string
  readonly discountCode?: string
}

/** A visitor with a filled cart, e-mail and addresses. Throws `OperationError` where a call is refused. */
export async function fillCart(visitor: VisitorClient, { skus, email, discountCode }: PurchaseDraft): Promise<Buyer> {
  const [first = '', ...others] = skus
  // As a browser does: the cart is created with its first line.
  let { cart } = await visitor.call('createCart', { lineItem: { product: { sku: first }, quantity: 1 } })
  const at = () => ({ id: cart.id, version: cart.version })
  for (const sku of others) cart = (await visitor.call('addToCart', { ...at(), product: { sku }, quantity: 1 })).cart
  const actions = [
    { action: 'setCustomerEmail' as const, email },
    { action: 'setBillingAddress' as const, address: ADDRESS },
    { action: 'setShippingAddress' as const, address: ADDRESS },
  ]
  cart = (await visitor.call('updateCart', { ...at(), actions })).cart
  if (discountCode) cart = (await visitor.call('applyCartCoupon', { ...at(), code: discountCode })).cart
  return { visitor, cart }
}

/** The buyer after choosing to pay the cart by bank transfer. Throws `OperationError` where that is refused. */
export async function payCart({ visitor, cart }: Buyer): Promise<Buyer> {
  const paid = await visitor.call('createBankPayment', {
    id: cart.id,
    version: cart.version,
    draft: {
      paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
      amountPlanned: { currencyCode: cart.totalPrice.currencyCode, centAmount: cart.totalPrice.centAmount },
    },
  })
  return { visitor, cart: paid.cart }
}

/** A new guest with a cart that is paid. Throws `OperationError` where a call is refused. */
export async function openPaidCart(transport: Transport, host: string, wish: PurchaseDraft): Promise<Buyer> {
  return payCart(await fillCart(openVisitorClient(transport, host), wish))
}
