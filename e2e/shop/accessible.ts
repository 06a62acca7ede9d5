import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { untilSettled } from './layout.ts'
import type { MarketVisit } from './market-visit.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails with the rule, its help and the elements when the page breaks a rule of WCAG 2.2 AA, or of all that axe advises; of a part
 * of the page where one is given.
 */
export async function expectAccessible(
  { page }: Pick<MarketVisit, 'page'>,
  asked: 'WCAG 2.2 AA' | 'all advice' = 'WCAG 2.2 AA',
  part = 'html',
): Promise<void> {
  await untilSettled(page)
  await page.evaluate(layOutEverything)
  // What the header lies over further down is not what is broken.
  await page.evaluate(() => scrollTo(0, 0))
  // Where there are several frames axe puts together what each of them broke in a window of its own. Here is nothing to put
  // together, and a frame that comes meanwhile is for the journey that waits for it.
  const isOneFrame = page.frames().length === 1
  // Only what is broken is told: of the rest axe would describe every element.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: !isOneFrame })
    .setLegacyMode(isOneFrame)
  if (asked === 'WCAG 2.2 AA') builder.withTags(RULES)
  const { violations } = await builder.include(part).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(node => node.target.join(' ')).join(' | ')}`,
  )
  expect(found, page.url()).toEqual([])
}

/**
 * Lays out what is otherwise laid out when it comes near: axe scrolls to a text and reads the colours behind it at once, a frame
 * before they are there.
 */
function layOutEverything(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
}
