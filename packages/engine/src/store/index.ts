export { findStore, findStores, type StoreQuery } from './find-stores.ts'
export { importStores, newStoreOf } from './import-stores.ts'
