/** The document says whether the search is open on a small screen, so that starter and application open one and the same (NAV-12). */
const OPEN = 'data-search'

/** Opens or closes the search of a small screen, by the control that does; the field of an open one has the focus. */
export function toggleSearch(toggle: Element, isOpen = !document.documentElement.hasAttribute(OPEN)): void {
  document.documentElement.toggleAttribute(OPEN, isOpen)
  toggle.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) document.getElementById('search-query')?.focus()
}
