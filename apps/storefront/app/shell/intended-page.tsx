import { useContext, useEffect, useState } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  PrefetchPageLinks,
} from 'react-router'
import { followableLink, isWorthPrefetching } from '../browser/page-links.ts'
import { isSplitRoute } from '../browser/split-component.tsx'

/** How long a pointer rests on a link before its page is fetched: shorter on the way to another one. */
const REST_MS = 65

/** Pages that are fetched ahead from one page. */
const MAX_PAGES = 20

/**
 * Fetches the page a person is about to open, data and modules: one listener for all links, on which a pointer rests, which
 * are touched or focused. The browser keeps what is fetched for the click that follows.
 */
export function IntendedPage() {
  const [pages, setPages] = useState<readonly string[]>([])
  const loadModules = useModuleLoader()
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event, restMs: number) => {
      clearTimeout(resting)
      const link = followableLink(event.target)
      if (!link || !isWorthPrefetching(link)) return
      const page = link.pathname + link.search
      resting = setTimeout(() => {
        setPages(known => (known.includes(page) || known.length >= MAX_PAGES ? known : [...known, page]))
        // Without its modules the page comes a little later, and says itself what it could not load.
        loadModules(page).catch(() => undefined)
      }, restMs)
    }
    const rest = (event: PointerEvent) => intend(event, event.pointerType === 'mouse' ? REST_MS : 0)
    const touch = (event: Event) => intend(event, 0)
    document.addEventListener('pointerover', rest, { passive: true })
    document.addEventListener('touchstart', touch, { passive: true })
    document.addEventListener('focusin', touch)
    return () => {
      clearTimeout(resting)
      document.removeEventListener('pointerover', rest)
      document.removeEventListener('touchstart', touch)
      document.removeEventListener('focusin', touch)
    }
  }, [loadModules])
  return pages.map(page => <PrefetchPageLinks key={page} page={page} />)
}

/** Loads the modules of the page under a path, also those that its route would only load to show it. */
function useModuleLoader(): (page: string) => Promise<void> {
  const framework = useContext(FrameworkContext)
  const router = useContext(DataRouterContext)?.router
  const [load] = useState(() => async (page: string) => {
    for (const { route } of router?.match(page) ?? []) {
      const url = framework?.manifest.routes[route.id]?.module
      if (!url) continue
      const { handle } = (await import(/* @vite-ignore */ url)) as { readonly handle?: unknown }
      const name = isSplitRoute(handle) ? handle.pageOfPath(new URL(page, location.href).pathname) : undefined
      if (isSplitRoute(handle) && name) await handle.loadPage(name)
    }
  })
  return load
}
