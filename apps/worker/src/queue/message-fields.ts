import type { Parcel } from '@shop/domain/order'

/** The order a message is about. Throws for any other payload. */
export function orderIdOf(payload: unknown): string {
  return idsIn(payload, 'orderId').orderId
}

/** What a message about an order is about besides: a payment other than the first, a movement of its money, or neither. */
export function newsOf(payload: unknown): { readonly paymentId?: string; readonly transactionId?: string } {
  const { paymentId, transactionId } = payload as { paymentId?: unknown; transactionId?: unknown }
  return {
    ...(paymentId === undefined ? {} : { paymentId: requireUuid(paymentId, 'paymentId') }),
    ...(transactionId === undefined ? {} : { transactionId: requireUuid(transactionId, 'transactionId') }),
  }
}

/** The refund an `order-refunded` message is about, in cents. Throws for any other payload. */
export function refundOf(payload: unknown): { readonly transactionId: string; readonly centAmount: number } {
  const { centAmount } = payload as { centAmount?: unknown }
  if (typeof centAmount !== 'number') throw new Error('A message without centAmount')
  return { ...idsIn(payload, 'transactionId'), centAmount }
}

/** The cancellation of a part of an order that a message is about. Throws for any other payload. */
export function cancellationIdOf(payload: unknown): string {
  return idsIn(payload, 'cancellationId').cancellationId
}

/** What was ordered before it comes and does so on another day. Throws for any other payload. */
export function movedPreorderOf(payload: unknown) {
  const { sku, day } = payload as { sku?: unknown; day?: unknown }
  if (typeof sku !== 'string' || typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day))
    throw new Error('A message without item and day')
  return { ...idsIn(payload, 'messageId', 'orderId'), sku, day }
}

/** What an `order-shipped` message tells. */
export interface ShipmentMessage {
  readonly shipmentId: string
  readonly isPart: boolean
  readonly parcels: readonly Parcel[]
}

/** The shipment an `order-shipped` message is about. Throws for any other payload. */
export function shipmentOf(payload: unknown): ShipmentMessage {
  const { isPart, parcels } = payload as { isPart?: unknown; parcels?: unknown }
  if (!Array.isArray(parcels) || !parcels.every(parcel => typeof parcel?.trackingNumber === 'string'))
    throw new Error('A message without parcels')
  return { ...idsIn(payload, 'shipmentId'), isPart: isPart === true, parcels }
}

/** Ids of a message of the outbox, by the names of their fields. Throws with the name of the first that is not an id. */
export function idsIn<Field extends string>(payload: unknown, ...fields: readonly Field[]): Readonly<Record<Field, string>> {
  const message = (payload ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.map(field => [field, requireUuid(message[field], field)])) as Record<Field, string>
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An id in a message of the outbox. Throws with the name of the field for anything else. */
function requireUuid(value: unknown, field: string): string {
  if (typeof value !== 'string' || !UUID.test(value)) throw new Error(`A message without ${field}`)
  return value
}
