import { createShopClient, OperationError, type Transport } from '@shop/contract'
import { addToCart, createCart, updateCart } from '@shop/contract/cart'
import { createMyOrderFromCart } from '@shop/contract/order'
import { createBankPayment } from '@shop/contract/payment'

/** How one guest's purchase ended. */
export type Purchase =
  | { readonly outcome: 'ordered'; readonly orderNumber: string; readonly orderId: string }
  | { readonly outcome: 'sold-out' }
  | { readonly outcome: 'failed'; readonly reason: string }

const ADDRESS = {
  firstName: 'Test',
  lastName: 'Guest',
  streetName: 'Hlavná',
  streetNumber: '1',
  postalCode: '811 01',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 2 1234 5678',
} as const

/** Buys one piece in the Slovak shop as a new guest, from the first cart to the order, which is asked for twice at once. */
export async function buyAsGuest(transport: Transport, host: string, sku: string, guest: number): Promise<Purchase> {
  let cookie = ''
  const context = {
    host,
    get cookie() {
      return cookie
    },
    onSetCookie: (setCookie: string) => {
      cookie = setCookie.split(';')[0] ?? ''
    },
  }
  const call: ReturnType<typeof createShopClient>['call'] = (operation, params) =>
    createShopClient(transport, { ...context, cookie }).call(operation, params)
  try {
    const created = (await call(createCart, {})).cart
    const filled = (await call(addToCart, { id: created.id, version: created.version, product: { sku }, quantity: 1 })).cart
    const { cart } = await call(updateCart, {
      id: filled.id,
      version: filled.version,
      actions: [
        { action: 'setCustomerEmail', email: `guest-${guest}@example.com` },
        { action: 'setBillingAddress', address: ADDRESS },
        { action: 'setShippingAddress', address: ADDRESS },
      ],
    })
    const paid = await call(createBankPayment, {
      id: cart.id,
      version: cart.version,
      draft: {
        paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
        amountPlanned: { currencyCode: cart.totalPrice.currencyCode, centAmount: cart.totalPrice.centAmount },
      },
    })
    const order = { id: paid.cart.id, version: paid.cart.version }
    const [first, second] = await Promise.all([call(createMyOrderFromCart, order), call(createMyOrderFromCart, order)])
    if (first.order.id !== second.order.id) return { outcome: 'failed', reason: 'one cart gave two orders' }
    return { outcome: 'ordered', orderNumber: first.order.orderNumber, orderId: first.order.id }
  } catch (error) {
    if (error instanceof OperationError && error.has('OutOfStock')) return { outcome: 'sold-out' }
    return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
