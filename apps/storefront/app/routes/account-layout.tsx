import { Outlet } from 'react-router'
import { AccountNavigation } from '../features/customer/account-layout.tsx'
import { useShop } from '../request/use-shop.tsx'

/** Layout of the account: its pages at the left, on small screens as tabs above (ROUTE-23). */
export default function AccountLayout() {
  const { t } = useShop()
  return (
    <div className="wrap grid gap-x-12 gap-y-8 pt-4 pb-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <p className="mb-3 px-3 font-display text-h4 font-bold max-lg:hidden">{t('account.title')}</p>
        <AccountNavigation />
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
