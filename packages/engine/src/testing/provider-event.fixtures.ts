import type { Cart } from '@shop/domain/cart'
import type { CheckoutAttempt, ProviderMethod } from '@shop/domain/payment'
import type { EngineContext } from '../database/context.ts'
import { beginAttempt, keepNotifications, type SignedEvent, takeNotifications } from '../payment/index.ts'
import { aReadyCart, requestOf } from './shop.fixtures.ts'

/** Of the 1,944 histories of a payment there are, so many are tried, spread over all of them; the long run tries all (CONTRIBUTING). */
export const PAYMENT_HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 120)

let number = 0

/** A number of the provider that no other payment of the process has. */
export function aPspReference(): string {
  return `PSP${String(++number).padStart(13, '0')}`
}

/** An attempt to pay a ready cart of a Slovak visitor by the provider. */
export async function anAttempt(
  context: EngineContext,
  { lines, method = 'scheme' }: { readonly lines?: Readonly<Record<string, number>>; readonly method?: ProviderMethod } = {},
) {
  const { owner, cart } = await aReadyCart(context, lines)
  const begun = await beginAttempt(context, requestOf(owner, cart), aProviderDraft(cart, method))
  return { owner, ...begun }
}

/** A draft over a cart's total, to be paid by a method of the provider. */
export function aProviderDraft({ totalPrice: { currencyCode, centAmount } }: Cart, method: ProviderMethod) {
  return {
    method,
    paymentMethodInfo: { paymentInterface: 'card-payment-provider', name: { en: 'Payment' } },
    amountPlanned: { currencyCode, centAmount },
  } as const
}

/** An event about the payment of an attempt, over all of it unless it says another amount. */
export function anEvent(
  { id, amount }: CheckoutAttempt,
  event: Pick<SignedEvent, 'eventCode' | 'pspReference'> & Partial<SignedEvent>,
): SignedEvent {
  return {
    isSuccess: true,
    reference: id,
    originalReference: '',
    currencyCode: amount.currencyCode,
    centAmount: amount.centAmount,
    eventDate: '2026-11-23T10:00:00+01:00',
    ...event,
  }
}

/** Delivers these events as the provider does, one after another, and lets the worker act upon each. */
export async function deliverEvents(context: EngineContext, ...events: readonly SignedEvent[]): Promise<void> {
  for (const event of events) {
    await keepNotifications(context, [event])
    while ((await takeNotifications(context, 10)) > 0);
  }
}
