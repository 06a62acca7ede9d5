import { buttonClass } from '@shop/ui'
import { useEffect, useRef, useState } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { WidgetPlace } from '../commerce-ui/widget-place.tsx'
import { findOrderStatus } from '../features/order/find-order-status.server.ts'
import type { StatusAnswer } from '../features/order/order-status-data.ts'
import { OrderStatusForm } from '../features/order/order-status-form.tsx'
import { OrderStatusView } from '../features/order/order-status-view.tsx'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/parcel-tracking'

export function loader({ context }: Route.LoaderArgs) {
  const hasWidget = context.get(requestInputContext).parcelTrackingScript !== undefined
  return { language: context.get(shopContext).language, hasWidget }
}

/** Says how far an order has come; the page is made for who asked. What was typed stays in it also where the shop cannot answer. */
export async function action({ context, request }: Route.ActionArgs) {
  const answer = await findOrderStatus(context.get(shopContext), await request.formData())
  return data(answer, { status: answer.isUnavailable ? 503 : 200 })
}

/** Keeps what was typed where the shop cannot be reached at all. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    // A defect has its own page, with a reference.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status !== 503)) throw error
    const typed = { orderNumber: String(form.get('orderNumber') ?? ''), email: String(form.get('email') ?? '') }
    const answer: StatusAnswer = { typed, isUnavailable: true }
    return data(answer, { status: 503 })
  }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('order.trackTitle'))

/**
 * Where an order is: by its number and e-mail address, or by the widget of a service that knows the parcels, where there is one and
 * the visitor has agreed (ORD-14).
 */
export default function ParcelTracking({ loaderData: { hasWidget }, actionData }: Route.ComponentProps) {
  const {
    t,
    data: { outside },
  } = useShop()
  const [isByNumber, setByNumber] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isByNumber) form.current?.querySelector('input')?.focus()
  }, [isByNumber])
  const own = (
    <>
      {actionData?.status ? <OrderStatusView status={actionData.status} /> : null}
      <OrderStatusForm answer={actionData} />
    </>
  )
  return (
    <div className="wrap max-w-3xl py-10">
      <h1 className="mb-6 text-h1">{t('order.trackTitle')}</h1>
      {actionData || isByNumber ? (
        <div ref={form}>{own}</div>
      ) : (
        <div>
          <WidgetPlace name="parcel-tracking" isPossible={hasWidget} title={t('order.trackTitle')} className="min-h-104">
            {own}
          </WidgetPlace>
          <button
            type="button"
            onClick={() => setByNumber(true)}
            className={`${buttonClass('link')} mt-4 min-h-11 [:not([data-shown])+&]:hidden`}
          >
            {t('order.trackByNumber')}
          </button>
        </div>
      )}
      {outside.orders ? (
        <p className="mt-8 border-t border-steel-200 pt-6">
          <a href={outside.orders} className={`${buttonClass('link')} min-h-11`}>
            {t('shell.myOrders')}
          </a>
        </p>
      ) : null}
    </div>
  )
}
