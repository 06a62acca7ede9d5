export {
  type DeliveryOffer,
  type DeliveryPromise,
  deliveryOffersOfCart,
  deliveryOffersOfItem,
  deliveryOfOrder,
  deliveryPromise,
} from './delivery-offers.ts'
