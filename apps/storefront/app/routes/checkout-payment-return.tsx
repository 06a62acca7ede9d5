import { OperationError } from '@shop/contract'
import { buttonClass } from '@shop/ui'
import { IconClock } from '@shop/ui/icons'
import { useEffect } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { afterPayment, DUE_ORDER, RESUMED } from '../features/checkout/after-payment.server.ts'
import { GoOnPaying } from '../features/checkout/go-on-paying.tsx'
import { PaymentChallenge } from '../features/checkout/payment-challenge.tsx'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-payment-return'

/** Seconds after which a page that waits for the bank asks again. */
const WAIT_SECONDS = 5

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
      next: isOpen ? null : afterPayment(shop, progress, dueOrder),
      goOn: progress.redirectUrl ? { url: progress.redirectUrl, fields: progress.redirectFields } : null,
      again: isOpen ? url.href : null,
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

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('payment.checkingTitle'))

export default function CheckoutPaymentReturn({ loaderData: { next, goOn, again, challenge } }: Route.ComponentProps) {
  const { t } = useShop()
  const { revalidate, state } = useRevalidator()
  const isWaiting = !next && !goOn && !challenge && state === 'idle'
  // The page is not loaded again under the reader, which would make screen readers begin again.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void revalidate(), WAIT_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [isWaiting, revalidate])
  if (next) return <GoOnPaying url={next} />
  if (goOn) return <GoOnPaying {...goOn} />
  if (challenge) return <PaymentChallenge {...challenge} />
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <noscript>
        <meta httpEquiv="refresh" content={`${WAIT_SECONDS};url=${again}`} />
      </noscript>
      <IconClock className="mx-auto size-12 text-steel-600" />
      <h1 className="mt-3 text-h1">{t('payment.checkingTitle')}</h1>
      <p className="mt-4 text-lg text-ink-700">{t('payment.checkingText')}</p>
      <a href={again ?? ''} className={`${buttonClass('secondary', 'lg')} mt-8`}>
        {t('payment.checkAgain')}
      </a>
    </div>
  )
}
