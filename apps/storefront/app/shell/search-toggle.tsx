import { IconSearch, IconX } from '@shop/ui/icons'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { toggleSearch } from '../browser/search-toggle.ts'
import { useShop } from '../request/use-shop.tsx'
import { headerControl } from './header-dropdowns.tsx'

/**
 * Opens the search over the header of a small screen, and closes it (NAV-12). Before the application is there the starter answers it;
 * without scripts it leads to the page of the search.
 */
export function SearchToggle() {
  const { t, hrefs } = useShop()
  const { key } = useLocation()
  const toggle = useRef<HTMLAnchorElement>(null)
  const page = useRef(key)
  useEffect(() => {
    const element = toggle.current
    if (!element) return
    if (page.current !== key) toggleSearch(element, false)
    page.current = key
    return () => {
      // The page of the search has no control that could close it.
      if (!element.isConnected) toggleSearch(element, false)
    }
  }, [key])
  return (
    <a
      ref={toggle}
      href={hrefs.search()}
      aria-label={t('search.label')}
      aria-expanded={false}
      data-toggles-search
      onClick={event => {
        event.preventDefault()
        toggleSearch(event.currentTarget)
      }}
      className={`${headerControl} group md:hidden`}
    >
      <IconSearch className="size-6 group-aria-expanded:hidden" />
      <IconX className="hidden size-6 group-aria-expanded:block" />
    </a>
  )
}
