export type { BankDetails, Store, StoreDraft, StoreSwitches } from './store.ts'
