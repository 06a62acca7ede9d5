import { createHmac, timingSafeEqual } from 'node:crypto'
import { type JsonObject, readJsonObject } from '../http/json-object.ts'

/** Something the provider tells about a payment, at least once and in any order. */
export interface PaymentNotification {
  /** Any word: the provider adds some. */
  readonly eventCode: string
  readonly isSuccess: boolean
  /** With an offset. */
  readonly eventDate: string
  readonly merchantAccount: string
  /** The shop's number of the payment. */
  readonly reference: string
  /** Of the payment, or of the modification that is told about. */
  readonly pspReference: string
  /** Of the payment a modification belongs to; empty for the payment itself. */
  readonly originalReference: string
  readonly paymentMethod: string
  readonly currencyCode: string
  readonly centAmount: number
  readonly reason: string
  /** What a reversal did: `cancel` or `refund`. */
  readonly modificationAction?: string
  readonly signature: string
}

/**
 * The notifications of a posted body, not checked yet; undefined when the body has another form. Unknown
 * events are among them, to be kept and acknowledged.
 */
export function readNotifications(body: string): readonly PaymentNotification[] | undefined {
  const { notificationItems } = readJsonObject(body) ?? {}
  if (!Array.isArray(notificationItems)) return undefined
  const notifications = notificationItems.map(item => readNotification(objectOf(objectOf(item).NotificationRequestItem)))
  return notifications.every(notification => notification !== undefined) ? notifications : undefined
}

/**
 * Whether a notification was signed with the key (hexadecimal digits), so that it is the provider who tells it. Takes
 * as long for a wrong signature as for the right one.
 */
export function isAuthentic(notification: PaymentNotification, hmacKey: string): boolean {
  const { pspReference, originalReference, merchantAccount, reference, centAmount, currencyCode, eventCode, isSuccess } =
    notification
  const text = [
    pspReference,
    originalReference,
    merchantAccount,
    reference,
    centAmount,
    currencyCode,
    eventCode,
    isSuccess ? 'true' : 'false',
  ].join(':')
  const expected = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(text, 'utf8').digest()
  const given = Buffer.from(notification.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function readNotification(item: JsonObject): PaymentNotification | undefined {
  const additionalData = objectOf(item.additionalData)
  const { currency, value } = objectOf(item.amount)
  const { eventCode, success, pspReference } = item
  if (typeof eventCode !== 'string' || typeof pspReference !== 'string') return undefined
  // Texts, both of them: anything else would be signed as another text.
  if (success !== 'true' && success !== 'false') return undefined
  const modificationAction = additionalData['modification.action']
  return {
    eventCode,
    isSuccess: success === 'true',
    eventDate: textOf(item.eventDate),
    merchantAccount: textOf(item.merchantAccountCode),
    reference: textOf(item.merchantReference),
    pspReference,
    originalReference: textOf(item.originalReference),
    paymentMethod: textOf(item.paymentMethod),
    currencyCode: textOf(currency),
    centAmount: Number.isSafeInteger(value) ? (value as number) : 0,
    reason: textOf(item.reason),
    ...(typeof modificationAction === 'string' ? { modificationAction } : {}),
    signature: textOf(additionalData.hmacSignature),
  }
}

function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
