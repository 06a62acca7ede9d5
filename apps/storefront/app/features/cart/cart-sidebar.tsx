import type { Cart } from '@shop/domain/cart'
import { buttonClass, Drawer } from '@shop/ui'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/environment.ts'
import { splitComponent } from '../../browser/split-component.tsx'
import { PriceSummary } from '../../commerce-ui/price-summary.tsx'
import { useShop, useToggle } from '../../request/use-shop.tsx'
import type { SidebarStep } from './after-adding.tsx'
import { OrderByContact } from './cart-notices.tsx'
import { useCart, useSidebarCause } from './cart-provider.tsx'

/** Of no use to a shopper without a cart, who is most of them. */
const CartContents = splitComponent(async () => (await import('./cart-contents.tsx')).CartContents)

/** How long the cart waits for what could be offered before it, once something is in it. */
const PATIENCE_MS = 800

interface CartSidebarProps {
  /** Another way to pay at once, below the link to the checkout. */
  readonly express: (cart: Cart) => ReactNode
  /** Notifications: while the sidebar is open they are rendered inside it, because a modal makes everything outside inert. */
  readonly messages: ReactNode
}

/**
 * The cart in a drawer: lines, totals and the link to the checkout (SIDEBAR-01, SIDEBAR-04). After something was added the same
 * drawer shows guarantees or what goes with it first (SIDEBAR-02, SIDEBAR-03).
 */
export function CartSidebar({ express, messages }: CartSidebarProps) {
  const { t, hrefs, market } = useShop()
  const { cart, closeSidebar } = useCart()
  const next = useSidebarStep()
  const isSidebarOpen = useSidebarCause() === 'cart' || next !== undefined
  const lines = cart?.lineItems ?? []
  const hasLines = lines.length > 0
  useEffect(() => {
    if (hasLines) return whenIdle(() => void CartContents.load().catch(() => undefined))
  }, [hasLines])
  const drawer = (
    <Drawer
      open={isSidebarOpen}
      onClose={closeSidebar}
      title={next?.title ?? t('cart.title')}
      step={next}
      closeLabel={t('shell.close')}
      footer={
        !next && cart && lines.length > 0 ? (
          <div className="grid gap-4">
            <PriceSummary totals={cart} />
            {market.checkoutEnabled ? (
              <a href={hrefs.checkout('addresses')} className={buttonClass('primary', 'lg')}>
                {t('cart.checkout')}
              </a>
            ) : (
              <OrderByContact className={buttonClass('primary', 'lg')} />
            )}
            {express(cart)}
            <a href={hrefs.checkout('cart')} className={`${buttonClass('link')} justify-self-center`}>
              {t('cart.view')}
            </a>
          </div>
        ) : undefined
      }
    >
      {next?.content ?? (
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
      )}
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

/**
 * What is shown after an addition before the cart; undefined for the cart, and while nothing is known yet. What it takes is loaded
 * while the product is being added, and opens nothing else when it is late or cannot be loaded.
 */
function useSidebarStep(): SidebarStep | undefined {
  const { t, hrefs } = useShop()
  const { openSidebar } = useCart()
  const isRecommending = useToggle('bloomreach-api')
  const cause = useSidebarCause()
  const [step, setStep] = useState<SidebarStep>()
  const added = cause === 'cart' ? null : cause
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once per addition
  useEffect(() => {
    // What is shown already stays until something else is.
    if (!added) return setStep(undefined)
    let isOver = false
    const choose = async () => {
      const { chooseSidebarStep } = await import('./after-adding.tsx')
      return chooseSidebarStep(added, { t, href: hrefs.addedProducts(added.skus, isRecommending) })
    }
    const chosen = choose().catch(() => undefined)
    const show = async () => {
      if (!(await added.cart)) return
      const late = new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE_MS))
      const found = await Promise.race([chosen, late])
      if (isOver) return
      if (found) setStep(found)
      else openSidebar()
    }
    void show()
    return () => {
      isOver = true
    }
  }, [added])
  return added ? step : undefined
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
