import { buttonClass } from '@shop/ui'
import {
  IconBuilding,
  IconFileInvoice,
  IconId,
  IconLayoutGrid,
  IconLock,
  IconMail,
  IconPackage,
  IconShieldCheck,
  IconShoppingCartPlus,
  IconStar,
  IconTruckDelivery,
  IconUser,
} from '@shop/ui/icons'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { AccountPage } from '../../href/hrefs.ts'
import { useShop } from '../../request/use-shop.tsx'
import { ACCOUNT_TITLES } from './account-meta.ts'

const ICONS = {
  'my-profile': IconUser,
  security: IconLock,
  'shipping-details': IconTruckDelivery,
  'billing-details': IconFileInvoice,
  'my-newsletter': IconMail,
  'my-reviews': IconStar,
  lists: IconShoppingCartPlus,
  'loyalty-card': IconId,
  company: IconBuilding,
  'my-data': IconShieldCheck,
} as const satisfies Record<Exclude<AccountPage, 'quotes' | 'earlier-orders'>, unknown>
const LINK =
  'flex min-h-11 items-center gap-3 border-ink-900 text-sm font-medium aria-[current]:font-semibold max-lg:px-3 max-lg:whitespace-nowrap max-lg:aria-[current]:border-b-3 lg:rounded-md lg:px-3 lg:py-2 lg:hover:bg-steel-100 lg:aria-[current]:bg-ink-900 lg:aria-[current]:text-white'
const PAGES = Object.entries(ICONS) as [keyof typeof ICONS, typeof IconUser][]

interface AccountNavigationProps {
  /** What quotes are called. */
  readonly quotes: string
  /** Whether the customer ordered in the shop system before. */
  readonly hasEarlierOrders: boolean
}

/** Links to the pages of the account: a list, on small screens tabs scrolled to the current one. */
export function AccountNavigation({ quotes, hasEarlierOrders }: AccountNavigationProps) {
  const { t, hrefs } = useShop()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab.
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector<HTMLElement>('[aria-current]')
    if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  }, [pathname])
  return (
    <nav aria-label={t('account.title')} className="max-lg:-mx-4 max-lg:border-b max-lg:border-steel-200">
      <ul ref={list} className="relative flex gap-1 overflow-x-auto max-lg:px-4 lg:grid">
        <li className="max-lg:shrink-0">
          <a href={hrefs.myOrders()} target="_blank" rel="noopener" className={LINK}>
            <IconPackage className="size-5 shrink-0 max-lg:hidden" />
            {t('shell.myOrders')}
            <span className="sr-only">({t('shell.newWindow')})</span>
          </a>
        </li>
        {hasEarlierOrders ? (
          <li className="max-lg:shrink-0">
            <a
              href={hrefs.account('earlier-orders')}
              aria-current={pathname === hrefs.account('earlier-orders') ? 'page' : undefined}
              className={LINK}
            >
              <IconPackage className="size-5 shrink-0 max-lg:hidden" />
              {t('account.earlierOrders')}
            </a>
          </li>
        ) : null}
        {PAGES.map(([page, Icon]) => (
          <li key={page} className="max-lg:shrink-0">
            <a
              href={hrefs.account(page)}
              aria-current={`${pathname}/`.startsWith(`${hrefs.account(page)}/`) ? 'page' : undefined}
              className={LINK}
            >
              <Icon className="size-5 shrink-0 max-lg:hidden" />
              {t(ACCOUNT_TITLES[page])}
            </a>
          </li>
        ))}
        <li className="max-lg:shrink-0">
          <a
            href={hrefs.quickOrder()}
            className="flex min-h-11 items-center gap-3 text-sm font-medium max-lg:px-3 max-lg:whitespace-nowrap lg:rounded-md lg:px-3 lg:py-2 lg:hover:bg-steel-100"
          >
            <IconLayoutGrid className="size-5 shrink-0 max-lg:hidden" />
            {t('shell.quickOrder')}
          </a>
        </li>
        <li className="max-lg:shrink-0">
          <a
            href={hrefs.account('quotes')}
            aria-current={`${pathname}/`.startsWith(`${hrefs.account('quotes')}/`) ? 'page' : undefined}
            className={LINK}
          >
            <IconFileInvoice className="size-5 shrink-0 max-lg:hidden" />
            {quotes}
          </a>
        </li>
      </ul>
    </nav>
  )
}

interface EmptyAccountPageProps {
  readonly text: string
  readonly action: { readonly href: string; readonly label: string }
}

/** A page of the account without content yet: one sentence, one action. */
export function EmptyAccountPage({ text, action }: EmptyAccountPageProps) {
  return (
    <div className="max-w-160 rounded-panel bg-steel-50 px-6 py-10 text-center">
      <p className="mb-6">{text}</p>
      <a href={action.href} className={buttonClass('primary', 'lg')}>
        {action.label}
      </a>
    </div>
  )
}
