import type { loyaltyOperations } from '@shop/contract/loyalty'
import { findLoyaltyProgress } from '@shop/engine/loyalty'
import type { HandlersOf } from '../call/operation-call.ts'

export const loyaltyHandlers: HandlersOf<typeof loyaltyOperations> = {
  /** Who is not signed in has no tier. */
  getLoyaltyProgress: async ({ engine, market, session }) => {
    const customerId = (await session.find())?.customerId
    return { progress: customerId ? await findLoyaltyProgress(engine, { customerId, currency: market.currency }) : null }
  },
}
