const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The order an `order-created` message is about. Throws for any other payload. */
export function orderIdOf(payload: unknown): string {
  const orderId = (payload as { orderId?: unknown } | null)?.orderId
  if (typeof orderId !== 'string' || !UUID.test(orderId)) throw new Error('An order-created message without order')
  return orderId
}
