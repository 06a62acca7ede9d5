import { requireUuid } from '../queue/message-fields.ts'

/** The withdrawal that a message of the outbox is about, or a job. Throws for any other payload. */
export function withdrawalIdOf(payload: unknown): string {
  return requireUuid((payload as { withdrawalId?: unknown } | null)?.withdrawalId, 'withdrawalId')
}

/** The job of a message about a withdrawal; each message has an id of its own. */
export function withdrawalJobOf(payload: unknown): { readonly id: string; readonly data: object } {
  const id = requireUuid((payload as { messageId?: unknown } | null)?.messageId, 'messageId')
  return { id, data: { withdrawalId: withdrawalIdOf(payload), messageId: id } }
}
