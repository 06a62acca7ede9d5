import { findCategoryUrls } from '@shop/engine/category'
import type { OperationHandler } from '../call/operation-call.ts'

export const getCategoryUrls: OperationHandler<'getCategoryUrls'> = async ({ engine }) => ({
  addresses: await findCategoryUrls(engine),
})
