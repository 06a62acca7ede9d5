export { type EarlierOrderPage, findEarlierOrders } from './find-earlier-orders.ts'
