import type { Browser, Locator, Page } from '@playwright/test'

/** Times from a click on a link to the page it leads to, painted, ms, by the way. */
export type NextPageTimes = ReadonlyMap<string, number>

/** Addresses of pages from which a shopper goes on. */
interface LeadingPages {
  readonly home: string
  readonly listing: string
}

/** A way from one page to the next. */
interface Way {
  readonly name: string
  readonly from: string
  link(page: Page): Locator
  /** What only the page at the end of the way has. */
  readonly mark: string
}

const DESKTOP = { width: 1440, height: 900 }
/** How long a pointer is on a link before it is pressed: the time people take to decide. */
const REST_MS = 300
/** What a page has not answered by then it never will. */
const PATIENCE_MS = 20_000

/**
 * Lets a shopper follow links in pages whose scripts run, as people do: the pointer comes to rest on a link before it is
 * pressed. Each way is gone once per browser context, so that nothing of the next page is kept from before.
 */
export async function measureNextPages(browser: Browser, pages: LeadingPages): Promise<NextPageTimes> {
  const ways: readonly Way[] = [
    {
      name: 'listing to product',
      from: pages.listing,
      link: page => page.getByRole('main').getByRole('article').getByRole('link').first(),
      mark: '[data-main-add-to-cart]',
    },
    {
      name: 'home to listing',
      from: pages.home,
      link: page => page.locator('[data-category-strip] a:visible').first(),
      mark: '#filters, main article',
    },
  ]
  const times = new Map<string, number>()
  for (const { name, from, link, mark } of ways) {
    const context = await browser.newContext({ viewport: DESKTOP })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      await page.goto(from)
      // Its scripts wait for a sign of a person.
      await page.mouse.move(1, 1)
      await page.waitForFunction(() => '__reactRouterDataRouter' in window)
      await link(page).hover()
      await page.waitForTimeout(REST_MS)
      await page.evaluate(noteNextPage, mark)
      await link(page).click()
      times.set(name, await page.evaluate(() => (window as NotingWindow).nextPageMs ?? Number.POSITIVE_INFINITY))
    } finally {
      await context.close()
    }
  }
  return times
}

/** A window in which the time of the next page is noted. */
type NotingWindow = Window & { nextPageMs?: Promise<number> }

/** Notes the time from the next click until an element that is not there yet is painted; runs in the browser. */
function noteNextPage(mark: string): void {
  const { promise, resolve } = Promise.withResolvers<number>()
  ;(window as NotingWindow).nextPageMs = promise
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = document.querySelector(mark)
      const observer = new MutationObserver(() => {
        const now = document.querySelector(mark)
        if (!now || now === before) return
        observer.disconnect()
        // The frame that shows it has been made when the task behind it runs.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      })
      observer.observe(document, { childList: true, subtree: true })
    },
    { capture: true, once: true },
  )
}
