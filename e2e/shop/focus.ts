import { expect, type Locator, type Page } from '@playwright/test'
import { untilSettled } from './layout.ts'

/**
 * Fails unless the focus is on something that is seen: not on the page as a whole, not hidden, not below a bar that stays (WCAG
 * 2.4.11), and, where keys lead to it, with a ring around it that nothing cuts off (WCAG 2.4.7). Waits while things still move.
 */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(faultOfFocus)).toBe('')
}

/** Presses Tab until a control has the focus; every stop on the way has to be seen. */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = control.page()
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if (await control.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
  }
  await expect(control).toBeFocused()
}

/** Pages with more stops before what a shopper wants have no good order. */
const MAX_PRESSES = 120

/** Expects the focus to be on a control again after what was opened from it was closed by Escape. */
export async function expectEscapeReturnsTo(opener: Locator, opened: Locator): Promise<void> {
  await expect(opened).toBeVisible()
  await expectVisibleFocus(opener.page())
  await untilSettled(opener.page())
  await opener.page().keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(opener).toBeFocused()
  await expectVisibleFocus(opener.page())
}

/** Why the focus is not seen, or nothing; runs in the browser. */
function faultOfFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'the page as a whole has the focus'
  // What has the focus inside of it is another document's.
  if (focused instanceof HTMLIFrameElement) return ''
  const name = `<${focused.localName}> ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}`
  // A control of one pixel is shown by its label.
  const shown = focused.getBoundingClientRect().width <= 1 ? focused.closest('label') : focused
  if (!shown?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return `${name} is hidden`
  const [box] = shown.getClientRects()
  if (!box || box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return `${name} is out of view`
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
  // Of two sliders over each other only the ends take the pointer.
  const hit = getComputedStyle(shown).pointerEvents === 'none' ? null : document.elementFromPoint(x, y)
  if (hit && !shown.contains(hit) && !hit.contains(shown)) return `${name} is below <${hit.localName} class="${hit.className}">`
  if (!focused.matches(':focus-visible') || (focused instanceof HTMLElement && focused.tabIndex < 0)) return ''
  const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  const style = getComputedStyle(shown)
  // A card has its ring around all of it.
  if (hasRing(getComputedStyle(shown, '::after'))) return ''
  if (!hasRing(style)) return `${name} has no ring`
  // The inner edge of the ring: what hides the rest of an element hides it where it begins.
  const gap = Number.parseFloat(style.outlineOffset)
  const ring = { top: box.top - gap, right: box.right + gap, bottom: box.bottom + gap, left: box.left - gap }
  for (let around = shown.parentElement; around && around !== document.documentElement; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around)
    const frame = around.getBoundingClientRect()
    const hidden = [
      overflowX !== 'visible' && ring.left <= frame.left,
      overflowX !== 'visible' && ring.right >= frame.right,
      overflowY !== 'visible' && ring.top <= frame.top,
      overflowY !== 'visible' && ring.bottom >= frame.bottom,
    ].filter(Boolean)
    if (hidden.length > 1) return `the ring of ${name} is cut off by <${around.localName} class="${around.className}">`
    if (position === 'fixed') break
  }
  return ''
}
