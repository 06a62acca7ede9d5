import { OperationError } from '@shop/contract'
import { type Cart, sumCart, withoutPayment } from '@shop/domain/cart'
import { providerMethodsOf } from '@shop/domain/payment'
import { isSku } from '@shop/domain/product'
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

/** Fields of the sheet that name the purchase of one product; see `ExpressPurchase`. */
export interface ExpressPurchase {
  readonly sku: string
  readonly quantity: number
  readonly guaranteeSku?: string
}

/** The product that a page's sheet is about; undefined where it is about the cart. */
export function readExpressPurchase(form: FormData): ExpressPurchase | undefined {
  const [sku, quantity, guaranteeSku] = [form.get('sku'), Number(form.get('quantity')), form.get('guarantee')]
  if (typeof sku !== 'string' || !isSku(sku) || !Number.isSafeInteger(quantity) || quantity < 1) return undefined
  return { sku, quantity, ...(typeof guaranteeSku === 'string' && isSku(guaranteeSku) ? { guaranteeSku } : {}) }
}

/** Prices one product for a country, in a cart of its own that is made for it; what is in the shopper's cart stays out of it. */
export async function quotePurchase(shop: ShopRequest, purchase: ExpressPurchase, country: string): Promise<ExpressQuote> {
  if (country !== shop.market.country) return problemWith(shop, 'other-country')
  const { sku, quantity, guaranteeSku } = purchase
  try {
    const { cart } = await shop.client.call('createExpressCart', {
      language: shop.language,
      lineItem: { product: { sku }, quantity },
      ...(guaranteeSku ? { guaranteeSku } : {}),
    })
    // Of no address yet, it is priced for its market's country as it is.
    const { centAmount } = cart.totalPrice
    return { transaction: transactionOf(cart, shop.locale, translatorOf(shop.locale)), centAmount, cart: cart.id }
  } catch (error) {
    if (error instanceof OperationError) return problemWith(shop, problemOf(error))
    throw error
  }
}

/** A cart that was made for the purchase of one product, by the id that its sheet names; null for any other. */
export async function findExpressCart({ client }: ShopRequest, id: string): Promise<Cart | null> {
  try {
    const { cart } = await client.call('getCart', { id })
    return cart.cartState === 'Active' ? cart : null
  } catch (error) {
    if (error instanceof OperationError && error.statusCode < 500) return null
    throw error
  }
}

interface ExpressPayment {
  readonly wallet: WalletPayment
  /** The total that the sheet named, in minor units: no other is charged. */
  readonly shownTotal: number
  readonly returnUrl: string
  /** Whether one product is bought by itself: then nothing leads to the steps of the checkout, which are about the cart. */
  readonly isPurchase: boolean
}

/**
 * Pays a cart with what a wallet handed on: its addresses go through the addresses step, as if they had been typed there, and the
 * payment through `startPayment`, as every other by the provider. What the rules of the step miss leads to it (PAY-19).
 */
export async function payExpress(
  shop: ShopRequest,
  cart: Cart,
  { wallet, shownTotal, returnUrl, isPurchase }: ExpressPayment,
): Promise<ExpressOutcome> {
  const { market } = shop
  if (!wallet.shipping || !wallet.billing) return refused(shop, 'express-address-missing')
  if (wallet.shipping.countryCode !== market.country) return refused(shop, 'other-country')
  try {
    const typed = addressFormOfWallet(wallet, market, cart)
    const outcome = await submitAddresses(shop, cart, typed, [])
    if (outcome?.refusal?.step === 'cart') return refused(shop, 'unprocessable-entity')
    if (outcome && isPurchase) return incomplete(shop)
    if (outcome) return { state: 'incomplete', fields: fieldsOfAddressForm(typed) }
    const addressed = isPurchase ? await findExpressCart(shop, cart.id) : await findActiveCart(shop)
    if (!addressed) return refused(shop, 'unprocessable-entity')
    const payable = sumCart(withoutPayment(addressed))
    if (payable.totalPrice.centAmount !== shownTotal) return refused(shop, 'malformed-price')
    const answers = { walletToken: wallet.token }
    const progress = await startPayment(shop, payable, { method: 'googlepay', returnUrl, answers })
    if ('problem' in progress) return refused(shop, progress.problem)
    // Only documents of the payment may post a form to a bank, or show what it asks.
    if (progress.redirectFields || progress.challenge)
      return { state: 'go-on', url: resumedPaymentHref(shop.hrefs.checkout('payment-return'), progress.state, isPurchase) }
    if (progress.redirectUrl) return { state: 'go-on', url: progress.redirectUrl }
    const url = afterPayment(shop, progress, { isPurchase })
    const { standing, errorCode = 'payment-error', failure = null } = progress
    if (standing === 'ordered' || standing === 'open') return { state: 'go-on', url }
    const message = translatorOf(shop.locale)(problemText(errorCode, failure))
    return { state: 'refused', problem: errorCode, message, ...(isPurchase ? {} : { url }) }
  } catch (error) {
    if (error instanceof OperationError) return refused(shop, problemOf(error))
    throw error
  }
}

/** What a wallet lacks for the purchase of one product, which no step of the checkout asks for. */
function incomplete({ locale }: ShopRequest): ExpressOutcome {
  return { state: 'refused', problem: 'express-address-missing', message: translatorOf(locale)('express.addressIncomplete') }
}

/** A refusal with its words, after which the shopper finds the cart as it was. */
export function refused(shop: ShopRequest, problem: ExpressProblemCode): ExpressOutcome & { readonly state: 'refused' } {
  return { state: 'refused', ...problemWith(shop, problem) }
}

function problemWith({ market, locale }: ShopRequest, problem: ExpressProblemCode) {
  return { problem, message: expressProblemText(problem, { market, locale, t: translatorOf(locale) }) }
}
