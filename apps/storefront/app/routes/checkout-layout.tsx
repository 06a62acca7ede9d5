import { IconHeadset, IconLock } from '@shop/ui/icons'
import { Outlet } from 'react-router'
import { Logo } from '../shell/logo.tsx'
import { OfflineStrip } from '../shell/offline-strip.tsx'
import { Toasts } from '../shell/toasts.tsx'
import { useShop } from '../shop/use-shop.tsx'

/** Layout of cart and checkout: nothing but logo, help and the step itself (SHELL-06). */
export default function CheckoutLayout() {
  const { t, data } = useShop()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:bg-white focus:p-3">
        {t('shell.skipToContent')}
      </a>
      <header className="on-ink bg-ink-900 text-white">
        <div className="wrap flex items-center justify-between gap-4 py-2">
          <Logo />
          <div className="flex items-center gap-5 text-sm">
            <span className="flex items-center gap-2 max-sm:hidden">
              <IconLock className="size-5 text-signal-400" />
              {t('checkout.secure')}
            </span>
            {data.contact ? (
              <a
                href={`tel:${data.contact.phone.replace(/\s/g, '')}`}
                className="flex min-h-11 items-center gap-2 hover:underline"
              >
                <IconHeadset className="size-5" />
                <span className="max-sm:sr-only">{t('checkout.help')}</span>
                <span className="num">{data.contact.phone}</span>
              </a>
            ) : null}
          </div>
        </div>
      </header>
      <OfflineStrip />
      <main id="main" className="wrap grow py-6 md:py-10">
        <Outlet />
      </main>
      <Toasts />
    </div>
  )
}
