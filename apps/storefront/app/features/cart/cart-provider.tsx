import type { Cart } from '@shop/domain/cart'
import { IDLE_PREFETCH_MS } from '@shop/domain/timing'
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { nextFrame, whenIdle } from '../../browser/environment.ts'
import { useNotifications } from '../../browser/notifications.tsx'
import { optionalComponent } from '../../browser/optional-component.tsx'
import { earlyCartOf } from '../../browser/starter-handle.ts'
import { track } from '../../browser/tracking/track.ts'
import { useShop } from '../../request/use-shop.tsx'
import type { CartCommand, CodeProblem } from './cart-command.ts'
import type { CartQueue } from './cart-queue.ts'
import { useQuickAdds } from './use-quick-adds.ts'

// Not before the browser is idle, and not without a cart.
const LiveCart = optionalComponent(async () => (await import('./live-cart.tsx')).LiveCart)

/** A product that is put into the cart. */
interface Addition {
  readonly sku: string
  /** Where one of several may have to be named. */
  readonly name?: string | undefined
  readonly quantity: number
  readonly guaranteeSku?: string | undefined
}

/** Something is being put into the cart; what the sidebar shows afterwards depends on it. */
export interface AddedToCart {
  /** SKUs of the products. */
  readonly skus: readonly string[]
  /** The cart with them in it; null where they could not be added. Never rejects. */
  readonly cart: Promise<Cart | null>
}

/** What opens the sidebar: the cart itself, or an addition; null while it is closed. */
type SidebarCause = 'cart' | AddedToCart | null

interface CartState {
  readonly cart: Cart | null
  /** Quantities that the shopper has chosen and the server has not confirmed yet, by line. */
  readonly chosen: Readonly<Record<string, number>>
  openSidebar(): void
  closeSidebar(): void
  /**
   * Adds products, each with a guarantee if one is given, and has the sidebar show what follows that. Shows a notification for
   * those that cannot be added, and resolves to false when none is (CART-22).
   */
  add(...additions: readonly Addition[]): Promise<boolean>
  /** Adds again what was removed, and leaves the sidebar as it is. Otherwise like `add`. */
  putBack(addition: Addition): Promise<boolean>
  /** Adds a guarantee to a product of the cart. Shows a notification and resolves to false when it fails. */
  addGuarantee(parentSku: string, guaranteeSku: string): Promise<boolean>
  /** Sets the quantity of a line; 0 removes it. Shows a notification and resolves to false when it fails. */
  setQuantity(lineItemId: string, quantity: number): Promise<boolean>
  /** Applies a discount code; resolves to the problem if it is refused (CART-21). */
  applyCode(code: string): Promise<CodeProblem | undefined>
  /** Has the cart priced as prices are now. */
  recalculate(): void
  /** Removes a discount code. Shows a notification and resolves to false when it fails. */
  removeCode(discountCodeId: string): Promise<boolean>
}

/** What shoppers are told when a change fails, until one of the same kind succeeds (ERR-09). */
const PROBLEM_TEXTS = { 'cart-adding-problem': 'cart.problem', 'cart-change-problem': 'cart.changeProblem' } as const
type CartProblem = keyof typeof PROBLEM_TEXTS

const CartContext = createContext<CartState | null>(null)
/** Apart from the cart: what shows or changes the cart is not rendered again when the sidebar opens or closes. */
const SidebarContext = createContext<SidebarCause>(null)

/** Holds the cart of this browser and sends its changes. */
export function CartProvider({ initialCart, children }: { initialCart: Cart | null; children: ReactNode }) {
  const { t, hrefs, language, market } = useShop()
  const { notify, dismiss } = useNotifications()
  const { pathname } = useLocation()
  const [cart, setCart] = useState(initialCart)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [sidebar, setSidebar] = useState<SidebarCause>(null)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const latest = useRef(initialCart)
  const opening = useRef<Promise<CartQueue>>(undefined)
  const adopting = useRef<Promise<void>>(undefined)

  const storeCart = useCallback((next: Cart | null) => {
    latest.current = next
    setCart(next)
  }, [])
  const adoptEarlyCart = useCallback((): Promise<void> => {
    adopting.current ??= earlyCartOf(window).then(early => {
      if (early?.cart) track({ kind: 'early-cart', before: earlierCart(), cart: early.cart })
      if (early?.cart) storeCart(early.cart)
      if (early?.hasProblem) {
        const tell = () => notify({ id: 'cart-adding-problem', type: 'error', text: t('cart.problem') })
        void import('./open-cart-queue.ts').then(({ explainRefusal }) => explainRefusal(early.skus, tell), tell)
      }
      // Of several additions those that succeeded are followed by what follows them.
      if (early?.cart?.lineItems.some(({ variant }) => early.skus.includes(variant.sku)))
        setSidebar({ skus: early.skus, cart: Promise.resolve(early.cart) })
    })
    return adopting.current
  }, [notify, storeCart, t])
  const openQueue = useCallback((): Promise<CartQueue> => {
    // The starter may be about to change the cart: the queue begins with what that leaves.
    opening.current ??= Promise.all([import('./open-cart-queue.ts'), adoptEarlyCart()]).then(([{ openCartQueue }]) =>
      openCartQueue(language, latest.current, storeCart),
    )
    return opening.current
  }, [adoptEarlyCart, language, storeCart])

  // Before the starter repeats a click on the cart, which opens what is in it.
  useLayoutEffect(() => {
    if (opening.current) void opening.current.then(queue => queue.adopt(initialCart))
    else storeCart(initialCart)
  }, [initialCart, storeCart])
  useEffect(() => {
    void adoptEarlyCart()
    const prefetch = setTimeout(async () => {
      const queue = await openQueue()
      // An order that is on its way would be of a cart that has changed meanwhile.
      if (location.pathname !== hrefs.checkout('payment')) await queue.storeSource()
    }, IDLE_PREFETCH_MS)
    return () => clearTimeout(prefetch)
  }, [adoptEarlyCart, hrefs, openQueue])
  // A change of query or hash alone keeps the sidebar open (SIDEBAR-05).
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setSidebar(null), [pathname])
  useEffect(() => {
    if (sidebar === 'cart' && latest.current) track({ kind: 'view-cart', cart: latest.current })
  }, [sidebar])

  const state = useMemo((): CartState => {
    const send = async (changes: readonly CartCommand[]): Promise<void> => {
      const queue = await openQueue()
      await Promise.all(changes.map(change => queue.change(change)))
    }
    const attempt = async (changes: readonly CartCommand[], problem: CartProblem): Promise<boolean> => {
      try {
        await send(changes)
        dismiss(problem)
        return true
      } catch {
        notify({ id: problem, type: 'error', text: t(PROBLEM_TEXTS[problem]) })
        return false
      }
    }
    const putIn = (additions: readonly Addition[]) => attempt(additions.flatMap(commandsOf), 'cart-adding-problem')
    const putInEach = async (additions: readonly Addition[]) => {
      let isTold = false
      const tell = (text: string) => {
        isTold = true
        notify({ id: 'cart-adding-problem', type: 'error', text })
      }
      try {
        const { addEach } = await import('./add-each.ts')
        const isAdded = await addEach(additions, { send: addition => send(commandsOf(addition)), t, tell })
        if (!isTold) dismiss('cart-adding-problem')
        return isAdded
      } catch {
        tell(t('cart.problem'))
        return false
      }
    }
    return {
      cart,
      chosen,
      openSidebar: () => setSidebar('cart'),
      closeSidebar: () => setSidebar(null),
      async add(...additions) {
        // What was pressed is seen to be at work before this is worked on.
        await nextFrame()
        const adding = additions.length > 1 ? putInEach(additions) : putIn(additions)
        const skus = additions.map(({ sku }) => sku)
        setSidebar({ skus, cart: adding.then(isAdded => (isAdded ? latest.current : null)) })
        return adding
      },
      putBack: addition => putIn([addition]),
      addGuarantee: (parentSku, guaranteeSku) => attempt([guaranteeOf(parentSku, guaranteeSku)], 'cart-adding-problem'),
      async setQuantity(lineItemId, quantity) {
        setChosen(current => ({ ...current, [lineItemId]: quantity }))
        const isSet = await attempt([{ kind: 'set', lineItemId, quantity }], 'cart-change-problem')
        setChosen(({ [lineItemId]: _settled, ...rest }) => rest)
        return isSet
      },
      async applyCode(code) {
        try {
          await send([{ kind: 'apply-code', code }])
          return undefined
        } catch (error) {
          const { codeProblemOf } = await import('./cart-command.ts')
          return codeProblemOf(code, error)
        }
      },
      recalculate: () => void openQueue().then(queue => queue.recalculate()),
      removeCode: discountCodeId => attempt([{ kind: 'remove-code', discountCodeId }], 'cart-change-problem'),
    }
  }, [cart, chosen, dismiss, notify, openQueue, t])
  useQuickAdds(state.add)
  return (
    <CartContext value={state}>
      <SidebarContext value={sidebar}>{children}</SidebarContext>
      {cart && isIdle && market.liveUpdates ? (
        <Suspense>
          <LiveCart cart={cart} openQueue={openQueue} />
        </Suspense>
      ) : null}
    </CartContext>
  )
}

/** The cart as it was when its page was loaded: none without a session, and undefined where that is not known. */
function earlierCart(): Cart | null | undefined {
  const visitor = window.starter?.visitor
  return visitor ? visitor.known?.cart : null
}

function commandsOf({ sku, quantity, guaranteeSku }: Addition): CartCommand[] {
  return [{ kind: 'add', sku, quantity }, ...(guaranteeSku ? [guaranteeOf(sku, guaranteeSku)] : [])]
}

/** The server gives a guarantee the quantity of its product, so that 1 is enough here. */
function guaranteeOf(parentSku: string, sku: string): CartCommand {
  return { kind: 'add', sku, parentSku, quantity: 1 }
}

/** The cart of this browser. Throws outside of `CartProvider`. */
export function useCart(): CartState {
  const state = use(CartContext)
  if (!state) throw new Error('useCart needs a CartProvider above it')
  return state
}

/** What opens the sidebar at the side of the page; null outside of `CartProvider`. */
export function useSidebarCause(): SidebarCause {
  return use(SidebarContext)
}
