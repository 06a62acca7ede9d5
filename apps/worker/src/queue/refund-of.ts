import { requireUuid } from './require-uuid.ts'

/** The refund an `order-refunded` message is about, in cents. Throws for any other payload. */
export function refundOf(payload: unknown): { readonly transactionId: string; readonly centAmount: number } {
  const { transactionId, centAmount } = payload as { transactionId?: unknown; centAmount?: unknown }
  if (typeof centAmount !== 'number') throw new Error('A message without centAmount')
  return { transactionId: requireUuid(transactionId, 'transactionId'), centAmount }
}
