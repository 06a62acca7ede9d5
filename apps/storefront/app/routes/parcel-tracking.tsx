import { ParcelTrackingWidget } from '../features/order/parcel-tracking-widget.tsx'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/parcel-tracking'

/** Slug under which the widget knows this page. */
const SLUG = 'parcel-tracking'

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(shopContext)
  return { language, scriptUrl: context.get(requestInputContext).parcelTrackingScript ?? null }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('order.trackTitle'))

/** Where a parcel is, by the widget of the service that knows it (ORD-14). */
export default function ParcelTracking({ loaderData: { scriptUrl } }: Route.ComponentProps) {
  const { t } = useShop()
  return (
    <div className="mx-auto max-w-3xl py-10">
      <h1 className="mb-6 text-h1">{t('order.trackTitle')}</h1>
      <ParcelTrackingWidget scriptUrl={scriptUrl} slug={SLUG} />
    </div>
  )
}
