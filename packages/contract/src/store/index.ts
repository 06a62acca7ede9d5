export { getStores } from './get-stores.ts'
