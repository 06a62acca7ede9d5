export type { Order, OrderState, PaymentState, ShipmentState } from './order.ts'
export { orderFromCart, requireOrderable } from './order-from-cart.ts'
export { bankReferenceOf, isOrderNumber, orderNumberOf } from './order-number.ts'
