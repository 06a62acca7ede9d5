import { buttonClass } from '@shop/ui'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { useShop } from '../request/use-shop.tsx'

interface BaseLayoutProps {
  readonly header: ReactNode
  /** Below the header and above the content. */
  readonly navigation?: ReactNode
  readonly children: ReactNode
  readonly contentClass: string
  readonly footer?: ReactNode
  /** Over the page: the cart from the side, where guarantees are offered, and messages. */
  readonly overlays: ReactNode
  readonly className?: string
}

/** What all layouts stand on: header, content, and what may be over them (SHELL-05). */
export function BaseLayout({ header, navigation, children, contentClass, footer, overlays, className = '' }: BaseLayoutProps) {
  const { t } = useShop()
  return (
    <div className={`page-frame flex min-h-dvh flex-col ${className}`}>
      {/* A landmark of its own: the question about cookies stands before it. */}
      <nav aria-label={t('shell.skipToContent')}>
        <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:bg-white focus:p-3">
          {t('shell.skipToContent')}
        </a>
      </nav>
      <AppVersionBar />
      <SupportStrip />
      {header}
      <OfflineStrip />
      {navigation}
      <main id="main" className={`grow ${contentClass}`}>
        {children}
      </main>
      {footer}
      {overlays}
    </div>
  )
}

/** Which version of the shop made the page, where the address asks for it by `?appVersion=true` (SHELL-08). */
export function AppVersionBar() {
  const { t, data } = useShop()
  if (!data.appVersion) return null
  return (
    <p className="no-print bg-sale py-1 text-center text-sm font-semibold text-white">
      {t('shell.appVersion', { version: data.appVersion })}
    </p>
  )
}

/** Says that someone of the shop looks at it as a customer, and lets them end that. Loads a page: nothing of the customer stays. */
function SupportStrip() {
  const { data, hrefs } = useShop()
  if (!data.support) return null
  return (
    <form
      method="post"
      action={hrefs.logOut()}
      className="no-print sticky top-0 z-50 flex flex-wrap items-center justify-center gap-x-5 gap-y-2 bg-warn-bg px-4 py-2 text-sm text-warn"
    >
      <p role="status" className="wrap-anywhere font-medium">
        {data.support.text}
      </p>
      <button type="submit" className={buttonClass('secondary', 'sm')}>
        {data.support.end}
      </button>
    </form>
  )
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** A notice while the browser has no connection (SHELL-44). */
function OfflineStrip() {
  const { t } = useShop()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={isOnline ? 'sr-only' : 'bg-warn-bg py-2 text-center text-sm text-warn'}>
      {isOnline ? '' : t('shell.offline')}
    </div>
  )
}
