import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { untilSettled } from './layout.ts'
import type { MarketVisit } from './market-visit.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Which rules are asked: those of the standard, these and what axe advises besides, or all that axe has switched on. */
type Asked = 'WCAG 2.2 AA' | 'WCAG 2.2 AA and advice' | 'all advice'

/**
 * Fails with the rule, its help and the elements when the page breaks a rule of WCAG 2.2 AA, or of all that axe advises; of a part
 * of the page where one is given.
 */
export async function expectAccessible(
  { page }: Pick<MarketVisit, 'page'>,
  asked: Asked = 'WCAG 2.2 AA',
  part = 'html',
): Promise<void> {
  expect(await findBreaches(page, asked, part), page.url()).toEqual([])
}

/** The rules that the page breaks, each with its help and the elements, whatever axe thinks of how severe that is. */
export async function findBreaches(page: Page, asked: Asked, part = 'html'): Promise<readonly string[]> {
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
  if (asked !== 'all advice') builder.withTags(asked === 'WCAG 2.2 AA' ? RULES : [...RULES, 'best-practice'])
  // The line that shows how a page loads is a part of none, and comes and goes while axe reads.
  const { violations } = await builder.include(part).exclude('[role="progressbar"][data-phase]').analyze()
  // Behind the window of axe a page would make no more frames, and nothing on it would ever stand still.
  if (!isOneFrame) await page.bringToFront()
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(node => node.target.join(' ')).join(' | ')}`)
}

/**
 * Lays out what is otherwise laid out when it comes near: axe scrolls to a text and reads the colours behind it at once, a frame
 * before they are there.
 */
function layOutEverything(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
}
