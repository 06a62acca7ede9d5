import { buttonClass, Drawer } from '@shop/ui'
import type { ReactNode } from 'react'
import { PriceSummary } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { CartLines } from './cart-lines.tsx'
import { CheckoutClosed, FreeDeliveryBar } from './cart-notices.tsx'
import { useCart } from './cart-provider.tsx'
import { DiscountCodes } from './discount-codes.tsx'

interface CartSidebarProps {
  /** Notifications: while the sidebar is open they are rendered inside it, because a modal makes everything outside inert. */
  readonly messages: ReactNode
}

/** The cart in a drawer: lines, totals and the link to the checkout (SIDEBAR-01, SIDEBAR-04). */
export function CartSidebar({ messages }: CartSidebarProps) {
  const { t, hrefs, market } = useShop()
  const { cart, isSidebarOpen, closeSidebar } = useCart()
  const lines = cart?.lineItems ?? []
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
            <a href={hrefs.checkout('cart')} className={`${buttonClass('link')} justify-self-center`}>
              {t('cart.view')}
            </a>
          </div>
        ) : undefined
      }
    >
      <div className="px-5 py-4">
        {cart && lines.length > 0 ? (
          <>
            <FreeDeliveryBar cart={cart} />
            <CartLines cart={cart} />
            <div className="border-t border-steel-200 pt-3">
              <DiscountCodes cart={cart} />
            </div>
          </>
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
