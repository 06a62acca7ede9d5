import { type Browser, errors, type Locator, type Page } from '@playwright/test'
import { createTranslate, type Translate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { noteInteractions, slowestInteractionOf } from './event-timing.ts'

/** Times from interactions to the next paint, ms, by what a shopper does; `Infinity` for what a page did not do at all. */
export type InteractionTimes = ReadonlyMap<string, number>

/** Addresses of pages in which a shopper does something. */
export interface InteractionPages {
  readonly home: string
  readonly listing: string
  readonly product: string
}

const LOCALE = 'de-DE'
const SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }
const DESKTOP = { width: 1440, height: 900 }
const LATER_TIMES = 3
const KEY_PAUSE_MS = 120
/** What a page has not answered by then it never will. */
const PATIENCE_MS = 20_000

/**
 * Lets a shopper on a processor of a quarter of the speed add to the cart, filter, open the menu and type, each on a page
 * that was just loaded, and measures how long the page takes to answer each touch or key visibly.
 */
export async function measureInteractions(browser: Browser, pages: InteractionPages): Promise<InteractionTimes> {
  const t = createTranslate(LOCALE, await loadMessages(LOCALE))
  const times = new Map<string, number>()
  const scenarios = [
    { url: pages.product, viewport: PHONE, work: addToCart },
    { url: pages.home, viewport: PHONE, work: openMenu },
    { url: pages.listing, viewport: DESKTOP, work: filter },
    { url: pages.home, viewport: DESKTOP, work: type },
  ]
  for (const { url, viewport, work } of scenarios) {
    const isPhone = viewport === PHONE
    const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await noteInteractions(page)
      await page.goto(url)
      await work({ page, url, t, times })
    } finally {
      await context.close()
    }
  }
  return times
}

/** A page that was just loaded, and what is noted of it. */
interface SlowVisit {
  readonly page: Page
  readonly url: string
  readonly t: Translate
  readonly times: Map<string, number>
}

async function addToCart(visit: SlowVisit): Promise<void> {
  const { page, t, times } = visit
  const button = page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .first()
  // What is offered after an addition, guarantees where there are some.
  const sidebar = page.locator('dialog.drawer[open]')
  const add = () =>
    slowestInteractionOf(page, async () => {
      await press(page, button)
      await sidebar.getByRole('button').nth(1).waitFor()
    })
  times.set('first add to cart', await untilLost(add))
  await noteLater(visit, 'later adds to cart', async () => {
    await close(page, sidebar)
    return add()
  })
}

async function openMenu(visit: SlowVisit): Promise<void> {
  const { page, t, times } = visit
  const opener = page.getByRole('button', { name: t('shell.allCategories') }).first()
  const menu = page.getByRole('dialog').first()
  const open = () =>
    slowestInteractionOf(page, async () => {
      await press(page, opener)
      await menu.getByRole('button').nth(1).waitFor()
    })
  times.set('first opening of the menu', await untilLost(open))
  await noteLater(visit, 'later openings of the menu', async () => {
    await close(page, menu)
    return open()
  })
}

async function filter(visit: SlowVisit): Promise<void> {
  const { page, t, times } = visit
  const inStock = page
    .getByRole('complementary', { name: t('listing.filters') })
    .getByRole('checkbox', { name: t('listing.inStockOnly') })
  const toggle = (isOn: boolean) =>
    slowestInteractionOf(page, async () => {
      await press(page, inStock)
      await page.waitForURL(({ searchParams }) => searchParams.has('stock') === isOn)
    })
  times.set('first filter', await untilLost(() => toggle(true)))
  await noteLater(visit, 'later filters', () => toggle(!new URL(page.url()).searchParams.has('stock')))
}

async function type(visit: SlowVisit): Promise<void> {
  const { page, t, times } = visit
  const field = page.getByRole('combobox', { name: t('search.label') })
  const typeWord = () =>
    slowestInteractionOf(page, async () => {
      await press(page, field)
      await page.keyboard.type('fritteuse', { delay: KEY_PAUSE_MS })
      await page.getByRole('search').getByRole('option').first().waitFor()
    })
  times.set('typing a search', await untilLost(typeWord))
}

/**
 * Presses the middle of an element by touch or mouse, as the page has it, once it can be seen: who scrolls to it sees it before they
 * can press it, and the frames of scrolling are no answer to the press. Not by `tap` and `click` of Playwright: they look
 * in the page for what lies over the element, in the middle of the interaction, which then counts as work of the page.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const box = await target.boundingBox()
  if (!box) throw new errors.TimeoutError('There is nothing to press')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isPhone = page.viewportSize()?.width === PHONE.width
  await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** The slowest of some more of the same, on a page that has come to rest where the first one was lost. */
async function noteLater(visit: SlowVisit, name: string, again: () => Promise<number>): Promise<void> {
  const { times } = visit
  let slowest = 0
  if ([...times.values()].at(-1) === Number.POSITIVE_INFINITY) await openUntilQuiet(visit)
  for (let time = 0; time < LATER_TIMES; time++) slowest = Math.max(slowest, await untilLost(again))
  times.set(name, slowest)
}

async function untilLost(interact: () => Promise<number>): Promise<number> {
  try {
    return await interact()
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Number.POSITIVE_INFINITY
    throw error
  }
}

const REST_MS = 5000

async function openUntilQuiet({ page, url }: SlowVisit): Promise<void> {
  await page.goto(url)
  await page.waitForTimeout(REST_MS)
}

async function close(page: Page, dialog: Locator): Promise<void> {
  if (!(await dialog.isVisible())) return
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
