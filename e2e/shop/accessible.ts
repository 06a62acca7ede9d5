import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { untilSettled } from './layout.ts'
import type { MarketVisit } from './market-visit.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with the rule, its help and the elements when the page breaks a rule of WCAG 2.2 AA. */
export async function expectAccessible({ page }: MarketVisit): Promise<void> {
  await untilSettled(page)
  await page.evaluate(layOutEverything)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
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
