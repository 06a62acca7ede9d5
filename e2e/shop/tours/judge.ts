import type { MarketVisit } from '../market-visit.ts'
import { SIZES } from '../sizes.ts'

/** A width at which what is shown is judged. */
export type Width = 'desktop' | 'phone'

/**
 * Judges what a window shows, under a name that its failure is found by. A screen that there is at one width alone, such as the
 * drawer of the menu, is judged at that one.
 */
export type Judge = (screen: string, only?: Width) => Promise<void>

const BOTH_WIDTHS: readonly Width[] = ['desktop', 'phone']

/**
 * A judge who looks at each of the widths, one after the other, and leaves the window as it was; at a screen that there is at one
 * width alone he looks at that one. The names of the screens it was shown are kept, so that a tour that shows nothing is noticed.
 */
export function judgeOf(
  { page }: Pick<MarketVisit, 'page'>,
  look: (screen: string, width: Width) => Promise<void>,
  widths = BOTH_WIDTHS,
): { readonly judge: Judge; readonly seen: readonly string[] } {
  const seen: string[] = []
  return {
    seen,
    async judge(screen, only) {
      const before = page.viewportSize()
      for (const width of only ? [only] : widths) {
        await page.setViewportSize(SIZES[width])
        await look(screen, width)
      }
      if (before) await page.setViewportSize(before)
      seen.push(screen)
    },
  }
}
