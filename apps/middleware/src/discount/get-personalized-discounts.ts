import { findPersonalisedDiscount } from '@shop/engine/discount'
import type { OperationHandler } from '../call/operation-call.ts'
import { storeOfCall } from '../store/store-of-call.ts'

/** Who is not signed in has no tier, so nothing is looked for (DISC-10). */
export const getPersonalizedDiscounts: OperationHandler<'getPersonalizedDiscounts'> = async (call, { cohortTier }) => {
  const session = await call.session.find()
  if (!session?.customerId) return { cartDiscount: null }
  const query = { store: await storeOfCall(call), cohortTier, customerId: session.customerId }
  return { cartDiscount: (await findPersonalisedDiscount(call.engine, query)) ?? null }
}
