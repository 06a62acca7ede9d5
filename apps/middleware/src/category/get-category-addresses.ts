import { findCategoryAddresses } from '@shop/engine/category'
import type { OperationHandler } from '../call/operation-call.ts'

export const getCategoryAddresses: OperationHandler<'getCategoryAddresses'> = async ({ engine }) => ({
  addresses: await findCategoryAddresses(engine),
})
