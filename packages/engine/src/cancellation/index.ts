export { type CancellationDraft, cancelOrderPart, ORDER_PART_CANCELLED_TOPIC } from './cancel-order-part.ts'
