export { type OutboxMessage, type RelayTransaction, relayOutbox } from './outbox.ts'
