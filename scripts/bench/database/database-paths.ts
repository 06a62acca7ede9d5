import { randomUUID } from 'node:crypto'
import type { Cart } from '@shop/domain/cart'
import { changeLineItemQuantity, deleteAbandonedCarts, getActiveCart, openCart } from '@shop/engine/cart'
import { claimCartReminders } from '@shop/engine/cart-reminder'
import { findPeople } from '@shop/engine/customer'
import type { EngineContext } from '@shop/engine/database'
import { setStock } from '@shop/engine/inventory'
import { readOperatingFigures } from '@shop/engine/monitoring'
import { createOrderFromCart, findOrder, findOrders, getOrders } from '@shop/engine/order'
import { forgetRelayedMessages, relayOutbox } from '@shop/engine/outbox'
import { createBankPayment, forgetNotifications } from '@shop/engine/payment'
import { setPrice } from '@shop/engine/product'
import type { ShopSample } from '@shop/engine/proving'
import {
  currentCatalogueCursor,
  forgetCatalogueChanges,
  readCatalogueChanges,
  readProductIds,
  readProducts,
} from '@shop/engine/read-model'
import { forgetSearches, readSearchTexts } from '@shop/engine/search'
import { deleteExpiredSessions, resolveSession } from '@shop/engine/session'
import { deleteOldTracking, storeTracking } from '@shop/engine/tracking'

/** Something the shop asks its database for again and again. */
export interface DatabasePath {
  readonly name: string
  /** How often it is measured: deletions find only so much that is due. */
  readonly times: number
  readonly work: (subject: number) => Promise<unknown>
  /** What has to be there before; not measured. */
  readonly prepare?: (subject: number) => Promise<unknown>
}

const READS = 200
const WRITES = 100
const CHUNKS = 6
const CHUNK = 500
/** Products that are read at once into memory, and into the search. */
const PRODUCTS_AT_ONCE = 100

/**
 * The ways of a shop to its database, on things of one that has grown. Carts are priced from the tables: a process has the catalogue in
 * memory, of which a million products would take four gigabytes.
 */
export function databasePaths(context: EngineContext, sample: ShopSample): DatabasePath[] {
  const at = <Item>(items: readonly Item[], subject: number): Item => items[subject % items.length] as Item
  const carts = new Map<number, Cart>()
  const ownerOf = (subject: number) => ({ anonymousId: at(sample.carts, subject).anonymousId })
  const place = { storeKey: 'sk' }
  const readCart = async (subject: number) => {
    const cart = await getActiveCart(context, { owner: ownerOf(subject), ...place })
    if (cart) carts.set(subject, cart)
  }
  const cartOf = (subject: number) => {
    const cart = carts.get(subject)
    if (!cart) throw new Error(`Cart ${subject} was not read`)
    return cart
  }
  const requestOf = (subject: number) => {
    const { id, version } = cartOf(subject)
    return { owner: ownerOf(subject), ...place, id, version }
  }
  const tokens: string[] = []
  let cursor = ''
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const changed = (subject: number) => setPrice(context, { ...euros(at(sample.skus, subject)), centAmount: 10_000 + subject })
  const deletion = (name: string, work: () => Promise<number>): DatabasePath => ({ name, times: CHUNKS, work })
  return [
    { name: 'cart: read', times: READS, work: readCart },
    {
      name: 'cart: change a quantity',
      times: WRITES,
      prepare: readCart,
      work: async subject => {
        const [line] = cartOf(subject).lineItems
        const draft = { lineItemId: line?.id ?? '', quantity: (line?.quantity ?? 1) + 1 }
        carts.set(subject, await changeLineItemQuantity(context, requestOf(subject), draft))
      },
    },
    {
      name: 'cart: open one with its session',
      times: WRITES,
      work: async subject => {
        tokens.push((await openCart(context, { ...place, clientAddress: `10.0.${subject}.1` })).opened.token)
      },
    },
    { name: 'session: by its token', times: READS, work: subject => resolveSession(context, at(tokens, subject)) },
    {
      name: 'order: payment of the cart',
      times: WRITES,
      prepare: readCart,
      work: async subject => {
        const paymentMethodInfo = { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } } as const
        const draft = { paymentMethodInfo, amountPlanned: cartOf(subject).totalPrice }
        carts.set(subject, (await createBankPayment(context, requestOf(subject), draft)).cart)
      },
    },
    { name: 'order: place', times: WRITES, work: subject => createOrderFromCart(context, requestOf(subject)) },
    {
      name: 'order: those of a customer',
      times: READS,
      work: subject => getOrders(context, { owner: { anonymousId: randomUUID(), customerId: at(sample.customers, subject) } }),
    },
    { name: 'price: set', times: WRITES, work: changed },
    {
      name: 'stock: set',
      times: WRITES,
      work: subject => setStock(context, at(sample.skus, subject), { available: 500 + subject }),
    },
    {
      name: 'changes: what came since the last look',
      times: READS,
      prepare: async subject => {
        cursor = await currentCatalogueCursor(context)
        await changed(subject + WRITES)
      },
      work: () => readCatalogueChanges(context, cursor),
    },
    {
      name: `products: the next ${PRODUCTS_AT_ONCE} into memory`,
      times: WRITES,
      work: async subject =>
        readProducts(context, await readProductIds(context, PRODUCTS_AT_ONCE, at(sample.productIds, subject))),
    },
    {
      name: `search: texts of ${PRODUCTS_AT_ONCE} products`,
      times: WRITES,
      work: async subject =>
        readSearchTexts(context, await readProductIds(context, PRODUCTS_AT_ONCE, at(sample.productIds, subject))),
    },
    {
      name: 'visitors: store an event',
      times: WRITES,
      work: subject => storeTracking(context, [eventOf(at(sample.skus, subject))]),
    },
    {
      name: 'messages: hand on',
      times: WRITES,
      work: () => relayOutbox(context, { topics: ['order-created', 'order-paid'], limit: 1 }, async () => undefined),
    },
    { name: 'reminders: look for carts', times: CHUNKS, work: () => claimCartReminders(context, { idleHours: 4, limit: 100 }) },
    { name: 'owner: figures', times: CHUNKS, work: () => readOperatingFigures(context) },
    { name: 'owner: the newest 20 orders', times: CHUNKS, work: () => findOrders(context, {}, { limit: 20 }) },
    {
      name: 'owner: order by its number',
      times: READS,
      work: subject => findOrder(context, { orderNumber: at(sample.orderNumbers, subject) }),
    },
    { name: 'owner: person by e-mail', times: READS, work: subject => findPeople(context, at(sample.emails, subject), 20) },
    deletion(`delete ${CHUNK} carts`, () => deleteAbandonedCarts(context, { olderThanDays: 90, limit: CHUNK })),
    deletion(`delete ${CHUNK} sessions`, () => deleteExpiredSessions(context, { limit: CHUNK })),
    deletion(`delete ${CHUNK} messages`, () => forgetRelayedMessages(context, { before: daysAgo(90), limit: CHUNK })),
    deletion(`delete ${CHUNK} events`, () => deleteOldTracking(context, { before: daysAgo(396), limit: CHUNK })),
    deletion(`delete ${CHUNK} changes`, () => forgetCatalogueChanges(context, { before: daysAgo(3), limit: CHUNK })),
    deletion('delete notifications', () => forgetNotifications(context, { before: daysAgo(90), limit: 20 })),
    deletion('delete searches', () => forgetSearches(context, { before: daysAgo(180), limit: 20 })),
  ]
}

const euros = (sku: string) => ({ sku, currencyCode: 'EUR' as const })

function eventOf(sku: string) {
  return {
    ...({ kind: 'event', id: randomUUID(), type: 'view_item', locale: 'sk-SK', browserId: randomUUID(), sku } as const),
    ...{ occurredAt: new Date().toISOString(), properties: { value: 129.9, currency: 'EUR' }, isForwarded: false },
  }
}
