import type { ReactNode } from 'react'
import { CartSidebar } from '../features/cart/cart-sidebar.tsx'
import { ConfirmationPopup } from '../features/newsletter/confirmation-popup.tsx'
import { NewsletterBand } from '../features/newsletter/newsletter-band.tsx'
import { useShop } from '../shop/use-shop.tsx'
import { CategoryBar } from './category-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { InfoStrip } from './info-strip.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { Toasts } from './toasts.tsx'

/** Header, categories, newsletter and footer around a page. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { t } = useShop()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:bg-white focus:p-3">
        {t('shell.skipToContent')}
      </a>
      <InfoStrip />
      <Header />
      <OfflineStrip />
      <CategoryBar />
      <main id="main" className="grow">
        {children}
      </main>
      <NewsletterBand />
      <Footer />
      <CartSidebar messages={<Toasts />} />
      <ConfirmationPopup />
    </div>
  )
}
