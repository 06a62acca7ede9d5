export { cancelOrder, confirmOrder } from './change-order-state.ts'
export { correctOrderAddress } from './correct-order-address.ts'
export { createOrderFromCart } from './create-order-from-cart.ts'
export { findOrderStatus } from './find-order-status.ts'
export {
  findOrder,
  findOrderForMessage,
  findOrders,
  getOrders,
  ORDER_SORTS,
  type OrderConditions,
  type OrderQuery,
  type OrderSearch,
  type OrderSort,
  type PagedOrders,
  searchOrders,
} from './find-orders.ts'
export { findOrderToPay, signOrderLink } from './order-link.ts'
export type { OrderReference } from './order-rows.ts'
export { issueOrdersToken } from './orders-token.ts'
