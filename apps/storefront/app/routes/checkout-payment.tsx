import { PROVIDER_METHODS, providerMethodRule, waysToPayOf } from '@shop/domain/payment'
import { InformationBox } from '@shop/ui'
import { useState } from 'react'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { useTracked } from '../browser/tracking/track.ts'
import { loadPreorders } from '../catalogue/preorders.server.ts'
import { afterPayment } from '../features/checkout/after-payment.server.ts'
import { findCompanyPayment, type NO_APPROVER, requestApproval } from '../features/checkout/approval.server.ts'
import { ApprovalNotice } from '../features/checkout/approval-notice.tsx'
import { requireCartOfForm, requireReady } from '../features/checkout/cart-of-form.server.ts'
import { CheckoutColumns, CheckoutSteps, StepHeading } from '../features/checkout/checkout-layout.tsx'
import { DeliveryCard } from '../features/checkout/delivery-card.tsx'
import { hasGooglePayOf } from '../features/checkout/express-payment.server.ts'
import { taxRateOf } from '../features/checkout/fee.server.ts'
import { GoOnPaying } from '../features/checkout/go-on-paying.tsx'
import { answersOf, type MissingAnswer, missingAnswer } from '../features/checkout/method-answers.ts'
import { isOwnMethod, offeredMethods } from '../features/checkout/offered-methods.ts'
import { OrderSummary } from '../features/checkout/order-summary.tsx'
import { PaymentChallenge } from '../features/checkout/payment-challenge.tsx'
import { loadPaymentChoice } from '../features/checkout/payment-choice.server.ts'
import { PaymentForm } from '../features/checkout/payment-form.tsx'
import { PaymentProblemBox, type PaymentProblemCode, UNANSWERED } from '../features/checkout/payment-problem.tsx'
import { placeOrder, startPayment } from '../features/checkout/place-order.server.ts'
import { isTotalShown } from '../features/checkout/shown-total.ts'
import { useOwnDocument } from '../features/checkout/use-own-document.ts'
import { useMissingWallets } from '../features/checkout/use-wallets.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { requireFilledCart } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-payment'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const cart = requireReady(shop, await requireFilledCart(shop))
  const error = url.searchParams.get('error')
  const [choice, preorders] = await Promise.all([loadPaymentChoice(shop, cart, error), loadPreorders(shop, cart.lineItems)])
  const named = { error, cause: url.searchParams.get('cause'), asked: url.searchParams.get('method') }
  const input = context.get(requestInputContext)
  const { paymentFields = null } = input
  const shown = { taxRate: taxRateOf(shop), paymentFields, preorders, ...choice, ...named }
  return { language: shop.language, cart, ...shown, hasGooglePay: hasGooglePayOf(shop, input) }
}

/**
 * Orders with the chosen method, or begins to pay by the provider and says where the shopper goes on. Every refusal leads back
 * here with its code in the address (PAY-15, PAY-17).
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const cart = await requireCartOfForm(shop, form)
  const method = [...waysToPayOf(shop.market), 'on-account'].find(one => one === form.get('method'))
  // The page comes back with the method that was chosen.
  const again = (error: PaymentProblemCode | MissingAnswer | typeof NO_APPROVER) =>
    redirect(`${shop.hrefs.checkout('payment')}?${new URLSearchParams({ error, ...(method ? { method } : {}) })}`, 303)
  // The page showed another state of the cart than the one that would be ordered.
  if (Number(form.get('version')) !== cart.version) throw again('unprocessable-entity')
  const listed = PROVIDER_METHODS.filter(one => one === form.get('method')).map(one => ({ method: one }))
  const { approval, ofCompany } = await findCompanyPayment(shop, cart)
  const choice = { market: shop.market, taxRate: taxRateOf(shop), feeName: {}, listed, ofCompany }
  const offer = offeredMethods(cart, choice).find(
    ({ method, eligibility }) => method === form.get('method') && eligibility.eligible,
  )
  if (!offer) throw again('payment-error')
  if (!isTotalShown(form, offer.cart)) throw again('malformed-price')
  if (approval) {
    if (!('name' in offer)) throw again('payment-error')
    const problem = await requestApproval(shop, offer.cart, offer.method)
    throw problem ? again(problem) : redirect(shop.hrefs.approvals({ done: 'requested' }), 303)
  }
  if (isOwnMethod(offer)) {
    const attempt = await placeOrder(shop, cart, offer)
    throw 'order' in attempt ? redirect(shop.hrefs.thankYou(attempt.order.orderNumber), 303) : again(attempt.problem)
  }
  const returnUrl = `${url.origin}${shop.hrefs.checkout('payment-return')}`
  const answers = answersOf(form)
  const lacking = missingAnswer(offer.method, answers)
  if (lacking) throw again(lacking)
  const progress = await startPayment(shop, cart, { method: offer.method, returnUrl, answers })
  if ('problem' in progress) throw again(progress.problem)
  if (progress.redirectUrl) return { goOn: { url: progress.redirectUrl, fields: progress.redirectFields } }
  if (progress.challenge) return { challenge: progress.challenge, state: progress.state }
  // No one can have paid: the shopper has not seen the page on which they would.
  const mayBePaid = 'card' in answers || providerMethodRule(offer.method).isBegunByAnswer
  if (progress.standing === 'open' && !mayBePaid) throw again('payment-error')
  throw redirect(afterPayment(shop, progress), 303)
}

/** Keeps the page, with all that was typed in it, where the shop does not answer: pressing again neither orders nor pays twice. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect, and a defect, which has its own page with a reference.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status !== 503)) throw error
    return data({ isUnanswered: true as const }, { status: 503 })
  }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('checkout.stepPayment'))

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, feeName, provider, taxRate, error, cause, missing, asked, hasGooglePay, paymentFields, approval } = loaderData
  useOwnDocument()
  useTracked({ kind: 'checkout', step: 4, cart }, cart.id)
  const { t, hrefs, market, text } = useShop()
  const all = offeredMethods(cart, { market, taxRate, feeName, listed: provider.methods, ofCompany: loaderData.ofCompany })
  // Who approves is not there to pay on a page, and the buyer is not there any more.
  const methods = approval ? all.filter(offer => 'name' in offer) : all
  const usable = methods.filter(({ eligibility }) => eligibility.eligible)
  const missingWallets = useMissingWallets(hasGooglePay ? hrefs.expressPayment() : null)
  const first = usable.find(offer => !missingWallets.has(offer.method)) ?? usable[0]
  const [method, setMethod] = useState((usable.find(offer => offer.method === asked) ?? first)?.method)
  const chosen = usable.find(offer => offer.method === method) ?? usable[0]
  const goOn = actionData && 'goOn' in actionData ? actionData.goOn : undefined
  if (goOn?.url) return <GoOnPaying url={goOn.url} fields={goOn.fields} />
  const asking = actionData && 'challenge' in actionData ? actionData : undefined
  if (asking?.challenge && asking.state && paymentFields)
    return <PaymentChallenge fields={paymentFields} challenge={asking.challenge} state={asking.state} />
  const isUnanswered = actionData !== undefined && 'isUnanswered' in actionData
  return (
    <CheckoutColumns preorders={loaderData.preorders} summary={<OrderSummary cart={chosen?.cart ?? cart} />}>
      <CheckoutSteps current="payment" />
      {isUnanswered ? <PaymentProblemBox code={UNANSWERED} cause={null} missing={[]} /> : null}
      {error && !isUnanswered && !approval?.problem ? (
        <PaymentProblemBox code={error} cause={cause} missing={missing.map(text)} />
      ) : null}
      <DeliveryCard cart={cart} />
      <StepHeading className="mb-5 text-h2">{t('checkout.paymentTitle')}</StepHeading>
      {approval ? <ApprovalNotice approval={approval} /> : null}
      {provider.isAvailable || approval ? null : (
        <div className="mb-5">
          <InformationBox type="warning">{t('payment.unavailable')}</InformationBox>
        </div>
      )}
      <PaymentForm
        cart={cart}
        methods={methods}
        chosen={chosen}
        missing={missingWallets}
        onChoose={setMethod}
        paymentFields={paymentFields}
        orderLabel={approval?.button}
      />
    </CheckoutColumns>
  )
}
