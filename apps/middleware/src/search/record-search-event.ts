import type { OperationHandler } from '../call/operation-call.ts'

/** Records what became of a search of this store (SEARCH-16). An invented search records nothing. */
export const recordSearchEvent: OperationHandler<'recordSearchEvent'> = async ({ search, storeKey }, params) => {
  const { queryId, type, place, products } = params
  await search.recordEvent({ queryId, storeKey, type, place, products })
  return { isRecorded: true }
}
