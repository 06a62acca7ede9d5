import { buyerReferencesOf } from '@shop/domain/buyer-reference'
import { isAwaitingTransfer, orderDueOf } from '@shop/domain/order'
import { termDaysOf } from '@shop/domain/payment'
import { redirect } from 'react-router'
import { preordersOfOrder } from '../catalogue/preorders.server.ts'
import { NO_PREORDERS } from '../catalogue/preorders.ts'
import { fragmentSender } from '../commerce-ui/still.server.tsx'
import { registerFromOrder } from '../features/login/register.server.ts'
import { loadTransfer } from '../features/order/bank-transfer.server.ts'
import { findOrder } from '../features/order/find-order.server.ts'
import { loadOrderUrl } from '../features/order/load-order-url.server.ts'
import { UnknownOrder } from '../features/order/unknown-order.tsx'
import { translatorOf } from '../request/messages.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { trackOnServer } from '../request/track-on-server.server.ts'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-thank-you'
import { PlacedOrder } from './placed-order.tsx'

/** Parameter of the page behind a new account. */
const NEW_ACCOUNT = 'account'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await findOrder(shop, url.searchParams.get('order') ?? '')
  const transfer =
    order && isAwaitingTransfer(order)
      ? await loadTransfer(
          shop,
          {
            order: { orderNumber: order.orderNumber, country: order.country },
            amount: orderDueOf(order).amount,
            since: order.createdAt,
          },
          fragmentSender(context, request),
        )
      : null
  const t = translatorOf(shop.locale)
  // Named here, so that no other page pays for the words.
  const references = order ? buyerReferencesOf(order).map(({ name, value }) => ({ name: t(`reference.${name}`), value })) : []
  const isGuest = order !== null && order.customerId === undefined
  const termDays = termDaysOf(order?.paymentInfo.payments[0])
  return {
    language: shop.language,
    order,
    preorders: order ? preordersOfOrder(order) : NO_PREORDERS,
    accountText: termDays === undefined ? null : t('company.onAccountNext', { days: termDays }),
    account: isGuest ? { title: t('order.accountTitle'), text: t('order.accountText', { email: order.customerEmail }) } : null,
    accountReady: !isGuest && url.searchParams.has(NEW_ACCOUNT) ? t('order.accountReady') : null,
    references,
    transfer,
    orderUrl: await loadOrderUrl(shop, context.get(requestInputContext), order),
  }
}

/** Makes an account of the guest's order and leads back to it (CHK-25). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const named = url.searchParams.get('order') ?? ''
  const order = await findOrder(shop, named)
  if (!order) throw redirect(shop.hrefs.thankYou(named), 303)
  const refused = await registerFromOrder(shop, order.orderNumber, await request.formData())
  if (refused) return refused
  await trackOnServer(shop, 'customer-update', {})
  throw redirect(`${shop.hrefs.thankYou(order.orderNumber)}&${NEW_ACCOUNT}=new#account`, 303)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  hiddenPageHead(matches, t => t(loaderData?.order ? 'order.metaTitle' : 'order.notFoundTitle'))

export default function CheckoutThankYou({ loaderData: { order, ...details }, actionData }: Route.ComponentProps) {
  return order ? <PlacedOrder order={order} refused={actionData} {...details} /> : <UnknownOrder />
}
