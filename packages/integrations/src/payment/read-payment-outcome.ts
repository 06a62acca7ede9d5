import type { JsonObject } from '../http/json-object.ts'
import type { PaymentOutcome, PaymentVoucher, ProviderObject } from './payment-provider.ts'

/** What an answer with status 200 tells of a payment; unknown for a result the shop has no use for. */
export function readPaymentOutcome(answer: JsonObject): PaymentOutcome {
  const { resultCode, pspReference: given, refusalReasonCode } = answer
  const action = objectOf(answer.action)
  // Some actions come before there is a number.
  const pspReference = typeof given === 'string' ? given : ''
  switch (resultCode) {
    case 'Authorised':
      return pspReference === '' ? { kind: 'unknown' } : { kind: 'authorised', pspReference }
    case 'Refused':
    case 'Error':
      return {
        kind: 'refused',
        pspReference,
        ...(typeof refusalReasonCode === 'string' ? { reasonCode: refusalReasonCode } : {}),
      }
    case 'Cancelled':
      return { kind: 'cancelled', pspReference }
    case 'PresentToShopper': {
      const voucher = readVoucher(action)
      return voucher ? { kind: 'voucher', pspReference, voucher } : { kind: 'unknown' }
    }
    case 'RedirectShopper':
    case 'IdentifyShopper':
    case 'ChallengeShopper':
      return action ? { kind: 'action', pspReference, action } : { kind: 'unknown' }
    case 'Pending':
    case 'Received':
      // A sheet above the page is an action as well, although the payment counts as pending.
      return action ? { kind: 'action', pspReference, action } : { kind: 'pending', pspReference }
    default:
      return { kind: 'unknown' }
  }
}

function readVoucher(action: ProviderObject | undefined): PaymentVoucher | undefined {
  const { entity, reference, expiresAt } = action ?? {}
  if (typeof entity !== 'string' || typeof reference !== 'string' || typeof expiresAt !== 'string') return undefined
  return { entity, reference, expiresAt }
}

function objectOf(value: unknown): ProviderObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ProviderObject) : undefined
}
