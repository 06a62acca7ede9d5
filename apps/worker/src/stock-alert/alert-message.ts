import { idsIn } from '../queue/message-fields.ts'

/** What the outbox tells about an alert; the id is of the mail. */
export interface AlertMessage {
  readonly messageId: string
  readonly alertId: string
}

/** The alert in a message of the outbox. Throws for any other payload. */
export function alertMessageOf(payload: unknown): AlertMessage {
  return idsIn(payload, 'messageId', 'alertId')
}
