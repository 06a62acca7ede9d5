import type { APIRequestContext } from '@playwright/test'
import type { CountryCode } from '@shop/domain/market'
import { fillReadyCart, openFormShopper } from './form-shopper.ts'
import { mailsTo } from './mails.ts'
import type { MarketVisit } from './market-visit.ts'

/** What a guest orders. */
interface GuestOrder {
  readonly port: string
  readonly email: string
  readonly sku: string
  /** Default 1. */
  readonly quantity?: number
  /** Default Germany. */
  readonly country?: CountryCode
}

/** Orders as a guest by bank transfer, without a browser; returns the number. */
export async function orderAsGuest(
  request: APIRequestContext,
  { port, email, sku, quantity = 1, country = 'DE' }: GuestOrder,
): Promise<string> {
  const shopper = openFormShopper(request, port, country)
  const ready = await fillReadyCart(shopper, country, sku, quantity)
  const actions = [{ action: 'setCustomerEmail' as const, email }]
  const { id, version, totalPrice } = (await shopper.client.call('updateCart', { id: ready.id, version: ready.version, actions }))
    .cart
  const { currencyCode, centAmount } = totalPrice
  const draft = {
    paymentMethodInfo: { paymentInterface: 'bank-transfer' as const, name: { en: 'Bank transfer' } },
    amountPlanned: { currencyCode, centAmount },
  }
  const { cart } = await shopper.client.call('createBankPayment', { id, version, draft })
  return (await shopper.client.call('createMyOrderFromCart', { id, version: cart.version })).order.orderNumber
}

/** Origin of the site of orders in a country, by the ending of its domain. */
export function ordersSiteOf(ending: string): string {
  return `http://orders.${ending}.localhost:${process.env.ORDERS_PORT}`
}

/** The code of the mail about an order, once its mailbox has so many mails. */
export async function codeFor(
  request: APIRequestContext,
  { t }: Pick<MarketVisit, 't'>,
  orderNumber: string,
  { email, count }: { readonly email: string; readonly count: number },
): Promise<string> {
  const mails = await mailsTo(request, email, count)
  const mail = mails.find(({ subject }) => subject === t('mail.orderCodeSubject', { orderNumber }))
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}
