export { findStores, type StoreQuery } from './find-stores.ts'
export { importStores } from './import-stores.ts'
export { newStoreOf } from './new-store.ts'
