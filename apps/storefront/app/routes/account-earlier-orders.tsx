import { EmptyAccountPage } from '../features/customer/account-layout.tsx'
import { accountMeta } from '../features/customer/account-meta.ts'
import { EarlierOrderCard } from '../features/customer/earlier-orders.tsx'
import { Pagination } from '../listing/pagination.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-earlier-orders'

const PAGE_SIZE = 20
const MAX_PAGE = 1000

/** What the customer ordered in the shop system before, the latest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1)))
  const { earlierOrders } = await shop.client.call('getEarlierOrders', { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  return { page, orders: earlierOrders.results, total: earlierOrders.total }
}

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches, 'earlier-orders')

export default function AccountEarlierOrders({ loaderData: { page, orders, total } }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  return (
    <>
      <h1 className="mb-3 text-h1">{t('account.earlierOrders')}</h1>
      {total === 0 ? (
        <EmptyAccountPage text={t('account.noEarlierOrders')} action={{ href: hrefs.home(), label: t('cart.emptyAction') }} />
      ) : (
        <>
          <p className="mb-6 max-w-[70ch] text-steel-600">{t('account.earlierOrdersText')}</p>
          <ul className="grid gap-3 xl:max-w-240">
            {orders.map(order => (
              <EarlierOrderCard key={order.orderNumber} order={order} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        label={t('account.earlierOrders')}
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefOfPage={number => hrefs.account('earlier-orders', number > 1 ? { page: String(number) } : {})}
      />
    </>
  )
}
