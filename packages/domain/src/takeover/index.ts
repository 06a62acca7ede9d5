export type { ImportedCustomer } from './imported-customer.ts'
export type { ImportedDiscount, ImportedDiscountValue, ImportedGift } from './imported-discount.ts'
export { type EarlierOrder, type EarlierOrderLine, type ImportedOrder, MAX_EARLIER_LINES } from './imported-order.ts'
export type { ImportedRedirection } from './imported-redirection.ts'
