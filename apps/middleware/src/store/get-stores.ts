import { findStores } from '@shop/engine/store'
import type { OperationHandler } from '../call/operation-call.ts'

export const getStores: OperationHandler<'getStores'> = async ({ engine, storeKey }, { where, locale, ...page }) => {
  const conditions = where && Object.keys(where).length > 0 ? where : { key: storeKey }
  return { stores: { results: await findStores(engine, { ...conditions, ...page, ...(locale ? { language: locale } : {}) }) } }
}
