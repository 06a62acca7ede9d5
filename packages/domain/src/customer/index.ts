export type { Customer, CustomerType } from './customer.ts'
