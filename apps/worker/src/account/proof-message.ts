import { requireUuid } from '../queue/require-uuid.ts'

/** What the outbox tells of an address that has to be proven, or that changes; which one is looked up when a mail is sent. */
export interface ProofMessage {
  readonly proofId: string
}

/** The proof in a message of the outbox. Throws for any other payload. */
export function proofMessageOf(payload: unknown): ProofMessage {
  const { proofId } = (payload ?? {}) as Record<string, unknown>
  return { proofId: requireUuid(proofId, 'proofId') }
}

/** What the outbox tells of a customer whose address somebody else used. */
export interface KnownEmailMessage {
  readonly messageId: string
  readonly customerId: string
  readonly storeKey: string
  readonly locale: string
}

/** The customer in a message of the outbox. Throws for any other payload. */
export function knownEmailMessageOf(payload: unknown): KnownEmailMessage {
  const { messageId, customerId, storeKey, locale } = (payload ?? {}) as Record<string, unknown>
  if (typeof locale !== 'string' || typeof storeKey !== 'string') throw new Error('A message without locale or store')
  return { messageId: requireUuid(messageId, 'messageId'), customerId: requireUuid(customerId, 'customerId'), storeKey, locale }
}
