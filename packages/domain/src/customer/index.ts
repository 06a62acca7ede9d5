export { CUSTOMER_GROUP_KEYS, type Customer, type CustomerGroupKey, type CustomerType } from './customer.ts'
