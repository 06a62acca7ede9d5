import { isOrderNumber } from '@shop/domain/order'
import { methodName } from '@shop/i18n/format'
import { buttonClass, InformationBox } from '@shop/ui'
import { redirect } from 'react-router'
import { fragmentSender } from '../commerce-ui/still.server.tsx'
import { afterPayment, DUE_ORDER } from '../features/checkout/after-payment.server.ts'
import { hasGooglePayOf } from '../features/checkout/express-payment.server.ts'
import { GoOnPaying } from '../features/checkout/go-on-paying.tsx'
import { answersOf, missingAnswer } from '../features/checkout/method-answers.ts'
import { createOrderBankPayment, findOrderPayment, startOrderPayment } from '../features/checkout/order-payment.server.ts'
import { OrderPaymentForm } from '../features/checkout/order-payment-form.tsx'
import {
  isPayable,
  isPending,
  StandingIcon,
  standingHeading,
  standingText,
  UnknownDueOrder,
} from '../features/checkout/order-payment-state.tsx'
import { PaymentProblemBox } from '../features/checkout/payment-problem.tsx'
import { SHOWN_TOTAL } from '../features/checkout/shown-total.ts'
import { useAwaitedChange } from '../features/checkout/use-awaited-change.ts'
import { useOwnDocument } from '../features/checkout/use-own-document.ts'
import { BankTransferDetails } from '../features/order/bank-details.tsx'
import { loadTransfer } from '../features/order/bank-transfer.server.ts'
import { findOrder } from '../features/order/find-order.server.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-pay-order'

/**
 * Where an order whose payment failed is paid again: by its owner, by number, or by a visitor with the signed link of the mail about
 * it. It shows what is due and nothing personal (ORD-05, PAY-17, rule A1). Who chose a transfer finds its account here, and the
 * other ways to pay until it has arrived.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const name = url.searchParams.get('order') ?? ''
  const payment = await findOrderPayment(shop, name)
  // The page of the order opens for its owner alone.
  const isOwn = payment !== null && (await findOrder(shop, payment.orderNumber)) !== null
  const hasGooglePay = hasGooglePayOf(shop, context.get(requestInputContext))
  const transfer = payment?.isAwaitingTransfer
    ? await loadTransfer(
        shop,
        { order: { orderNumber: payment.orderNumber, country: shop.market.country }, amount: payment.amount, since: shop.now },
        fragmentSender(context, request),
      )
    : null
  const [error, cause, asked] = [url.searchParams.get('error'), url.searchParams.get('cause'), url.searchParams.get('method')]
  return {
    language: shop.language,
    payment,
    isLink: name !== '' && !isOrderNumber(name),
    isOwn,
    error,
    cause,
    asked,
    hasGooglePay,
    transfer,
  }
}

/** Begins to pay what is due, and says where the shopper goes on. Every refusal leads back here with its code in the address. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const [form, payment] = [await request.formData(), await findOrderPayment(shop, url.searchParams.get('order') ?? '')]
  const here = shop.hrefs.payOrder(url.searchParams.get('order') ?? '')
  if (!payment || !isPayable(payment)) throw redirect(here, 303)
  const centAmount = Number(form.get(SHOWN_TOTAL))
  if (form.get('method') === 'bank-transfer') {
    const problem = await createOrderBankPayment(shop, payment, centAmount)
    throw redirect(problem ? `${here}&error=${problem}` : here, 303)
  }
  const method = payment.methods.find(listed => listed.method === form.get('method'))?.method
  if (!method) throw redirect(`${here}&error=payment-error`, 303)
  const answers = answersOf(form)
  const lacking = missingAnswer(method, answers)
  if (lacking) throw redirect(`${here}&error=${lacking}&method=${method}`, 303)
  const returnUrl = new URL(`${url.origin}${shop.hrefs.checkout('payment-return')}`)
  returnUrl.searchParams.set(DUE_ORDER, payment.link)
  const progress = await startOrderPayment(shop, payment, { method, centAmount, returnUrl: returnUrl.href, answers })
  if ('problem' in progress) throw redirect(`${here}&error=${progress.problem}&method=${method}`, 303)
  if (progress.redirectUrl) return { goOn: { url: progress.redirectUrl, fields: progress.redirectFields } }
  throw redirect(afterPayment(shop, progress, { dueOrder: payment.link }), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('order.payTitle'))

export default function CheckoutPayOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t, hrefs, money, label } = useShop()
  const { payment, isLink, isOwn, error, cause, asked, hasGooglePay, transfer } = loaderData
  useOwnDocument()
  useAwaitedChange(payment !== null && isPending(payment) && !actionData?.goOn)
  if (actionData?.goOn) return <GoOnPaying {...actionData.goOn} />
  if (!payment) return <UnknownDueOrder isLink={isLink} />
  const { standing } = payment
  const isDue = standing === 'due'
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <header>
        {isDue ? null : <StandingIcon standing={standing} />}
        <h1 className="mt-3 text-h1">{t(standingHeading(payment))}</h1>
        <p className="mt-3 text-lg">
          {label(t('order.number'))} <strong className="num">{payment.orderNumber}</strong>
        </p>
      </header>
      {error ? <PaymentProblemBox code={error} cause={cause} missing={[]} /> : null}
      {payment.pendingMethod ? (
        <InformationBox type="info" title={methodName(payment.pendingMethod, t)}>
          {t('payment.pendingText')} {t('payment.otherwiseText')}
        </InformationBox>
      ) : null}
      <p className="text-ink-700">{t(standingText(payment))}</p>
      {transfer ? <BankTransferDetails {...transfer} /> : null}
      {isDue ? (
        <p className="flex justify-between gap-4 border-y border-steel-200 py-3 text-lg">
          <span>{t('order.amount')}</span>
          <strong className="num">{money(payment.amount)}</strong>
        </p>
      ) : null}
      {payment.isAwaitingTransfer && isPayable(payment) ? (
        <div className="border-t border-steel-200 pt-6">
          <h2 className="text-h4">{t('order.payOtherwise')}</h2>
          <p className="mt-2 text-ink-700">{t('order.payOtherwiseText')}</p>
        </div>
      ) : null}
      {isPayable(payment) ? (
        // Who has just chosen a transfer finds another form, which does not have it.
        <OrderPaymentForm key={standing} payment={payment} hasGooglePay={hasGooglePay} asked={asked} />
      ) : null}
      {isDue ? null : (
        <p>
          <a
            href={isOwn ? hrefs.thankYou(payment.orderNumber) : hrefs.home()}
            className={buttonClass(isOwn && !isPayable(payment) ? 'primary' : 'secondary', 'lg')}
          >
            {t(isOwn ? 'mail.viewOrder' : 'order.toHome')}
          </a>
        </p>
      )}
    </div>
  )
}
