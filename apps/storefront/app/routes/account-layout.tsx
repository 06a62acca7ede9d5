import { Outlet } from 'react-router'
import { AccountNavigation } from '../features/customer/account-layout.tsx'
import { translatorOf } from '../request/messages.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { isSignedIn } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-layout'

/** What the navigation needs and no other page. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const hasEarlierOrders = async () => {
    if (!(await isSignedIn(shop))) return false
    const { earlierOrders } = await shop.client.call('getEarlierOrders', { limit: 1 })
    return earlierOrders.total > 0
  }
  return {
    quotes: translatorOf(shop.locale)('quote.title'),
    hasEarlierOrders: await optionalBlock('earlier orders', hasEarlierOrders(), false),
  }
}

/** Layout of the account: its pages at the left, on small screens as tabs above (ROUTE-23). */
export default function AccountLayout({ loaderData: { quotes, hasEarlierOrders } }: Route.ComponentProps) {
  const { t } = useShop()
  return (
    <div className="wrap grid gap-x-12 gap-y-8 pt-4 pb-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <p className="mb-3 px-3 font-display text-h4 font-bold max-lg:hidden">{t('account.title')}</p>
        <AccountNavigation quotes={quotes} hasEarlierOrders={hasEarlierOrders} />
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
