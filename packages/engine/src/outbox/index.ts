export { findToldOrder } from './find-told-order.ts'
export { type OutboxMessage, type RelayTransaction, relayOutbox } from './relay-outbox.ts'
