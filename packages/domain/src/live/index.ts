export {
  type CartUpdate,
  type LiveEvent,
  type LiveStock,
  MAX_CONNECTIONS_PER_ADDRESS,
  MAX_CONNECTIONS_PER_CART,
  readLiveEvent,
  type StockUpdate,
} from './live-event.ts'
