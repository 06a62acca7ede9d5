export { deliveryOfOrder } from './delivery-of-order.ts'
export { type DeliveryOffer, deliveryOffersOfCart, deliveryOffersOfItem } from './delivery-offers.ts'
export { type DeliveryPromise, deliveryPromise } from './delivery-promise.ts'
