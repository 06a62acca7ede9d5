export { type OutboxMessage, type QueueDatabase, queueDatabaseOf, relayOutbox } from './outbox.ts'
