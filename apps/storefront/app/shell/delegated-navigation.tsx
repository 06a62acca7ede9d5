import { isLanguage } from '@shop/domain/market'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { followableLink } from '../browser/page-links.ts'
import { writeCookie } from '../request/cookies.ts'
import { localeCookies } from '../request/locale-cookies.ts'
import { useOptionalShop } from '../request/use-shop.tsx'

/**
 * Follows plain links without loading the document again: one listener for the whole page instead of a component and
 * its hooks per link, which would cost a sixth of the server's rendering time.
 */
export function DelegatedNavigation() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shown = useRef(pathname)
  const choice = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice may change the query alone
  useEffect(() => {
    const isOther = shown.current !== pathname
    shown.current = pathname
    if (focusChoice(choice.current)) choice.current = undefined
    else if (isOther) return focusPage()
  }, [pathname, search])
  const market = useOptionalShop()?.market
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
      const link = followableLink(event.target)
      if (!link || (link.hash && link.pathname === location.pathname && link.search === location.search)) return
      event.preventDefault()
      choice.current = link.dataset.choice
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.href === location.href,
        preventScrollReset: 'keepScroll' in link.dataset,
        // What takes the place of something else fades into it.
        viewTransition: 'choice' in link.dataset,
      })
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [navigate, market])
  return null
}

/** Moves the focus to what was chosen in a row of choices, whose links were replaced with it. False where there was no choice. */
function focusChoice(name: string | undefined): boolean {
  const chosen = name && document.querySelector<HTMLElement>(`a[data-choice="${CSS.escape(name)}"][aria-current]`)
  if (chosen) chosen.focus({ preventScroll: true })
  return Boolean(chosen)
}

/**
 * Moves the focus to the heading of a page that has just been shown, once it is there, where what had it is gone with the page before,
 * or goes with the menu that led here (WCAG 2.4.3). Returns what gives that up.
 */
function focusPage(): () => void {
  const observer = new MutationObserver(() => {
    if (isFocused()) observer.disconnect()
  })
  // Parts of a page may come after the page.
  if (!isFocused()) observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Whether something of the page has the focus; where nothing has, its heading is given it. */
function isFocused(): boolean {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && !activeElement.closest('[data-closes-on-navigation]')) return true
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
