import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { nextFrame } from '../browser/environment.ts'
import type { MenuCategory } from '../request/category-view.ts'
import { useShop } from '../request/use-shop.tsx'
import { fetchMenu } from './fetch-menu.ts'
import { type ShellCategory, shellCategoriesOf, shellLevelOf } from './shell-category.ts'

interface NavigationPanelState {
  /** Which form of the panel is open: `drawer` on narrow screens, `panel` below the category bar on wide ones. */
  readonly open: 'drawer' | 'panel' | undefined
  /** The first-level category that was chosen, by id. */
  readonly chosenId: string | undefined
  choose(id: string | undefined): void
  /** Opens or closes the form that fits the screen after a press, at a category if one is named. */
  toggle(press: Press, id?: string): void
  close(): void
  /** The first level, with all that is below it once that is there. */
  readonly departments: readonly ShellCategory[]
  /** Fetches the tree: on the way to a button that opens the panel, and at the latest when it is opened. */
  prepare(): void
}

/** A click as React tells it. */
interface Press {
  /** Whether a person made it, and not the starter, which repeats what it has answered already. */
  readonly isTrusted: boolean
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
  const shop = useShop()
  const { menuHref } = shop.data
  const [menu, setMenu] = useState<readonly MenuCategory[]>()
  // Without the tree the panel has the departments, each with the link to its page, where all that is below it stands.
  const departments = useMemo(
    () => (menu ? shellCategoriesOf(menu, shop) : shellLevelOf(shop.data.departments, shop)),
    [menu, shop],
  )
  // The panel opens with the first level, and does not wait for what is below it.
  const prepare = useCallback(
    () =>
      void fetchMenu(menuHref).then(
        tree => startTransition(() => setMenu(tree)),
        () => undefined,
      ),
    [menuHref],
  )
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
      departments,
      prepare,
      toggle({ isTrusted }: Press, id?: string) {
        if (open && (id === undefined || id === chosenId)) return close()
        const openPanel = () => {
          prepare()
          choose(id)
          setOpen(matchMedia(WIDE).matches ? 'panel' : 'drawer')
        }
        // The press is seen before the page behind the panel is made inert, which costs the styles of all that is in view. What the
        // starter has opened is open, and what was pressed in it follows at once.
        if (isTrusted) void nextFrame().then(openPanel)
        else openPanel()
      },
    }),
    [open, chosenId, close, departments, prepare],
  )
  return <Context value={state}>{children}</Context>
}

/** The state of the navigation panel. Throws outside of its provider. */
export function useNavigationPanel(): NavigationPanelState {
  const state = use(Context)
  if (!state) throw new Error('useNavigationPanel needs a NavigationPanelProvider above it')
  return state
}
