/** Longest number that the badge of the cart shows. */
const MAX_SHOWN = 99

/** The link to the cart in the header, whose `data-early-count` is shown in place of what the application rendered. */
export function cartLink(): HTMLElement | null {
  return document.querySelector('[data-cart-link]')
}

/** Shows a number of items at the cart; the badge within the link inherits the text of it. */
export function showCount(link: HTMLElement, count: number): void {
  const text = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
  link.dataset.earlyCount = text
  link.style.setProperty('--early-count', `"${text}"`)
}
