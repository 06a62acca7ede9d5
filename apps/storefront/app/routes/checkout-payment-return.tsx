import { OperationError } from '@shop/contract'
import { redirect } from 'react-router'
import { afterPayment, DUE_ORDER, PURCHASE, RESUMED } from '../features/checkout/after-payment.server.ts'
import { GoOnPaying } from '../features/checkout/go-on-paying.tsx'
import { PaymentChallenge } from '../features/checkout/payment-challenge.tsx'
import { type AwaitedPayment, PaymentWait } from '../features/checkout/payment-wait.tsx'
import { requestInputContext, type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-payment-return'

/**
 * Where the provider sends the shopper back. The browser sends no cookie with a visit that comes from another site, so this page
 * works by the signed state alone, and the one that knows the visitor is reached from here.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const state = url.searchParams.get('state') ?? ''
  const dueOrder = url.searchParams.get(DUE_ORDER) ?? undefined
  const [redirectResult, sessionResult] = [url.searchParams.get('redirectResult'), url.searchParams.get('sessionResult')]
  const threeDSResult = url.searchParams.get('threeDSResult')
  const isPurchase = url.searchParams.get(PURCHASE) === 'true'
  const isResumed = url.searchParams.get(RESUMED) === 'true'
  try {
    const progress = await shop.client.call('finishPayment', {
      state,
      ...(redirectResult ? { redirectResult } : {}),
      ...(sessionResult ? { sessionResult } : {}),
      ...(threeDSResult ? { threeDSResult } : {}),
      ...(isResumed ? { isResumed } : {}),
    })
    const isOpen = progress.standing === 'open'
    const { paymentFields = null } = context.get(requestInputContext)
    return {
      language: shop.language,
      next: isOpen ? null : afterPayment(shop, progress, { dueOrder, isPurchase }),
      goOn: progress.redirectUrl ? { url: progress.redirectUrl, fields: progress.redirectFields } : null,
      wait: isOpen ? waitOf(shop, url, { isPending: progress.isPending === true, dueOrder, isPurchase }) : null,
      // A bank may ask for more than one thing.
      challenge: progress.challenge && paymentFields ? { challenge: progress.challenge, state, fields: paymentFields } : null,
    }
  } catch (error) {
    // Not one of ours: there is nothing to wait for.
    if (error instanceof OperationError && error.statusCode < 500)
      throw redirect(dueOrder === undefined ? shop.hrefs.checkout('cart') : shop.hrefs.payOrder(dueOrder), 302)
    throw error
  }
}

/** What the page waits for, and where else the shopper may pay. */
function waitOf(
  { hrefs }: ShopRequest,
  { href }: URL,
  {
    isPending,
    dueOrder,
    isPurchase,
  }: { readonly isPending: boolean; readonly dueOrder: string | undefined; readonly isPurchase: boolean },
): AwaitedPayment {
  const otherwise = dueOrder === undefined ? hrefs.checkout(isPurchase ? 'cart' : 'payment') : hrefs.payOrder(dueOrder)
  return { kind: isPending ? 'pending' : 'unknown', again: href, otherwise }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('payment.checkingTitle'))

export default function CheckoutPaymentReturn({ loaderData: { next, goOn, wait, challenge } }: Route.ComponentProps) {
  if (next) return <GoOnPaying url={next} />
  if (goOn) return <GoOnPaying {...goOn} />
  if (challenge) return <PaymentChallenge {...challenge} />
  return wait ? <PaymentWait {...wait} /> : null
}
