import { createHmac } from 'node:crypto'
import type { HeldPayment } from './held-payment.ts'

/** Something that is told about a payment. */
export interface PaymentEvent {
  readonly eventCode: string
  readonly isSuccess: boolean
  /** Of the modification; without one it is the payment itself that is told about. */
  readonly number?: string
  readonly value?: number
  readonly reason?: string
  readonly additionalData?: Readonly<Record<string, string>>
}

/** Notifies all receivers. */
export type Notifier = (payment: HeldPayment, event: PaymentEvent) => void

/** A notification before it is signed. */
export interface NotificationItem {
  readonly eventCode: string
  readonly success: 'true' | 'false'
  readonly eventDate: string
  readonly merchantAccountCode: string
  readonly merchantReference: string
  readonly pspReference: string
  readonly originalReference: string
  readonly paymentMethod: string
  readonly amount: { readonly currency: string; readonly value: number }
  readonly operations?: readonly string[]
  readonly reason: string
  readonly additionalData: Readonly<Record<string, string>>
}

export const MERCHANT_ACCOUNT = 'AnvilECOM'

/** The notification of an event at a time in milliseconds. */
export function notificationOf(payment: HeldPayment, event: PaymentEvent, now: number): NotificationItem {
  const { pspReference, reference, method, amount } = payment
  const { eventCode, isSuccess, number, value = amount.value, reason = '', additionalData = {} } = event
  return {
    eventCode,
    success: isSuccess ? 'true' : 'false',
    eventDate: new Date(now).toISOString().replace(/\.\d+Z$/, '+00:00'),
    merchantAccountCode: MERCHANT_ACCOUNT,
    merchantReference: reference,
    pspReference: number ?? pspReference,
    originalReference: number === undefined ? '' : pspReference,
    paymentMethod: method,
    amount: { currency: amount.currency, value },
    ...(eventCode === 'AUTHORISATION' && isSuccess ? { operations: ['CANCEL', 'CAPTURE', 'REFUND'] } : {}),
    reason,
    additionalData,
  }
}

/** The body that is posted: one item, signed with a key in hexadecimal digits. */
export function signedBody(item: NotificationItem, hmacKey: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item
  const text = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    success,
  ].join(':')
  const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(text, 'utf8').digest('base64')
  const signed = { ...item, additionalData: { ...item.additionalData, hmacSignature } }
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: signed }] })
}
