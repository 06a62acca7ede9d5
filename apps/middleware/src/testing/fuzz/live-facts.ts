import { createShopClient, SESSION_COOKIE, type Transport } from '@shop/contract'
import { addToCart, createCart, getMe, updateCart } from '@shop/contract/cart'
import { createMyOrderFromCart } from '@shop/contract/order'
import { createBankPayment } from '@shop/contract/payment'
import type { Cart } from '@shop/domain/cart'
import { ADDRESS } from '../address.ts'

/** What is true for one visitor at the moment, so that calls on her behalf get far. */
export interface LiveFacts {
  readonly host: string
  readonly cookie: string
  readonly skus: readonly string[]
  readonly cart: Cart
  readonly orderNumber?: string
  readonly orderId?: string
}

/** How far a visitor has come. */
export type Progress = 'cart' | 'paid' | 'ordered'

/** A visitor with a cart of two lines and addresses, who may have paid, or ordered and begun anew. */
export async function openVisitor(
  transport: Transport,
  host: string,
  skus: readonly [string, string],
  progress: Progress,
): Promise<LiveFacts> {
  let cookie = ''
  const call: ReturnType<typeof createShopClient>['call'] = (operation, params) =>
    createShopClient(transport, { host, ...(cookie ? { cookie } : {}), onSetCookie: keep }).call(operation, params)
  function keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';')
    if (pair.startsWith(`${SESSION_COOKIE}=`)) cookie = pair
  }

  async function fill(): Promise<Cart> {
    let { cart } = await call(createCart, {})
    for (const sku of skus) {
      cart = (await call(addToCart, { id: cart.id, version: cart.version, product: { sku }, quantity: 2 })).cart
    }
    const { id, version } = cart
    const actions = [
      { action: 'setCustomerEmail' as const, email: 'jana@example.org' },
      { action: 'setBillingAddress' as const, address: ADDRESS },
      { action: 'setShippingAddress' as const, address: ADDRESS },
    ]
    return (await call(updateCart, { id, version, actions })).cart
  }

  const filled = await fill()
  if (progress === 'cart') return { host, cookie, skus, cart: filled }
  const { currencyCode, centAmount } = filled.totalPrice
  const { cart: paid } = await call(createBankPayment, {
    id: filled.id,
    version: filled.version,
    draft: {
      paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
      amountPlanned: { currencyCode, centAmount },
    },
  })
  if (progress === 'paid') return { host, cookie, skus, cart: paid }
  const { order } = await call(createMyOrderFromCart, { id: paid.id, version: paid.version })
  return { host, cookie, skus, cart: await fill(), orderNumber: order.orderNumber, orderId: order.id }
}

/** The same visitor a moment later; undefined when her cart is gone. */
export async function refreshVisitor(transport: Transport, facts: LiveFacts): Promise<LiveFacts | undefined> {
  const { me } = await createShopClient(transport, { host: facts.host, cookie: facts.cookie }).call(getMe, {})
  return me.activeCart ? { ...facts, cart: me.activeCart } : undefined
}

/**
 * Params of an example with what is true for a visitor in place of what the example makes up: ids, versions, SKUs,
 * amounts. Recognised by the names of fields, so that it serves operations nobody has written yet.
 */
export function groundParams(example: unknown, facts: LiveFacts): unknown {
  return groundField('', example, facts)
}

function groundField(field: string, value: unknown, facts: LiveFacts): unknown {
  const { cart, skus } = facts
  switch (field) {
    case 'sku':
      return Array.isArray(value) ? skus : skus[0]
    case 'skus':
      return skus
    case 'version':
      return cart.version
    case 'id':
    case 'cartId':
      return cart.id
    case 'lineItem':
      return { id: cart.lineItems[0]?.id ?? cart.id }
    case 'amountPlanned':
      return { currencyCode: cart.totalPrice.currencyCode, centAmount: cart.totalPrice.centAmount }
    case 'orderNumber':
      return facts.orderNumber ?? value
    case 'orderId':
      return facts.orderId ?? value
    case 'shippingAddress':
    case 'billingAddress':
    case 'address':
      return typeof value === 'object' ? ADDRESS : value
  }
  if (Array.isArray(value)) return value.map(part => groundField('', part, facts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, groundField(key, part, facts)]))
}
