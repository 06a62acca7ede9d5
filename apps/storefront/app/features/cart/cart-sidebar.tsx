import type { Cart } from '@shop/domain/cart'
import { buttonClass, Drawer } from '@shop/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import { whenIdle } from '../../browser/environment.ts'
import { splitComponent } from '../../browser/split-component.tsx'
import { PriceSummary } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { CheckoutClosed } from './cart-notices.tsx'
import { useCart, useSidebarOpen } from './cart-provider.tsx'

/** Of no use to a shopper without a cart, who is most of them. */
const CartContents = splitComponent(async () => (await import('./cart-contents.tsx')).CartContents)

interface CartSidebarProps {
  /** Another way to pay at once, below the link to the checkout. */
  readonly express: (cart: Cart) => ReactNode
  /** Notifications: while the sidebar is open they are rendered inside it, because a modal makes everything outside inert. */
  readonly messages: ReactNode
}

/** The cart in a drawer: lines, totals and the link to the checkout (SIDEBAR-01, SIDEBAR-04). */
export function CartSidebar({ express, messages }: CartSidebarProps) {
  const { t, hrefs, market } = useShop()
  const { cart, closeSidebar } = useCart()
  const isSidebarOpen = useSidebarOpen()
  const lines = cart?.lineItems ?? []
  const hasLines = lines.length > 0
  useEffect(() => {
    if (hasLines) return whenIdle(() => void CartContents.load().catch(() => undefined))
  }, [hasLines])
  const drawer = (
    <Drawer
      open={isSidebarOpen}
      onClose={closeSidebar}
      title={t('cart.title')}
      closeLabel={t('shell.close')}
      footer={
        cart && lines.length > 0 ? (
          <div className="grid gap-4">
            <PriceSummary totals={cart} />
            {market.checkoutEnabled ? (
              <a href={hrefs.checkout('addresses')} className={buttonClass('primary', 'lg')}>
                {t('cart.checkout')}
              </a>
            ) : (
              <CheckoutClosed />
            )}
            {express(cart)}
            <a href={hrefs.checkout('cart')} className={`${buttonClass('link')} justify-self-center`}>
              {t('cart.view')}
            </a>
          </div>
        ) : undefined
      }
    >
      <div className="px-5 py-4">
        {cart && lines.length > 0 ? (
          <Suspense fallback={<LineSkeleton />}>
            <CartContents cart={cart} />
          </Suspense>
        ) : (
          <div className="py-12 text-center">
            <p>{t('cart.empty')}</p>
            <button type="button" onClick={closeSidebar} className={`${buttonClass('secondary')} mt-5`}>
              {t('cart.emptyAction')}
            </button>
          </div>
        )}
      </div>
      {isSidebarOpen ? messages : null}
    </Drawer>
  )
  return (
    <>
      {drawer}
      {isSidebarOpen ? null : messages}
    </>
  )
}

/** A line of the size of those that are loading. */
function LineSkeleton() {
  return (
    <div aria-hidden="true" className="flex gap-3 py-4">
      <span className="size-18 shrink-0 animate-pulse rounded-md bg-steel-100" />
      <span className="h-18 grow animate-pulse rounded-md bg-steel-100" />
    </div>
  )
}
