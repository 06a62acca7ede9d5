import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { CountryCode } from '@shop/domain/market'
import { untilSettled } from '../shop/layout.ts'
import { type MarketVisit, visitMarket } from '../shop/market-visit.ts'
import { PERSON } from '../shop/test.ts'
import { CATALOGUE_SCREENS } from './catalogue-screens.ts'
import { ACCOUNT_SCREENS, CHECKOUT_SCREENS } from './checkout-screens.ts'
import { PRODUCT_SCREENS } from './product-screens.ts'
import { emailOf, type Screen, type Walker, type WINDOWS } from './screen.ts'

/** All screens, in the order in which one visitor comes to them. */
const SCREENS: readonly Screen[] = [...CATALOGUE_SCREENS, ...PRODUCT_SCREENS, ...CHECKOUT_SCREENS, ...ACCOUNT_SCREENS]

/** How long the network of a page may take to rest before its screen is looked at; a comparison looks again where it does not fit. */
const REST_MS = 3000

/** Names of those who walk, by market. */
const NAMES: Partial<Record<CountryCode, readonly [firstName: string, lastName: string]>> = {
  GR: ['Ελένη', 'Παππά'],
  HU: ['Gyöngyvér', 'Szűcs'],
  GB: ['Siobhán', 'O’Connor'],
}

export interface Walk {
  readonly browser: Browser
  readonly request: APIRequestContext
  readonly port: number
  readonly country: CountryCode
  readonly window: (typeof WINDOWS)[number]
  /** Whether the screens that are for documents alone are walked through too. */
  readonly isForDocuments?: boolean
  /** Called with each screen while the window shows it and nothing in it moves. */
  readonly look: (screen: Screen, page: Page) => Promise<void>
}

/** Walks a new visitor of a market through all screens that it has, in a window of one size. */
export async function walkScreens({
  browser,
  request,
  port,
  country,
  window,
  isForDocuments = false,
  look,
}: Walk): Promise<void> {
  const context = await browser.newContext({
    viewport: window,
    hasTouch: window.width < 1000,
    reducedMotion: 'reduce',
    userAgent: PERSON,
    // What hides the live data of a page is a style that it did not send.
    bypassCSP: true,
  })
  try {
    await context.addInitScript(showEverythingAtOnce)
    const visit = await visitMarket({ context, request, port: String(port), country, language: undefined, hasScripts: true })
    const [firstName, lastName] = NAMES[country] ?? ['Leopoldine', 'Größwang']
    const walker: Walker = { firstName, lastName, email: emailOf(country, window) }
    for (const screen of SCREENS) {
      if (screen.isCheckout && !visit.market.checkoutEnabled) continue
      if (screen.isForDocuments && !isForDocuments) continue
      await visit.page.mouse.move(1, 1)
      await screen.show(visit, walker)
      await settle(visit)
      await look(screen, visit.page)
    }
  } finally {
    await context.close()
  }
}

/** Waits until all that the window shows has come and stands still. */
async function settle({ page }: MarketVisit): Promise<void> {
  // Most often what is last to come has come then. A request that never ends, such as one that a page has left, is not waited for.
  await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => undefined)
  await expect.poll(() => page.evaluate(hasAllPictures)).toBe(true)
  await untilSettled(page)
}

/** Whether fonts and the pictures in the window are there; runs in the browser. */
async function hasAllPictures(): Promise<boolean> {
  await document.fonts.ready
  return [...document.images].every(image => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    const isSeen = width > 0 && isInWindow && image.checkVisibility()
    return !isSeen || (image.complete && image.naturalWidth > 0)
  })
}

/** Lays out at once what a browser leaves for later, and scrolls without gliding; runs in the browser before each page. */
function showEverythingAtOnce(): void {
  const style = new CSSStyleSheet()
  style.replaceSync('* { content-visibility: visible !important; scroll-behavior: auto !important }')
  document.adoptedStyleSheets = [style]
}
