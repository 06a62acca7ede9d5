export { type CartUpdate, type LiveEvent, type LiveStock, readLiveEvent, type StockUpdate } from './live-event.ts'
