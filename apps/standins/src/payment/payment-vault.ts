import { createSequence, type Sandbox } from '../sandbox/sandbox.ts'
import type { HeldPayment, ModificationKind, NewPayment, PaymentRefusal, PaymentStanding } from './held-payment.ts'
import type { Notifier } from './notification.ts'

/** All payments, by their numbers. */
export interface PaymentVault {
  /** A number of 16 characters that nothing else has. */
  nextNumber(): string
  find(pspReference: string): HeldPayment | undefined
  list(): readonly HeldPayment[]
  open(payment: NewPayment): HeldPayment
  /** Settles a payment that is open or pending, and notifies; what is settled stays as it is. */
  settle(pspReference: string, standing: PaymentStanding, refusal?: PaymentRefusal): HeldPayment
  /** Takes a modification and returns its number; whether it succeeds is notified. */
  modify(pspReference: string, kind: ModificationKind, value: number): string
  /** The bank does not give what was taken, or not take what was given back: the last of it fails, and is notified. */
  failLast(pspReference: string, kind: 'captures' | 'refunds'): HeldPayment
  /** Asks for another amount while the shopper looks at it; false once they have decided. */
  reprice(pspReference: string, value: number): boolean
  /** Lets a payment that was refused or cancelled be settled once more. */
  reopen(pspReference: string): HeldPayment
  /** The authorisation ends although nothing was captured. */
  lapse(pspReference: string): HeldPayment
  /** The number of a payment's dispute, the same for all that is told about it. */
  disputeReference(pspReference: string): string
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** A vault without payments, empty again after a reset. */
export function createPaymentVault(sandbox: Sandbox, notify: Notifier): PaymentVault {
  const payments = new Map<string, HeldPayment>()
  const digests = createSequence(sandbox, 'psp')
  sandbox.onReset(() => payments.clear())

  function change(payment: HeldPayment, changes: Partial<HeldPayment>): HeldPayment {
    const changed = { ...payment, ...changes }
    payments.set(payment.pspReference, changed)
    return changed
  }

  function held(pspReference: string): HeldPayment {
    const payment = payments.get(pspReference)
    if (!payment) throw new Error('There is no such payment')
    return payment
  }

  const nextNumber = () => Array.from(digests().subarray(0, 16), byte => CHARACTERS[byte % CHARACTERS.length]).join('')

  function settle(pspReference: string, standing: PaymentStanding, refusal?: PaymentRefusal): HeldPayment {
    const payment = held(pspReference)
    if (payment.standing !== 'open' && payment.standing !== 'pending') return payment
    const isAuthorised = standing === 'authorised'
    if (isAuthorised || standing === 'refused')
      notify(payment, {
        eventCode: 'AUTHORISATION',
        isSuccess: isAuthorised,
        reason: isAuthorised ? '065696:1111:03/2030' : (refusal?.reason ?? 'Refused'),
      })
    const capturedValue = isAuthorised && payment.isCapturedAtOnce ? payment.amount.value : 0
    return change(payment, { standing, capturedValue, refusal })
  }

  function capture(payment: HeldPayment, number: string, value: number): void {
    const isAllowed = payment.standing === 'authorised' && payment.capturedValue + value <= payment.amount.value
    notify(payment, { eventCode: 'CAPTURE', isSuccess: isAllowed, number, value, ...because(isAllowed) })
    if (!isAllowed) return
    if (payment.failsCapture)
      notify(payment, { eventCode: 'CAPTURE_FAILED', isSuccess: true, number, value, reason: 'Capture failed' })
    else change(payment, { capturedValue: payment.capturedValue + value, ...made(payment, 'captures', number, value) })
  }

  function cancel(payment: HeldPayment, number: string): void {
    const isAllowed = payment.standing === 'authorised' && payment.capturedValue === 0
    notify(payment, { eventCode: 'CANCELLATION', isSuccess: isAllowed, number, ...because(isAllowed) })
    if (isAllowed) change(payment, { standing: 'cancelled' })
  }

  function refund(payment: HeldPayment, number: string, value: number): void {
    const isAllowed = payment.refundedValue + value <= payment.capturedValue
    notify(payment, { eventCode: 'REFUND', isSuccess: isAllowed, number, value, ...because(isAllowed) })
    if (!isAllowed) return
    if (payment.failsRefund)
      notify(payment, { eventCode: 'REFUND_FAILED', isSuccess: true, number, value, reason: 'Refund failed' })
    else change(payment, { refundedValue: payment.refundedValue + value, ...made(payment, 'refunds', number, value) })
  }

  /** Cancels, or refunds all there is, whichever applies. */
  function reverse(payment: HeldPayment, number: string): void {
    const value = payment.capturedValue - payment.refundedValue
    const action = payment.capturedValue === 0 ? 'cancel' : 'refund'
    const isAllowed = payment.standing === 'authorised' && (action === 'cancel' || value > 0)
    const additionalData = { 'modification.action': action }
    notify(payment, { eventCode: 'CANCEL_OR_REFUND', isSuccess: isAllowed, number, additionalData, ...because(isAllowed) })
    if (!isAllowed) return
    if (action === 'cancel') change(payment, { standing: 'cancelled' })
    else change(payment, { refundedValue: payment.capturedValue, ...made(payment, 'refunds', number, value) })
  }

  /** Authorises another amount, which is not below what was captured. */
  function adjust(payment: HeldPayment, number: string, value: number): void {
    const isAllowed = payment.standing === 'authorised' && value >= payment.capturedValue
    notify(payment, { eventCode: 'AUTHORISATION_ADJUSTMENT', isSuccess: isAllowed, number, value, ...because(isAllowed) })
    if (isAllowed) change(payment, { amount: { ...payment.amount, value } })
  }

  /** Changes what is asked for while the shopper has not agreed yet; whether it could be changed. */
  function reprice(pspReference: string, value: number): boolean {
    const payment = held(pspReference)
    if (payment.standing === 'open') change(payment, { amount: { ...payment.amount, value } })
    return payment.standing === 'open'
  }

  function failLast(pspReference: string, kind: 'captures' | 'refunds'): HeldPayment {
    const payment = held(pspReference)
    const last = payment.modifications.findLast(modification => modification.kind === kind)
    const isCapture = kind === 'captures'
    // What was captured with the authorisation has no number of its own.
    const value = last?.value ?? ((isCapture ? payment.capturedValue : payment.refundedValue) || payment.amount.value)
    const number = last?.pspReference ?? nextNumber()
    notify(payment, {
      eventCode: isCapture ? 'CAPTURE_FAILED' : 'REFUND_FAILED',
      isSuccess: true,
      number,
      value,
      reason: isCapture ? 'Capture failed' : 'Refund failed',
    })
    const modifications = payment.modifications.filter(modification => modification !== last)
    return change(payment, {
      modifications,
      ...(isCapture
        ? { capturedValue: Math.max(0, payment.capturedValue - value) }
        : { refundedValue: Math.max(0, payment.refundedValue - value) }),
    })
  }

  return {
    nextNumber,
    find: pspReference => payments.get(pspReference),
    list: () => [...payments.values()].reverse(),
    open(draft) {
      const beginning = { standing: 'open', capturedValue: 0, refundedValue: 0, modifications: [] } as const
      return change({ ...draft, ...beginning, createdAt: sandbox.now() }, {})
    },
    settle,
    failLast,
    reprice,
    reopen(pspReference) {
      const payment = held(pspReference)
      const isOver = payment.standing === 'refused' || payment.standing === 'cancelled'
      return isOver ? change(payment, { standing: 'pending', refusal: undefined }) : payment
    },
    lapse: pspReference => change(held(pspReference), { standing: 'cancelled' }),
    disputeReference(pspReference) {
      const payment = held(pspReference)
      const disputeReference = payment.disputeReference ?? nextNumber()
      change(payment, { disputeReference })
      return disputeReference
    },
    modify(pspReference, kind, value) {
      const payment = held(pspReference)
      const number = nextNumber()
      if (kind === 'captures') capture(payment, number, value)
      else if (kind === 'amountUpdates') adjust(payment, number, value)
      else if (kind === 'cancels') cancel(payment, number)
      else if (kind === 'refunds') refund(payment, number, value)
      else reverse(payment, number)
      return number
    },
  }
}

function made({ modifications }: HeldPayment, kind: ModificationKind, pspReference: string, value: number) {
  return { modifications: [...modifications, { kind, pspReference, value }] }
}

function because(isAllowed: boolean): { readonly reason?: string } {
  return isAllowed ? {} : { reason: 'Insufficient balance on payment' }
}
