export type { BankDetails, Store, StoreSwitches } from './store.ts'
