import type { ReactNode } from 'react'
import { useShop } from '../request/use-shop.tsx'
import { AppVersionBar } from './app-version-bar.tsx'
import { OfflineStrip } from './offline-strip.tsx'

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
    <div className={`flex min-h-dvh flex-col ${className}`}>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:bg-white focus:p-3">
        {t('shell.skipToContent')}
      </a>
      <AppVersionBar />
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
