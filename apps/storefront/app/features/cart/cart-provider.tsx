import { createHttpTransport, createShopClient } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useNotifications } from '../../shop/notifications.tsx'
import { useShop } from '../../shop/use-shop.tsx'
import { type CartQueue, createCartQueue } from './cart-queue.ts'

interface CartState {
  readonly cart: Cart | null
  /** Quantities the shopper has chosen and the server has not confirmed yet, by line. */
  readonly chosen: Readonly<Record<string, number>>
  readonly isSidebarOpen: boolean
  openSidebar(): void
  closeSidebar(): void
  /** Adds pieces and opens the sidebar. Shows a notification and resolves to false when it fails (CART-22). */
  add(sku: string, quantity: number): Promise<boolean>
  /** Sets the quantity of a line; 0 removes it. Shows a notification and resolves to false when it fails. */
  setQuantity(lineItemId: string, quantity: number): Promise<boolean>
}

const CartContext = createContext<CartState | null>(null)

/** Holds the cart of this browser and sends its changes. */
export function CartProvider({ initialCart, children }: { initialCart: Cart | null; children: ReactNode }) {
  const { t, language } = useShop()
  const { notify } = useNotifications()
  const { pathname } = useLocation()
  const [cart, setCart] = useState(initialCart)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [isSidebarOpen, setSidebarOpen] = useState(false)
  const queue = useRef<CartQueue>(undefined)

  useEffect(() => {
    const client = createShopClient(createHttpTransport('/api'), { host: location.host })
    queue.current = createCartQueue({ client, language, initialCart: null, onCart: setCart })
  }, [language])
  useEffect(() => queue.current?.adopt(initialCart), [initialCart])
  // A change of query or hash alone keeps the sidebar open (SIDEBAR-05).
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setSidebarOpen(false), [pathname])

  const state = useMemo((): CartState => {
    const attempt = async (change: Promise<void> | undefined, problem: string): Promise<boolean> => {
      try {
        await change
        return true
      } catch {
        notify({ id: 'cart-adding-problem', type: 'error', text: problem })
        return false
      }
    }
    return {
      cart,
      chosen,
      isSidebarOpen,
      openSidebar: () => setSidebarOpen(true),
      closeSidebar: () => setSidebarOpen(false),
      async add(sku, quantity) {
        const isAdded = await attempt(queue.current?.change({ kind: 'add', sku, quantity }), t('cart.problem'))
        if (isAdded) setSidebarOpen(true)
        return isAdded
      },
      async setQuantity(lineItemId, quantity) {
        setChosen(current => ({ ...current, [lineItemId]: quantity }))
        const isSet = await attempt(queue.current?.change({ kind: 'set', lineItemId, quantity }), t('cart.changeProblem'))
        setChosen(({ [lineItemId]: _settled, ...rest }) => rest)
        return isSet
      },
    }
  }, [cart, chosen, isSidebarOpen, notify, t])
  return <CartContext value={state}>{children}</CartContext>
}

/** The cart of this browser. Throws outside of `CartProvider`. */
export function useCart(): CartState {
  const state = use(CartContext)
  if (!state) throw new Error('useCart needs a CartProvider above it')
  return state
}
