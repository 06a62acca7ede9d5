import type { Page } from '@playwright/test'

/** Shorter events are not told by browsers. */
const SHORTEST_MS = 16

declare global {
  interface Window {
    /** Interactions of the page so far: the longest time from each to the next paint, ms. */
    interactionsOfPage?: Map<number, number>
  }
}

/** Notes the interactions of all pages that are opened in the tab from now on. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(shortestMs => {
    const interactions = new Map<number, number>()
    window.interactionsOfPage = interactions
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const { interactionId = 0, duration } = entry
        if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: shortestMs } as PerformanceObserverInit)
  }, SHORTEST_MS)
}

/**
 * Does something in a page and returns the longest time from an interaction in it to the next paint, ms; the shortest time
 * that browsers tell when all of them were shorter.
 */
export async function slowestInteractionOf(page: Page, interact: () => Promise<void>): Promise<number> {
  const known = await page.evaluate(() => window.interactionsOfPage?.size ?? 0)
  await interact()
  // Two frames after what was waited for the browser has reported the events before.
  const durations = await page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve([...(window.interactionsOfPage?.values() ?? [])]), 100)),
        )
      }),
  )
  return Math.max(SHORTEST_MS, ...durations.slice(known))
}
