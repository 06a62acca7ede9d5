import { PURCHASE } from '../features/checkout/after-payment.server.ts'
import { clientTypeCookie } from '../features/checkout/client-type.ts'
import {
  expressOfferOf,
  findExpressCart,
  payExpress,
  quoteExpress,
  quotePurchase,
  readExpressPurchase,
  refused,
} from '../features/checkout/express-payment.server.ts'
import { readWalletPayment } from '../features/checkout/wallet-addresses.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { findActiveCart } from '../request/session.server.ts'
import type { Route } from './+types/checkout-express'

/** Of one shopper, and of now. */
const UNSTORED = { 'cache-control': 'private, no-store' }

/** How a page asks for express payment, where there is any; the script of the button asks, once. */
export function loader({ context }: Route.LoaderArgs) {
  const offer = expressOfferOf(context.get(shopContext), context.get(requestInputContext).googlePay)
  return Response.json(offer, { headers: UNSTORED })
}

/**
 * What the sheet of a wallet asks: what the cart costs at an address, and to be paid (PAY-19). On the page of a product it is that
 * product alone, in a cart that its first question makes and the next ones name.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const purchase = readExpressPurchase(form)
  const isQuote = form.get('intent') === 'quote'
  const country = String(form.get('country') ?? '')
  const cartId = String(form.get('cart') ?? '')
  if (purchase && isQuote && !cartId) return Response.json(await quotePurchase(shop, purchase, country), { headers: UNSTORED })
  const cart = purchase ? await findExpressCart(shop, cartId) : await findActiveCart(shop)
  const wallet = readWalletPayment(String(form.get('wallet') ?? ''))
  if (!cart || cart.lineItems.length === 0) return Response.json(refused(shop, 'unprocessable-entity'), { headers: UNSTORED })
  if (isQuote) return Response.json(await quoteExpress(shop, cart, country), { headers: UNSTORED })
  if (!wallet) return Response.json(refused(shop, 'payment-error'), { headers: UNSTORED })
  const isPurchase = purchase !== undefined
  if (!isPurchase) shop.setCookies.push(clientTypeCookie('private', cart, true))
  const returnUrl = `${url.origin}${shop.hrefs.checkout('payment-return')}${isPurchase ? `?${PURCHASE}=true` : ''}`
  const outcome = await payExpress(shop, cart, { wallet, shownTotal: Number(form.get('total')), returnUrl, isPurchase })
  return Response.json(outcome, { headers: UNSTORED })
}
