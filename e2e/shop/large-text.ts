import { expect, type Page } from '@playwright/test'
import { untilSettled } from './layout.ts'

/**
 * Fails where a page whose text is twice as large has to be scrolled in two directions, or cuts text off (WCAG 1.4.4, 1.4.10): text
 * that reaches out of the window or out of what hides its rest, unless an ellipsis says that there is more. Strips that are made to
 * scroll are left out. The size of the text is as it was afterwards.
 */
export async function expectLargeTextFits(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await untilSettled(page)
  const faults = await page.evaluate(findCutText)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  expect.soft(faults, `${screen} at 200 %`).toEqual([])
}

/** What does not fit, with the text it is about; runs in the browser. */
function findCutText(): string[] {
  /** Rounding of the browser, and letters that are drawn beyond their line. */
  const TOLERANCE_PX = 2
  const laidOut = new CSSStyleSheet()
  laidOut.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(laidOut)
  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`)
  for (const dialog of document.querySelectorAll('dialog[open]'))
    if (dialog.scrollWidth > dialog.clientWidth) found.add(`a dialog is ${dialog.scrollWidth} px wide`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const parent = node.parentElement
    const text = node.textContent?.trim().slice(0, 40)
    if (!parent || !text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (parent.closest('.sr-only, script, style, noscript, option, svg, [aria-hidden="true"]')) continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const cut = whatCuts(parent, box)
      if (box.width > 0 && cut) found.add(`${cut}: ${text}`)
    }
  }
  document.adoptedStyleSheets.pop()
  return [...found]

  function whatCuts(parent: Element, text: DOMRect): string {
    let isOnPaper = true
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.clipPath !== 'none') return ''
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const box = around.getBoundingClientRect()
      const isWide = text.right > box.right + TOLERANCE_PX || text.left < box.left - TOLERANCE_PX
      const isHigh = text.bottom > box.bottom + TOLERANCE_PX || text.top < box.top - TOLERANCE_PX
      if (hasEllipsis && (isWide || isHigh)) return ''
      if (hides(style.overflowX) && isWide) return `cut at the side by <${around.localName} class="${around.className}">`
      if (hides(style.overflowY) && isHigh) return `cut at its height by <${around.localName} class="${around.className}">`
      // A dialog scrolls down like a page; what it scrolls sideways was said above.
      if (scrolls(style.overflowX) && around.scrollWidth > around.clientWidth) return ''
      if (scrolls(style.overflowY)) isOnPaper = false
      if (style.position === 'fixed') break
    }
    const isOut = text.right > clientWidth + TOLERANCE_PX || text.left < -TOLERANCE_PX
    return isOut && isOnPaper ? 'out of the window' : ''
  }
}
