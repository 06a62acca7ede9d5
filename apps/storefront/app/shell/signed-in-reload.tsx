import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useOptionalShop } from '../request/use-shop.tsx'
import { reloadWhenSignedIn } from './login-memory.ts'

/** Reloads a page that was made for an anonymous visitor though its browser is signed in (GUARD-31). Shows nothing. */
export function SignedInReload() {
  const shop = useOptionalShop()
  const { pathname } = useLocation()
  const hasShop = shop !== null
  const isAnonymous = !shop?.data.customer
  useEffect(() => {
    if (!hasShop) return
    const isLoggedIn = async () => (await import('../browser/fetch-login-state.ts')).askLoginState()
    const page = { isAnonymous, path: pathname, isLoggedIn, reload: () => location.reload() }
    const look = async () => reloadWhenSignedIn(page, localStorage, sessionStorage)
    // A browser that keeps nothing, or gets no answer, shows the page as it came.
    look().catch(() => undefined)
  }, [hasShop, isAnonymous, pathname])
  return null
}
