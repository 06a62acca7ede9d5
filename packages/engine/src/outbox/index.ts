export {
  deleteUnreadMessages,
  forgetRelayedMessages,
  type OutboxMessage,
  type QueueDatabase,
  queueDatabaseOf,
  RELAYED_DAYS,
  relayOutbox,
} from './outbox.ts'
