import { lazy, type ReactNode, useEffect } from 'react'
import { Standing } from '../commerce-ui/fragment.tsx'
import { CartSidebar } from '../features/cart/cart-sidebar.tsx'
import { ExpressPay } from '../features/checkout/express-pay.tsx'
import { ConfirmationPopup } from '../features/newsletter/confirmation-popup.tsx'
import { NewsletterBand } from '../features/newsletter/newsletter-band.tsx'
import { ProductMarks } from '../features/product-mark/product-marks.tsx'
import { useShop } from '../request/use-shop.tsx'
import { useProductBar } from './bar-categories.ts'
import { BaseLayout } from './base-layout.tsx'
import { CategoryBar } from './category-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { FrameLayout } from './layout-of-page.ts'
import { NavigationPanelProvider } from './navigation-panel-state.tsx'
import { Toasts } from './toasts.tsx'

// Loaded only where the document came without them.
const CampaignBanner = lazy(async () => ({ default: (await import('./campaign-banner.tsx')).CampaignBanner }))
const InfoStrip = lazy(async () => ({ default: (await import('./info-strip.tsx')).InfoStrip }))
interface ShopFrameProps {
  readonly layout?: FrameLayout
  readonly children: ReactNode
}

/** The layouts with header, categories, content and footer: the default one, and that without a limit of width (SHELL-01, SHELL-03). */
export function ShopFrame({ layout = 'default', children }: ShopFrameProps) {
  const { t, hrefs, data } = useShop()
  const isCustomer = data.customer !== null
  useEffect(() => {
    if (!isCustomer) return
    const shown = import('../features/product/own-prices.ts').then(({ showOwnPrices }) => showOwnPrices(hrefs.home()))
    return () =>
      void shown.then(
        stop => stop(),
        () => undefined,
      )
  }, [isCustomer, hrefs])
  const isProductPage = useProductBar() !== undefined
  return (
    <NavigationPanelProvider>
      <BaseLayout
        // The bar with the button at the bottom of a product page never lies over the end of the page (SHELL-02).
        className={isProductPage ? 'bg-ink-950 pb-22 *:[main]:bg-white' : ''}
        header={
          <>
            <Standing id="campaign" fallback={CampaignBanner} />
            <Standing id="info-strip" fallback={InfoStrip} />
            <Header />
          </>
        }
        navigation={<CategoryBar />}
        contentClass={layout === 'default' ? 'mx-auto w-full max-w-480' : 'w-full'}
        footer={
          <>
            <NewsletterBand />
            <Footer />
          </>
        }
        overlays={
          <>
            <CartSidebar
              express={cart => (
                <ExpressPay cart={cart}>
                  <p className="grid h-12 place-items-center text-sm text-steel-600">{t('shell.securePayment')}</p>
                </ExpressPay>
              )}
              messages={<Toasts />}
            />
            <ConfirmationPopup />
            <ProductMarks />
          </>
        }
      >
        {children}
      </BaseLayout>
    </NavigationPanelProvider>
  )
}
