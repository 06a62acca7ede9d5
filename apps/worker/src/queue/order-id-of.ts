import { requireUuid } from './require-uuid.ts'

/** The order a message is about. Throws for any other payload. */
export function orderIdOf(payload: unknown): string {
  return requireUuid((payload as { orderId?: unknown } | null)?.orderId, 'orderId')
}
