export { createOrderFromCart } from './create-order-from-cart.ts'
export { getOrders, type OrderQuery } from './get-orders.ts'
