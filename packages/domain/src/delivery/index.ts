export {
  type DeliveryOffer,
  type DeliveryPromise,
  deliveryOffersOfCart,
  deliveryOffersOfItem,
  deliveryOfOrder,
  deliveryPromise,
  lastDayOf,
} from './delivery-offers.ts'
