import { OperationError } from '@shop/contract'
import { type Cart, sumCart, withoutPayment } from '@shop/domain/cart'
import { providerMethodsOf } from '@shop/domain/payment'
import { SHOP_NAME } from '@shop/domain/store'
import type { GooglePaySettings } from '../../request/google-pay-settings.ts'
import { translatorOf } from '../../request/messages.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { findActiveCart } from '../../request/session.server.ts'
import { afterPayment, resumedPaymentHref } from './after-payment.server.ts'
import type { ExpressOffer, ExpressOutcome, ExpressProblemCode, ExpressQuote } from './express-answer.ts'
import { expressProblemText } from './express-problem.ts'
import { transactionOf } from './express-transaction.ts'
import { problemText } from './payment-problem.tsx'
import { problemOf, startPayment } from './place-order.server.ts'
import { submitAddresses } from './submit-addresses.server.ts'
import { addressFormOfWallet, fieldsOfAddressForm, type WalletPayment } from './wallet-addresses.ts'

/** Whether the market of a page takes Google Pay, and how it is asked for. */
export function expressOfferOf({ market }: Pick<ShopRequest, 'market'>, settings: GooglePaySettings | undefined): ExpressOffer {
  const isOffered = settings !== undefined && providerMethodsOf(market).includes('googlepay')
  return { googlePay: isOffered ? { ...settings, merchantName: SHOP_NAME } : null }
}

/** Whether a page may ask the browser about Google Pay. */
export function hasGooglePayOf(
  shop: Pick<ShopRequest, 'market'>,
  { googlePay }: { readonly googlePay?: GooglePaySettings },
): boolean {
  return expressOfferOf(shop, googlePay).googlePay !== null
}

/** What the cart costs when it goes to a country, by the engine; another country than the market's is refused in words (PAY-19). */
export async function quoteExpress(shop: ShopRequest, cart: Cart, country: string): Promise<ExpressQuote> {
  if (country !== shop.market.country) return problemWith(shop, 'other-country')
  try {
    const quoted = await shop.client.call('quoteDelivery', { id: cart.id, shippingAddress: { country } })
    const { centAmount } = quoted.cart.totalPrice
    return { transaction: transactionOf(quoted.cart, shop.locale, translatorOf(shop.locale)), centAmount }
  } catch (error) {
    if (error instanceof OperationError) return problemWith(shop, problemOf(error))
    throw error
  }
}

interface ExpressPayment {
  readonly wallet: WalletPayment
  /** The total that the sheet named, in minor units: no other is charged. */
  readonly shownTotal: number
  readonly returnUrl: string
}

/**
 * Pays a cart with what a wallet handed on: its addresses go through the addresses step, as if they had been typed there, and the
 * payment through `startPayment`, as every other by the provider. What the rules of the step miss leads to it (PAY-19).
 */
export async function payExpress(
  shop: ShopRequest,
  cart: Cart,
  { wallet, shownTotal, returnUrl }: ExpressPayment,
): Promise<ExpressOutcome> {
  const { market } = shop
  if (!wallet.shipping || !wallet.billing) return refused(shop, 'express-address-missing')
  if (wallet.shipping.countryCode !== market.country) return refused(shop, 'other-country')
  try {
    const typed = addressFormOfWallet(wallet, market, cart)
    const outcome = await submitAddresses(shop, cart, typed, [])
    if (outcome?.refusal?.step === 'cart') return refused(shop, 'unprocessable-entity')
    if (outcome) return { state: 'incomplete', fields: fieldsOfAddressForm(typed) }
    const addressed = await findActiveCart(shop)
    if (!addressed) return refused(shop, 'unprocessable-entity')
    const payable = sumCart(withoutPayment(addressed))
    if (payable.totalPrice.centAmount !== shownTotal) return refused(shop, 'malformed-price')
    const answers = { walletToken: wallet.token }
    const progress = await startPayment(shop, payable, { method: 'googlepay', returnUrl, answers })
    if ('problem' in progress) return refused(shop, progress.problem)
    // Only documents of the payment may post a form to a bank, or show what it asks.
    if (progress.redirectFields || progress.challenge)
      return { state: 'go-on', url: resumedPaymentHref(shop.hrefs.checkout('payment-return'), progress.state) }
    if (progress.redirectUrl) return { state: 'go-on', url: progress.redirectUrl }
    const url = afterPayment(shop, progress)
    const { standing, errorCode = 'payment-error', failure = null } = progress
    if (standing === 'ordered' || standing === 'open') return { state: 'go-on', url }
    const message = translatorOf(shop.locale)(problemText(errorCode, failure))
    return { state: 'refused', problem: errorCode, message, url }
  } catch (error) {
    if (error instanceof OperationError) return refused(shop, problemOf(error))
    throw error
  }
}

/** A refusal with its words, after which the shopper finds the cart as it was. */
export function refused(shop: ShopRequest, problem: ExpressProblemCode): ExpressOutcome & { readonly state: 'refused' } {
  return { state: 'refused', ...problemWith(shop, problem) }
}

function problemWith({ market, locale }: ShopRequest, problem: ExpressProblemCode) {
  return { problem, message: expressProblemText(problem, { market, locale, t: translatorOf(locale) }) }
}
