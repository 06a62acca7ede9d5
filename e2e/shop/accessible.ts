import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { untilSettled } from './layout.ts'
import type { MarketVisit } from './market-visit.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with the rule, its help and the elements when the page breaks a rule of WCAG 2.2 AA. */
export async function expectAccessible({ page }: MarketVisit): Promise<void> {
  await untilSettled(page)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(node => node.target.join(' ')).join(' | ')}`,
  )
  expect(found, page.url()).toEqual([])
}
