import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useOptionalShop } from '../request/use-shop.tsx'

/**
 * Reloads a page that was made for an anonymous visitor though its browser is signed in (GUARD-31); a page for all asks for
 * the customer instead (`useVisitor`). Shows nothing.
 */
export function SignedInReload() {
  const shop = useOptionalShop()
  const { pathname } = useLocation()
  const hasShop = shop !== null
  const isAnonymous = !shop?.data.customer
  const isForAll = shop?.data.isForAll === true
  useEffect(() => {
    if (!hasShop || (isForAll && isAnonymous)) return
    const isLoggedIn = async () => (await import('../browser/fetch-login-state.ts')).fetchLoginState()
    const page = { isAnonymous, path: pathname, isLoggedIn, reload: () => location.reload() }
    const look = async () => reloadWhenSignedIn(page, localStorage, sessionStorage)
    // A browser that keeps nothing, or gets no answer, shows the page as it came.
    look().catch(() => undefined)
  }, [hasShop, isAnonymous, isForAll, pathname])
  return null
}

const SIGNED_IN = 'signed-in'
const RELOADED = 'reloaded-paths'

/** The part of the browser's storage that is used. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a page was made for, and what it can ask and do. */
interface ShownPage {
  readonly isAnonymous: boolean
  readonly path: string
  /** Asks the server, which alone can read the session (AUTH-05). */
  isLoggedIn(): Promise<boolean>
  reload(): void
}

/**
 * Keeps what this browser knows about being signed in, and reloads a page that was made for an anonymous visitor though
 * the customer is signed in: the strict cookie does not come along from another site. Once per path, so that it cannot go round in
 * circles (GUARD-31). `local` outlives the window, `session` does not.
 */
export async function reloadWhenSignedIn(page: ShownPage, local: Store, session: Store): Promise<void> {
  if (!page.isAnonymous) {
    local.setItem(SIGNED_IN, 'true')
    session.removeItem(RELOADED)
    return
  }
  if (local.getItem(SIGNED_IN) === null) return
  if (!(await page.isLoggedIn())) {
    local.removeItem(SIGNED_IN)
    return
  }
  const reloaded = pathsIn(session.getItem(RELOADED))
  if (reloaded.includes(page.path)) return
  session.setItem(RELOADED, JSON.stringify([...reloaded, page.path]))
  page.reload()
}

function pathsIn(text: string | null): readonly unknown[] {
  try {
    const paths: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(paths) ? paths : []
  } catch {
    return []
  }
}
