import { findRedirection } from '@shop/engine/redirection'
import type { OperationHandler } from '../call/operation-call.ts'

export const getRedirection: OperationHandler<'getRedirection'> = async ({ engine, market }, { sourceUrl }) => ({
  redirection: (await findRedirection(engine, { country: market.country, sourceUrl })) ?? null,
})
