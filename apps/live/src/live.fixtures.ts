import type { Cart } from '@shop/domain/cart'
import { COOKIES } from '@shop/domain/cookie'
import { addLineItem, createCart } from '@shop/engine/cart'
import { importCatalogue } from '@shop/engine/catalogue'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import type { Session } from '@shop/engine/session'
import { aCatalogue, aProduct, cloneDatabaseUrl, openSession } from '@shop/engine/testing'
import { afterAll } from 'vitest'
import { WebSocket } from 'ws'
import { type RunningLive, start } from '../start.ts'

/** SKU of the product. */
export const PRESS = 'EX30000001'

/** A running live app on a database of its own, with all stores and one product. */
export interface TestLive {
  readonly context: EngineContext
  readonly live: RunningLive
  readonly databaseUrl: string
}

/** Opens a live app on a free port; it is stopped when the test file has run. */
export async function openTestLive(
  settings: { maxConnections?: number; trustedProxies?: readonly string[] } = {},
): Promise<TestLive> {
  const databaseUrl = await cloneDatabaseUrl()
  const db = openDatabase({ databaseUrl, acquireTimeoutMs: 300_000, lockTimeoutMs: 300_000 })
  afterAll(() => db.destroy())
  const context = createContext(db)
  await importCatalogue(context, aCatalogue([aProduct({ sku: PRESS })], 1000), { name: 'test', contentHash: 'test' })
  const live = await start({
    databaseUrl,
    port: 0,
    bindHost: '127.0.0.1',
    maxConnections: 100,
    trustedProxies: ['loopback'],
    logLevel: 'silent',
    drainMs: 0,
    ...settings,
  })
  afterAll(() => live.stop())
  return { context, live, databaseUrl }
}

/** A visitor with an empty cart in a store. */
export interface Visitor {
  readonly cart: Cart
  /** Value of the cookie header their browser sends. */
  readonly cookie: string
  readonly session: Session
  /** Origin of the pages they see. */
  readonly origin: string
  /** Puts presses into the cart. */
  add(quantity: number): Promise<Cart>
}

/** A new visitor of a store, signed in as a customer where one is given. */
export async function aVisitor(context: EngineContext, storeKey = 'sk', customerId?: string): Promise<Visitor> {
  const { session, token } = await openSession(context, { storeKey, ...(customerId ? { customerId } : {}) })
  let cart = await createCart(context, { owner: session, storeKey })
  return {
    cart,
    session,
    cookie: `other=1; ${cookieOf(token, session)}`,
    origin: `http://${storeKey}.localhost:3000`,
    async add(quantity) {
      const request = { owner: session, storeKey, id: cart.id, version: cart.version }
      cart = await addLineItem(context, request, { sku: PRESS, quantity })
      return cart
    },
  }
}

function cookieOf(token: string, session: Session): string {
  const content = { access_token: token, expires_at: Date.parse(session.expiresAt), token_type: 'Bearer' }
  return `${COOKIES.session.name}=${encodeURIComponent(JSON.stringify(content))}`
}

/** What one connection has heard and how it ended. */
export interface Listener {
  readonly socket: WebSocket
  /** The next message not yet taken, as a value. */
  next(): Promise<unknown>
  /** Messages that have arrived and were not taken. */
  readonly waiting: readonly unknown[]
  readonly closed: Promise<{ code: number; reason: string }>
}

/** Opens a connection as a browser would, with the headers given. */
export function listenTo(live: Pick<RunningLive, 'address'>, path: string, headers: Record<string, string> = {}): Listener {
  const socket = new WebSocket(`${live.address.replace('http', 'ws')}${path}`, { headers })
  const waiting: unknown[] = []
  const takers: ((message: unknown) => void)[] = []
  socket.on('message', data => {
    const message: unknown = JSON.parse(String(data))
    const taker = takers.shift()
    if (taker) taker(message)
    else waiting.push(message)
  })
  const { promise: closed, resolve } = Promise.withResolvers<{ code: number; reason: string }>()
  // An upgrade that is refused is an error here, and a close without a code.
  socket.on('error', () => undefined)
  socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  return {
    socket,
    waiting,
    closed,
    next() {
      if (waiting.length > 0) return Promise.resolve(waiting.shift())
      return new Promise(taker => takers.push(taker))
    },
  }
}

/** Follows a visitor's cart from one of their pages. */
export function follow(live: Pick<RunningLive, 'address'>, { cart, cookie, origin }: Visitor): Listener {
  return listenTo(live, `/live?cartId=${cart.id}`, { cookie, origin })
}
