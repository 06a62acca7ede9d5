import { isLanguage } from '@shop/domain/market'
import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { writeCookie } from '../request/cookies.ts'
import { localeCookies } from '../request/locale-cookies.ts'
import { useOptionalShop } from '../request/use-shop.tsx'

/** The link an event happened on, if it is one this page can follow itself. */
function followableLink(event: Event): HTMLAnchorElement | null {
  const target = event.target
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || 'reload' in link.dataset)
    return null
  return link
}

/**
 * Follows plain links without loading the document again: one listener for the whole page instead of a component and
 * its hooks per link, which would cost a sixth of the server's rendering time.
 */
export function DelegatedNavigation() {
  const navigate = useNavigate()
  const market = useOptionalShop()?.market
  const [page, setPage] = useState<string>()
  useEffect(() => {
    // Before the link is followed, so that no earlier choice leads away from it (GUARD-22).
    const rememberLanguage = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null
      const language = link?.dataset.language ?? ''
      if (!market || !isLanguage(language)) return
      for (const cookie of localeCookies(market, language, location.protocol === 'https:')) {
        writeCookie(cookie)
      }
    }
    const click = (event: MouseEvent) => {
      rememberLanguage(event)
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = followableLink(event)
      if (!link || (link.hash && link.pathname === location.pathname && link.search === location.search)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.href === location.href,
        preventScrollReset: 'keepScroll' in link.dataset,
      })
    }
    const intent = (event: Event) => {
      const link = followableLink(event)
      if (link) setPage(link.pathname + link.search)
    }
    document.addEventListener('click', click)
    document.addEventListener('pointerenter', intent, { capture: true, passive: true })
    document.addEventListener('focusin', intent)
    return () => {
      document.removeEventListener('click', click)
      document.removeEventListener('pointerenter', intent, true)
      document.removeEventListener('focusin', intent)
    }
  }, [navigate, market])
  return page ? <PrefetchPageLinks page={page} /> : null
}
