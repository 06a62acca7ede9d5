import * as carts from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'

/** The operation that makes an owner of a visitor: she needs a session from here on. */
export const createCart: OperationHandler<'createCart'> = async ({ engine, market, session, storeKey }, { language }) => {
  // Before there is a session: a refused call changes nothing.
  carts.requireLanguage(market, language)
  const owner = await session.findOrOpen()
  return { cart: await carts.createCart(engine, { owner, storeKey, ...(language ? { language } : {}) }) }
}
