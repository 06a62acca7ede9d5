import type { Page } from '@playwright/test'

/** Timers of a page that are kept back, by how many ms they wait. */
interface HeldTimers {
  /** How many of so many ms are kept back now. */
  count(ms: number): Promise<number>
  /** Runs those of so many ms that are kept back now; later ones are kept back again. */
  release(ms: number): Promise<void>
}

interface HoldingWindow {
  readonly heldTimers: { count(ms: number): number; release(ms: number): void }
}

/** Keeps back the timers of exactly so many ms, in what the page opens from now on: whatever waits for them waits for ever. */
export async function holdTimers(page: Page, ...delays: readonly number[]): Promise<HeldTimers> {
  await page.addInitScript(keepBack, delays)
  return {
    count: ms => page.evaluate(delay => (window as unknown as HoldingWindow).heldTimers.count(delay), ms),
    release: ms => page.evaluate(delay => (window as unknown as HoldingWindow).heldTimers.release(delay), ms),
  }
}

/** The patience of the sidebar with what could be offered after an addition, in ms, after which the cart is shown instead. */
const PATIENCE_MS = 800

/** Has the sidebar wait for what it offers after an addition as long as a busy machine needs, on pages opened from now on. */
export async function waitForOffers(page: Page): Promise<void> {
  await holdTimers(page, PATIENCE_MS)
}

/** Runs in the browser, before anything of the page. */
function keepBack(delays: readonly number[]): void {
  const [start, stop] = [window.setTimeout, window.clearTimeout]
  const held = new Map<number, { readonly ms: number; run(): void }>()
  let handle = 0
  const hold = (run: (...words: unknown[]) => void, ms?: number, ...words: unknown[]) => {
    if (ms === undefined || !delays.includes(ms)) return start.call(window, run, ms, ...words)
    // Below zero, where the browser has none.
    held.set(--handle, { ms, run: () => run(...words) })
    return handle
  }
  const drop = (timer?: number) => {
    if (timer === undefined || !held.delete(timer)) stop.call(window, timer)
  }
  const of = (ms: number) => [...held].filter(([_handle, timer]) => timer.ms === ms)
  const heldTimers: HoldingWindow['heldTimers'] = {
    count: ms => of(ms).length,
    release(ms) {
      for (const [timer, { run }] of of(ms)) if (held.delete(timer)) run()
    },
  }
  Object.assign(window, { setTimeout: hold, clearTimeout: drop, heldTimers })
}
