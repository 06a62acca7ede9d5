import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { MenuCategory } from '../request/category-view.ts'
import { useShop } from '../request/use-shop.tsx'
import { fetchMenu } from './fetch-menu.ts'

interface NavigationPanelState {
  /** Which form of the panel is open: `drawer` on narrow screens, `panel` below the category bar on wide ones. */
  readonly open: 'drawer' | 'panel' | undefined
  /** The first-level category that was chosen, by id. */
  readonly chosenId: string | undefined
  choose(id: string | undefined): void
  /** Opens or closes the form that fits the screen, at a category if one is named. */
  toggle(id?: string): void
  close(): void
  /** The tree of categories, once it is there. */
  readonly menu: readonly MenuCategory[] | undefined
  /** Fetches the tree: on the way to a button that opens the panel, and at the latest when it is opened. */
  prepare(): void
}

const Context = createContext<NavigationPanelState | null>(null)

/** From this width on the panel stands below the category bar; `lg` of the theme. */
const WIDE = '(min-width: 64rem)'

/**
 * Whether the navigation panel is open, for its buttons in header and category bar. It closes with the page, on Esc and
 * on any press outside of it, such as on search, languages or logo (NAV-08, NAV-09).
 */
export function NavigationPanelProvider({ children }: { children: ReactNode }) {
  const { key: locationKey } = useLocation()
  const [open, setOpen] = useState<NavigationPanelState['open']>()
  const [chosenId, choose] = useState<string>()
  const { menuHref } = useShop().data
  const [menu, setMenu] = useState<readonly MenuCategory[]>()
  // Without the tree the panel has the departments, each with the link to its page, where all that is below it stands.
  const prepare = useCallback(() => void fetchMenu(menuHref).then(setMenu, () => undefined), [menuHref])
  const close = useCallback(() => {
    setOpen(undefined)
    choose(undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the panel, whatever else changed
  useEffect(close, [locationKey])
  useEffect(() => {
    if (open !== 'panel') return
    const press = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-navigation-panel]')) close()
    }
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      document.querySelector<HTMLElement>('[data-navigation-button]')?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('focusin', press)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('focusin', press)
      document.removeEventListener('keydown', leave)
    }
  }, [open, close])
  const state = useMemo(
    () => ({
      open,
      chosenId,
      choose,
      close,
      menu,
      prepare,
      toggle(id?: string) {
        if (open && (id === undefined || id === chosenId)) return close()
        prepare()
        choose(id)
        setOpen(matchMedia(WIDE).matches ? 'panel' : 'drawer')
      },
    }),
    [open, chosenId, close, menu, prepare],
  )
  return <Context value={state}>{children}</Context>
}

/** The state of the navigation panel. Throws outside of its provider. */
export function useNavigationPanel(): NavigationPanelState {
  const state = use(Context)
  if (!state) throw new Error('useNavigationPanel needs a NavigationPanelProvider above it')
  return state
}
