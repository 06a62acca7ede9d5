export type { ImportedCustomer } from './imported-customer.ts'
export type { ImportedRedirection } from './imported-redirection.ts'
