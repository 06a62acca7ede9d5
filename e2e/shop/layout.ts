import { expect, type Page } from '@playwright/test'

/** Waits until nothing moves or fades any more, such as a drawer that opens; what goes on without end does not count. */
export async function untilSettled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countMotions)).toBe(0)
}

/** How many animations and transitions run that will end; runs in the browser. */
function countMotions(): number {
  return document.getAnimations().filter(({ timeline, playState, effect }) => {
    const end = Number(effect?.getComputedTiming().endTime)
    return timeline === document.timeline && playState === 'running' && Number.isFinite(end)
  }).length
}

/**
 * Waits until the page has settled. Fails when it scrolls sideways, when a control sticks out of the window (except in strips
 * made to scroll), or when the text of a button does not fit into it.
 */
export async function expectSoundLayout(page: Page): Promise<void> {
  await untilSettled(page)
  const faults = await page.evaluate(() => {
    const found: string[] = []
    // What the browser has skipped below the window stands where it was at another width.
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(laidOut)
    const { scrollWidth } = document.scrollingElement ?? document.body
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide in a window of ${innerWidth} px`)
    for (const element of document.querySelectorAll<HTMLElement>('a, button, summary, input, select')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('.sr-only')) continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
      let scroller: HTMLElement | null = element.parentElement
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement
      if (!scroller && (box.left < -1 || box.right > innerWidth + 1)) found.push(`sticks out: ${name}`)
      const isText = element.matches('button, summary, a') && getComputedStyle(element).display !== 'inline'
      if (isText && element.scrollWidth > element.clientWidth + 1) found.push(`text does not fit: ${name}`)
    }
    document.adoptedStyleSheets.pop()
    return found
  })
  expect(faults, page.url()).toEqual([])
}
