import type { MarketVisit } from './market-visit.ts'

/** The two widths at which the layout is judged, and the smallest there is. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  smallest: { width: 320, height: 640 },
}

/**
 * Judges what a window shows at both widths, one after the other, and leaves the window as it was: what a journey does is the same
 * at either, and what it sees there is not. Where controls do something else on a phone there is a journey of its own.
 */
export async function atBothWidths({ page }: Pick<MarketVisit, 'page'>, judge: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size)
    await judge()
  }
  if (before) await page.setViewportSize(before)
}
