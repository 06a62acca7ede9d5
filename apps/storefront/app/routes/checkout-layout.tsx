import { IconHeadset, IconLock } from '@shop/ui/icons'
import { Outlet } from 'react-router'
import { pageNotFound } from '../request/not-found.ts'
import { missingPageContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { BaseLayout } from '../shell/base-layout.tsx'
import { ShopErrorBoundary } from '../shell/error-boundary.tsx'
import { Logo } from '../shell/logo.tsx'
import { Toasts } from '../shell/toasts.tsx'
import type { Route } from './+types/checkout-layout'

/** As in the layout of the shop. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(missingPageContext)) throw pageNotFound()
  return null
}

/** Layout of cart and checkout: nothing but logo, help and the step itself, centred, without a footer (SHELL-04, SHELL-06). */
export default function CheckoutLayout() {
  return (
    <BaseLayout className="checkout-frame" header={<CheckoutHeader />} contentClass="wrap py-6 md:py-10" overlays={<Toasts />}>
      <Outlet />
    </BaseLayout>
  )
}

/** Logo and help; no cart to open, because this is it (SHELL-19). */
function CheckoutHeader() {
  const { t, data } = useShop()
  return (
    <header className="on-ink bg-ink-900 text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 py-2">
        <Logo />
        <div className="flex items-center gap-5 text-sm">
          <span className="flex items-center gap-2 max-sm:hidden">
            <IconLock className="size-5 text-signal-400" />
            {t('checkout.secure')}
          </span>
          {data.contact ? (
            <a href={`tel:${data.contact.phone.replace(/\s/g, '')}`} className="flex min-h-11 items-center gap-2 hover:underline">
              <IconHeadset className="size-5" />
              <span className="max-sm:sr-only">{t('checkout.help')}</span>
              <span className="num">{data.contact.phone}</span>
            </a>
          ) : null}
        </div>
      </div>
    </header>
  )
}

/** As in the layout of the shop. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ShopErrorBoundary error={error} />
}
