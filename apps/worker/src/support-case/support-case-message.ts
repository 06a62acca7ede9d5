import { idsIn } from '../queue/message-fields.ts'

/** The case that a message of the outbox is about, or a job. Throws for any other payload. */
export function supportCaseIdOf(payload: unknown): string {
  return idsIn(payload, 'supportCaseId').supportCaseId
}

/** The job of a message about a case; what is requested again has another id. */
export function supportCaseJobOf(payload: unknown): { readonly id: string; readonly data: object } {
  return { id: idsIn(payload, 'messageId').messageId, data: { supportCaseId: supportCaseIdOf(payload) } }
}
