/** Longest number that the badge of the cart shows. */
const MAX_SHOWN = 99

/** The link to the cart in the header, whose `data-early-count` is shown in place of what the application rendered. */
export function cartLink(): HTMLElement | null {
  return document.querySelector('[data-cart-link]')
}

/** A number of items as the badge shows it. */
export function countText(count: number): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
}
