import type { sessionOperations } from '@shop/contract/customer'
import { viewOfCustomer } from '@shop/domain/customer'
import { roleOf } from '@shop/domain/session'
import { getActiveCart } from '@shop/engine/cart'
import { confirmSignUp, countSignUp, getCustomer, signIn, signUp, signUpFromOrder } from '@shop/engine/customer'
import { endSession, openSupportSession } from '@shop/engine/session'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'
import { Refusal } from '../error/wire-error.ts'

export const sessionHandlers: HandlersOf<typeof sessionOperations> = {
  /** Looking does not make a session: a new visitor has neither cart nor customer. */
  getMe: async ({ engine, session, storeKey }, params) => {
    const owner = await session.find()
    const customerId = params.customer ? owner?.customerId : undefined
    const [activeCart, customer] = await Promise.all([
      owner && getActiveCart(engine, { owner, storeKey }),
      customerId === undefined ? undefined : getCustomer(engine, { customerId }),
    ])
    const support = owner?.supportActor === undefined ? {} : { isSupport: true as const }
    return { me: { activeCart: activeCart ?? null, customer: customer ? viewOfCustomer(customer) : null, ...support } }
  },
  /** The stored session decides, as the scope of its token says it: a cookie alone proves nothing (AUTH-04, AUTH-05). */
  isLoggedIn: async ({ session }) => {
    return { isLoggedIn: roleOf(await session.find()) === 'authenticated' }
  },

  customerSignMeUp: async (call, { custom, ...params }) => {
    const { engine, passwords, market, storeKey, session, clientAddress } = call
    requireOwnLocale(market, params.locale)
    await countSignUp(engine, { clientAddress })
    const { newsletter, customerType } = custom
    const draft = { ...params, clientAddress, custom: { customerType, ...(newsletter === undefined ? {} : { newsletter }) } }
    const signedIn = await signUp(engine, passwords, { storeKey, session: await session.find(), device: session.device }, draft)
    session.enter(signedIn)
    return { user: { customer: viewOfCustomer(signedIn.customer), cart: signedIn.cart ?? null } }
  },

  customerSignMeUpFromOrder: async (call, { orderNumber, password }) => {
    const { engine, passwords, storeKey, session, clientAddress } = call
    await countSignUp(engine, { clientAddress })
    const signedIn = await signUpFromOrder(
      engine,
      passwords,
      { storeKey, session: await session.find(), device: session.device },
      { orderNumber, password, clientAddress },
    )
    session.enter(signedIn)
    return { user: { customer: viewOfCustomer(signedIn.customer), cart: signedIn.cart ?? null } }
  },

  customerConfirmSignUp: async (call, params) => {
    const { engine, passwords, storeKey, session } = call
    const signedIn = await confirmSignUp(
      engine,
      passwords,
      { storeKey, session: await session.find(), device: session.device },
      params,
    )
    session.enter(signedIn)
    return { user: { customer: viewOfCustomer(signedIn.customer), cart: signedIn.cart ?? null } }
  },

  customerSignMeIn: async (call, params) => {
    const { engine, passwords, storeKey, session, clientAddress } = call
    const signedIn = await signIn(
      engine,
      passwords,
      { storeKey, session: await session.find(), device: session.device },
      { ...params, clientAddress },
    )
    session.enter(signedIn)
    return { user: { customer: viewOfCustomer(signedIn.customer), cart: signedIn.cart ?? null } }
  },
  openSupportSession: async ({ engine, storeKey, session }, { token }) => {
    const opened = await openSupportSession(engine, { token, storeKey, ended: await session.find() })
    if (!opened) throw new Refusal({ code: 'ResourceNotFound', message: 'The link was used, or is over' })
    session.enterForSupport(opened)
    return null
  },
  /** Ends the session of a customer and clears its cookies (AUTH-03). A visitor's session stays: the cart belongs to it. */
  customerSignOut: async ({ engine, session }) => {
    const found = await session.find()
    if (found && roleOf(found) === 'anonymous') return null
    if (found) await endSession(engine, found)
    session.leave()
    return null
  },
}
