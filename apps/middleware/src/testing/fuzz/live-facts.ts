import { randomUUID } from 'node:crypto'
import { createShopClient, type Transport } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { ADDRESS } from '../address.ts'
import { fillCart, payCart } from '../race/paid-cart.ts'
import { openVisitorClient, type VisitorClient } from '../visitor-client.ts'

/** What is true for one visitor at the moment, so that calls on their behalf get far. */
export interface LiveFacts {
  readonly host: string
  readonly cookie: string
  readonly skus: readonly string[]
  readonly cart: Cart
  readonly orderNumber?: string
  readonly orderId?: string
  /** Of a customer who is signed in. */
  readonly customer?: { readonly email: string; readonly version: number }
}

/** How far a visitor has come. */
export type Progress = 'cart' | 'paid' | 'ordered' | 'customer'

const PASSWORD = 'Strong-sword-7'

/** A visitor with a cart of two lines and addresses, who may have paid, have ordered and started again, or be signed in. */
export async function openVisitor(
  transport: Transport,
  host: string,
  skus: readonly [string, string],
  progress: Progress,
): Promise<LiveFacts> {
  const visitor = openVisitorClient(transport, host)
  const wish = { skus, email: 'jana@example.org' }
  const customer = progress === 'customer' ? await signUp(visitor) : undefined
  const filled = await fillCart(visitor, wish)
  const facts = { host, cookie: visitor.cookie, skus, cart: filled.cart, ...(customer ? { customer } : {}) }
  if (progress === 'cart' || progress === 'customer') return facts
  const { cart } = await payCart(filled)
  if (progress === 'paid') return { ...facts, cart }
  const { order } = await visitor.call('createMyOrderFromCart', { id: cart.id, version: cart.version })
  const again = await fillCart(visitor, wish)
  return { ...facts, cart: again.cart, orderNumber: order.orderNumber, orderId: order.id }
}

async function signUp(visitor: VisitorClient) {
  const { user } = await visitor.call('customerSignMeUp', {
    email: `${randomUUID()}@example.org`,
    password: PASSWORD,
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    custom: { customerType: 'private' },
  })
  return { email: user.customer.email, version: user.customer.version }
}

/** The same visitor a moment later; undefined when the cart is gone. */
export async function refreshVisitor(transport: Transport, facts: LiveFacts): Promise<LiveFacts | undefined> {
  const { me } = await createShopClient(transport, { host: facts.host, cookie: facts.cookie }).call('getMe', {})
  return me.activeCart ? { ...facts, cart: me.activeCart } : undefined
}

/**
 * Params of an example with what is true for a visitor in place of what the example makes up: ids, versions, SKUs,
 * amounts. Recognised by the names of fields, so that it serves operations that do not exist yet.
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
    case 'language':
      return 'sk'
    case 'locale':
      return 'sk-SK'
    case 'country':
      return 'SK'
    case 'password':
      return PASSWORD
    case 'email':
      return facts.customer?.email ?? value
    case 'orderNumber':
      return facts.orderNumber ?? value
    case 'orderId':
      return facts.orderId ?? value
    case 'shippingAddress':
    case 'billingAddress':
    case 'address':
      return typeof value === 'object' ? ADDRESS : value
  }
  if (typeof value === 'object' && value !== null && 'currentPassword' in value)
    return { ...value, currentPassword: PASSWORD, version: facts.customer?.version ?? 1 }
  if (Array.isArray(value)) return value.map(part => groundField('', part, facts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, groundField(key, part, facts)]))
}
