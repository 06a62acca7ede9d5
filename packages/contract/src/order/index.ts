export { createMyOrderFromCart } from './create-my-order-from-cart.ts'
export { getOrders } from './get-orders.ts'
export { getUrlWithToken } from './get-url-with-token.ts'
export { searchOrders } from './search-orders.ts'
