import { requireUuid } from '../queue/require-uuid.ts'

/** What the outbox tells about a customer who wants a new password. */
export interface ResetRequest {
  readonly resetId: string
  readonly customerId: string
  /** Locale of the page she asked on. */
  readonly locale: string
  readonly storeKey: string
}

/** The wish for a new password in a message of the outbox. Throws for any other payload. */
export function resetRequestOf(payload: unknown): ResetRequest {
  const { resetId, customerId, locale, storeKey } = (payload ?? {}) as Record<string, unknown>
  if (typeof locale !== 'string' || typeof storeKey !== 'string') throw new Error('A reset message without locale or store')
  return { resetId: requireUuid(resetId, 'resetId'), customerId: requireUuid(customerId, 'customerId'), locale, storeKey }
}
