export { createMyOrderFromCart } from './create-my-order-from-cart.ts'
export { getOrders } from './get-orders.ts'
