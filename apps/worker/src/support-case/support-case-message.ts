import { requireUuid } from '../queue/message-fields.ts'

/** The case that a message of the outbox is about, or a job. Throws for any other payload. */
export function supportCaseIdOf(payload: unknown): string {
  return requireUuid((payload as { supportCaseId?: unknown } | null)?.supportCaseId, 'supportCaseId')
}

/** The job of a message about a case; what is requested again has another id. */
export function supportCaseJobOf(payload: unknown): { readonly id: string; readonly data: object } {
  const id = requireUuid((payload as { messageId?: unknown } | null)?.messageId, 'messageId')
  return { id, data: { supportCaseId: supportCaseIdOf(payload) } }
}
