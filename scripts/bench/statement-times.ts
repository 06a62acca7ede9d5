import {
  addLineItem,
  applyDiscountCode,
  CartMemory,
  type CartRequest,
  changeLineItemQuantity,
  openCart,
  updateCart,
} from '@shop/engine/cart'
import { createContext, openDatabase } from '@shop/engine/database'
import { createOrderFromCart } from '@shop/engine/order'
import { createBankPayment } from '@shop/engine/payment'
import { type ExplainedStatement, openExplainedDatabase } from '@shop/engine/proving'
import { Catalogue, ReadModel } from '@shop/engine/read-model'
import { ADDRESS } from '../../apps/middleware/src/testing/address.ts'
import { median } from './measure.ts'
import { fillStock } from './shop/fill-stock.ts'

/** How long the database takes to execute what an operation sends. */
export interface StatementTime {
  readonly operation: string
  /** The beginning of the statement. */
  readonly statement: string
  readonly medianMs: number
}

const TIMES = 40
const LINES = 2
/** A code of the demo shop: free delivery, as often as one likes. */
const CODE = 'SHIPFREE'
const CLIENT = '127.0.0.1'

/**
 * Executes the statements of a visit that ends with an order, again and again on one connection, and returns the middle of the
 * times that PostgreSQL took for each, what functions and triggers do for it included.
 */
export async function measureStatements(databaseUrl: string): Promise<StatementTime[]> {
  let seen: ExplainedStatement[] = []
  const db = openExplainedDatabase(databaseUrl, explained => seen.push(explained), { nested: false })
  const feed = openDatabase({ databaseUrl, poolSize: 1 })
  const model = new ReadModel(createContext(feed), {
    onError(error) {
      throw error
    },
  })
  const explained = createContext(db, { unlimitedNetworks: new Set([CLIENT]) })
  const catalogue = new Catalogue(explained, model)
  const context = { ...explained, catalogue, carts: new CartMemory() }
  const times = new Map<string, { readonly operation: string; readonly statement: string; readonly ms: number[] }>()
  async function of<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
    seen = []
    const result = await work()
    for (const { text, ms } of seen) {
      const statement = text.replace(/\s+/g, ' ').trim().slice(0, 60)
      const key = `${operation} ${text}`
      const time = times.get(key) ?? { operation, statement, ms: [] }
      time.ms.push(ms)
      times.set(key, time)
    }
    return result
  }
  try {
    const { results } = await catalogue.findProducts({ language: 'sk', currency: 'EUR', country: 'SK', limit: LINES })
    const skus = results.map(({ masterVariant }) => masterVariant.sku)
    await fillStock(databaseUrl, skus)
    for (let turn = 0; turn < TIMES; turn++) {
      const [first = '', ...others] = skus
      const visit = { storeKey: 'sk', clientAddress: CLIENT, lineItem: { sku: first, quantity: 1 } }
      const { opened, cart: begun } = await of('new cart', () => openCart(context, visit))
      let cart = begun
      const request = (): CartRequest => ({ owner: opened.session, storeKey: 'sk', id: cart.id, version: cart.version })
      for (const sku of others) cart = await of('add a line', () => addLineItem(context, request(), { sku, quantity: 1 }))
      const draft = { lineItemId: cart.lineItems.at(-1)?.id ?? '', quantity: 2 }
      cart = await of('quantity', () => changeLineItemQuantity(context, request(), draft))
      cart = await of('coupon', () => applyDiscountCode(context, request(), { code: CODE }))
      cart = await of('addresses', () =>
        updateCart(context, request(), [
          { action: 'setCustomerEmail', email: `bench-${turn}@example.com` },
          { action: 'setBillingAddress', address: ADDRESS },
          { action: 'setShippingAddress', address: ADDRESS },
        ]),
      )
      const paymentMethodInfo = { paymentInterface: 'bank-transfer' as const, name: { en: 'Bank transfer' } }
      const payment = { paymentMethodInfo, amountPlanned: cart.totalPrice }
      cart = (await of('payment', () => createBankPayment(context, request(), payment))).cart
      await of('order', () => createOrderFromCart(context, request()))
    }
  } finally {
    await model.stop()
    await Promise.all([db.destroy(), feed.destroy()])
  }
  return [...times.values()].map(({ operation, statement, ms }) => ({ operation, statement, medianMs: median(ms) }))
}
