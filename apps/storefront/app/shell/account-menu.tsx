import { personName } from '@shop/domain/address'
import { Dropdown } from '@shop/ui'
import { IconChevronDown, IconExternalLink, IconLogout, IconUser } from '@shop/ui/icons'
import { useLocation } from 'react-router'
import { wishListHref } from '../href/mark-hrefs.ts'
import { useShop } from '../request/use-shop.tsx'

const control = 'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 text-sm hover:bg-ink-800'
const entry = 'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-left hover:bg-steel-100'

/** The way to the login, or for a customer the menu of their account (SHELL-13..SHELL-17, NAV-10). */
export function AccountMenu() {
  const { t, hrefs, data, market } = useShop()
  const location = useLocation()
  const { customer } = data
  if (!customer) {
    return (
      <>
        <a
          href={hrefs.login(returnToOf(location, hrefs.home()))}
          rel="nofollow"
          data-account-link={hrefs.myAccount()}
          className={control}
        >
          <IconUser />
          <span className="whitespace-nowrap max-lg:sr-only">{t('login.signIn')}</span>
        </a>
        {/* A page for all does not know its customer, and without scripts never learns of them. */}
        <noscript>
          <a href={hrefs.myAccount()} rel="nofollow" className={`${control} max-lg:hidden`}>
            {t('account.title')}
          </a>
        </noscript>
      </>
    )
  }
  const name = personName(customer, market.country)
  const sign = customer.email.lastIndexOf('@')
  return (
    <Dropdown
      group="header"
      closeOn={location.key}
      label={`${t('account.title')}: ${name}`}
      buttonClass={control}
      button={
        <>
          <IconUser />
          <span className="max-w-32 truncate max-lg:hidden">{customer.firstName}</span>
          <IconChevronDown className="size-4 max-lg:hidden" />
        </>
      }
      panelClass="absolute right-0 z-50 mt-1 w-72 rounded-card bg-white p-2 text-sm text-ink-900 shadow-pop max-sm:fixed max-sm:inset-x-4 max-sm:w-auto"
    >
      <div className="mb-2 border-b border-steel-200 px-3 pt-2 pb-3 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-steel-600">
          {/* A long one is continued at its sign. */}
          {customer.email.slice(0, sign)}
          <wbr />
          {customer.email.slice(sign)}
        </p>
      </div>
      <ul aria-label={t('account.title')}>
        <li>
          <a href={hrefs.myOrders()} target="_blank" rel="noopener" className={entry}>
            {t('shell.myOrders')}
            <IconExternalLink className="size-4 text-steel-600" />
            <span className="sr-only">({t('shell.newWindow')})</span>
          </a>
        </li>
        {data.wishListName ? <Entry href={wishListHref(hrefs)}>{data.wishListName}</Entry> : null}
        <Entry href={hrefs.account('my-profile')}>{t('account.profile')}</Entry>
        <Entry href={hrefs.account('shipping-details')}>{t('shell.shippingDetails')}</Entry>
        <Entry href={hrefs.account('billing-details')}>{t('shell.billingDetails')}</Entry>
        <Entry href={hrefs.account('my-newsletter')}>{t('shell.myNewsletter')}</Entry>
        <li className="mt-2 border-t border-steel-200 pt-2">
          {/* Loads the page again, so that nothing of the customer stays in the window. */}
          <form method="post" action={hrefs.logOut()}>
            <button type="submit" className={entry}>
              <IconLogout className="size-5" />
              {t('shell.logOut')}
            </button>
          </form>
        </li>
      </ul>
    </Dropdown>
  )
}

function Entry({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className={entry}>
        {children}
      </a>
    </li>
  )
}

/** Where a login leads back to; from the home page and from pages of the login itself nowhere in particular. */
function returnToOf({ pathname, search }: { pathname: string; search: string }, home: string): string | undefined {
  const isNowhere =
    pathname === home || /\/(?:login|create-account(?:\/confirm)?|log-out|password-reset(?:\/[\w-]+)?)\/?$/.test(pathname)
  return isNowhere ? undefined : `${pathname}${search}`
}
