import type { Cart } from '@shop/domain/cart'
import type { Customer } from '@shop/domain/customer'
import { deviceNameOf } from '@shop/domain/session'
import { adoptCarts } from '../cart/adopt-carts.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { giveOrders } from '../order/order-rows.ts'
import { openSession } from '../session/open-session.ts'
import type { OpenedSession, Session } from '../session/session.ts'
import { type Device, isFurtherDevice } from './device-rows.ts'
import { addSecurityNotice } from './security-notice.ts'
import { rememberNetwork } from './sign-in-attempts.ts'

/** Where someone enters from: a store, and what they had there as a visitor. */
export interface Entrance {
  readonly storeKey: string
  /** The session of their call, which ends by entering. */
  readonly session?: Session | undefined
  /** How long the new session is wanted, in seconds; see `signInLifetimes`. */
  readonly ttlSeconds?: number | undefined
  /** Address the call comes from, whose network is then known as one of the customer's. */
  readonly clientAddress?: string | undefined
  /** The browser they enter with; without one no mail tells of it. */
  readonly device?: Device | undefined
}

/** A customer who has just come in, with the secrets of their session. */
export interface SignedIn extends OpenedSession {
  readonly customer: Customer
  /** Their active cart of the store. */
  readonly cart: Cart | undefined
}

/**
 * Makes a customer's session out of a visitor's: the old token dies in the transaction in which the new one comes to
 * life (rule A2), and the visitor's cart becomes the customer's (AUTH-01, rule C3), as do the visitor's orders with the
 * customer's e-mail address. Takes part in the transaction of `db`, which must hold the customer's row.
 */
export async function enterAsCustomer(
  context: EngineContext,
  db: Database,
  customer: Customer,
  { storeKey, session, ttlSeconds, clientAddress, device }: Entrance,
): Promise<SignedIn> {
  const anonymousId = session && session.customerId === undefined ? session.anonymousId : undefined
  if (session) await db.deleteFrom('session').where('id', '=', session.id).execute()
  const opened = await openSession(context, { storeKey, customerId: customer.id, ttlSeconds, userAgent: device?.userAgent }, db)
  if (clientAddress !== undefined) await rememberNetwork(db, customer.id, clientAddress)
  if (device && (await isFurtherDevice(db, customer.id, device)))
    await addSecurityNotice(context, db, { kind: 'new-device', customer, storeKey, device: deviceNameOf(device.userAgent) })
  if (anonymousId !== undefined) await giveOrders(db, anonymousId, customer)
  const cart = await adoptCarts(context, db, { customer, owner: opened.session, anonymousId, storeKey })
  return { ...opened, customer, cart }
}
