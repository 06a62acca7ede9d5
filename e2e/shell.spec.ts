// Waits for: hydration, panels and drawers to be open or gone before the next click, the address after a link, positions at
// rest (expect.poll, toPass), the commit of the campaign's import.
import { randomUUID } from 'node:crypto'
import type { CategoryNode } from '@shop/domain/category'
import { BRANDS_BY_SLUG, type ComponentContent } from '@shop/domain/content'
import { LANGUAGES, localize } from '@shop/domain/market'
import type { ProductProjection } from '@shop/domain/product'
import { CAMPAIGN_LABEL_PREFIX } from '@shop/domain/store'
import { createContext, openDatabase } from '@shop/engine/database'
import { findStores, importStores } from '@shop/engine/store'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { withDatabase } from '../scripts/postgres/with-database.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

const FRYER = 'EX30010001'
const CAMPAIGN_STEAMER = 'EX30550007'

test('NAV-02, NAV-03, NAV-04, NAV-06, NAV-07, NAV-08, NAV-09 the category bar of a wide screen and its panel', async ({
  openShop,
}) => {
  const visit = await openShop('GR')
  const { page, t, open } = visit
  const fryer = await findProduct(visit, FRYER)
  await open()
  const bar = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
  const strip = page.locator('[data-category-strip]')
  const [kitchen = '', below = ''] = fryer.trail
  await expect(bar.getByRole('link', { name: t('shell.sale') })).toBeVisible()
  expect(await bar.evaluate(element => element.getBoundingClientRect().height)).toBe(48)
  const [first, second] = await strip
    .locator('li:visible')
    .evaluateAll(items => items.slice(0, 2).map(item => item.getBoundingClientRect().toJSON()))
  expect(Math.round(second.left - first.right)).toBe(8)
  await page.setViewportSize({ width: 1024, height: 800 })
  await bar.getByRole('button', { name: t('shell.categoriesForward') }).click()
  await expect(bar.getByRole('button', { name: t('shell.categoriesBack') })).toBeVisible()
  await expect.poll(() => strip.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  await bar.getByRole('button', { name: t('shell.categoriesBack') }).click()
  await expect(bar.getByRole('button', { name: t('shell.categoriesBack') })).toHaveCount(0)
  await expectSoundLayout(page)

  const menu = bar.getByRole('link', { name: t('shell.allCategories') })
  const panel = page.locator('#navigation-panel')
  for (const close of [
    () => menu.click(),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('combobox', { name: t('search.label') }).click(),
  ]) {
    await menu.click()
    await expect(panel).toBeVisible()
    await close()
    await expect(panel).toBeHidden()
  }
  await menu.click()
  await expect(panel).toBeVisible()
  const visitKey = () => page.evaluate(() => history.state?.key)
  const before = await visitKey()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.home') })
    .click()
  await expect(panel).toBeHidden()
  // The arrival of the page behind the logo closes the panel too: only after it does a panel stay open.
  await expect.poll(visitKey).not.toBe(before)
  await menu.click()
  await panel.getByRole('button', { name: kitchen, exact: true }).click()
  await expect(panel.getByRole('link', { name: below, exact: true })).toBeVisible()
  await expectSoundLayout(page)
  await panel.getByRole('link', { name: below, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: below, exact: true })).toBeVisible()
  await expect(panel).toBeHidden()
  await bar.getByRole('link', { name: kitchen, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: kitchen, exact: true })).toBeVisible()

  await open(fryer.path)
  await expect(bar.getByRole('link', { name: below, exact: true })).toBeVisible()
  // Whose children they are leads them.
  await expect(strip.getByRole('link').first()).toHaveText(kitchen)
  await expect(bar.getByRole('link', { name: t('shell.sale') })).toHaveCount(0)
})

test('NAV-08, NAV-13 the tree of categories is fetched when the menu opens and once; without it the menu leads to the departments', async ({
  openShop,
}) => {
  const visit = await openShop('GR', { tolerated: /navigation\.json|Failed to load resource/ })
  const { page, t, open } = visit
  const [kitchen = '', below = ''] = (await findProduct(visit, FRYER)).trail
  const menu = page
    .getByRole('navigation', { name: t('shell.categories'), exact: true })
    .getByRole('link', { name: t('shell.allCategories') })
  const panel = page.locator('#navigation-panel')
  const department = panel.getByRole('button', { name: kitchen, exact: true })
  const requests: string[] = []
  page.on('request', request => request.url().includes('/navigation.json') && requests.push(request.url()))
  await open()
  expect(requests).toEqual([])
  for (const _time of [1, 2]) {
    await menu.click()
    await department.click()
    await expect(panel.getByRole('link', { name: below, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  expect(requests).toHaveLength(1)

  await page.route('**/navigation.json*', route => route.abort())
  await open()
  await menu.click()
  await department.click()
  await panel.getByRole('link', { name: t('shell.allOf', { category: kitchen }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: kitchen, exact: true })).toBeVisible()
})

test('NAV-05, NAV-09, NAV-11, NAV-12 the shell of a small screen: two rows, search and languages that open and close', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('CH', { language: 'fr', size: 'phone' })
  await open()
  const rows = page.locator('[data-category-strip] > ul')
  await expect(rows).toHaveCount(2)
  const [upper = 0, lower = 0] = await rows.evaluateAll(lists => lists.map(list => list.querySelectorAll('li').length))
  expect(upper - lower).toBeGreaterThanOrEqual(0)
  expect(upper - lower).toBeLessThanOrEqual(1)
  const indicator = page.locator('[data-scroll-indicator] > div')
  const before = await indicator.evaluate(element => element.getBoundingClientRect().left)
  await page.locator('[data-category-strip]').evaluate(element => element.scrollTo({ left: 200 }))
  await expect.poll(() => indicator.evaluate(element => element.getBoundingClientRect().left)).toBeGreaterThan(before)
  await expectSoundLayout(page)

  const search = page.getByRole('search')
  const searchToggle = page.getByRole('button', { name: t('search.label') })
  await expect(search).toBeHidden()
  await searchToggle.click()
  await expect(search).toBeVisible()
  await expect(search.getByRole('combobox')).toBeFocused()
  await search.getByRole('button', { name: t('shell.back') }).click()
  await expect(search).toBeHidden()
  await searchToggle.click()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(searchToggle).toBeFocused()

  const languages = page.getByRole('banner').locator('summary').filter({ hasText: 'fr' })
  const german = page.getByRole('banner').getByRole('link', { name: 'Deutsch' })
  await languages.click()
  await expect(german).toBeVisible()
  await languages.click()
  await expect(german).toBeHidden()
  await languages.click()
  await german.click()
  await page.waitForURL(/ch\.localhost:\d+\/$/)
})

test('SHELL-12, SHELL-20 the contact opens from the header; the cart opens with items in it and says so without', async ({
  openShop,
}) => {
  const visit = await openShop('HU')
  const { page, t, open } = visit
  await open()
  const phone = page.getByRole('banner').locator('a[href^="tel:"]')
  await expect(phone).toBeHidden()
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: t('shell.contact') })
    .click()
  await expect(phone).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(phone).toBeHidden()
  await page.getByRole('link', { name: t('shell.cart'), exact: true }).click()
  await expect(page.getByText(t('shell.cartEmptyHint'))).toBeVisible()
  await addFromProductPage(visit, await findProduct(visit, FRYER))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: t('shell.cartWithItems', { count: 1 }) }).click()
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
})

test('ROUTE-06, ROUTE-07 a new page begins at its top, and going back leads to where one was', async ({ openShop }) => {
  const { page, t, open, homeTitle } = await openShop('DE')
  await open()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  let position = -1
  // Pictures that arrive on the way may still move the page.
  await expect
    .poll(async () => {
      const before = position
      position = await page.evaluate(() => Math.round(scrollY))
      return position - before
    })
    .toBe(0)
  expect(position).toBeGreaterThan(500)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.faqs') })
    .click()
  await page.waitForURL('**/faq/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: homeTitle })).toBeAttached()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(position)
})

test('SHELL-01, SHELL-02, SHELL-03, SHELL-04, SHELL-05, SHELL-06, SHELL-19 the layouts of pages, products and checkout', async ({
  openShop,
}) => {
  const visit = await openShop('GB')
  const { page, t, open } = visit
  const fryer = await findProduct(visit, FRYER)
  await page.setViewportSize({ width: 2400, height: 900 })
  const main = page.getByRole('main')
  const boxOfMain = async () => (await main.boundingBox()) ?? { x: 0, width: 0 }
  const regions = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header:has([role=search]), main, footer')].map(element => element.localName),
    )
  await open()
  expect(await regions()).toEqual(['header', 'main', 'footer'])
  expect((await boxOfMain()).width).toBe(2400)
  await open('/faq/')
  expect(await regions()).toEqual(['header', 'main', 'footer'])
  expect((await boxOfMain()).width).toBe(1920)

  await addFromProductPage(visit, fryer)
  await expect(page.getByRole('dialog', { name: t('cart.title') }).getByText(t('guarantee.add'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  const buyBar = page.getByRole('button', { name: t('product.addNamedToCart', { name: fryer.name }) })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(buyBar).toBeVisible()
    const barTop = await buyBar.evaluate(button => button.closest('.fixed')?.getBoundingClientRect().top ?? 0)
    const footerEnd = await page.getByRole('contentinfo').evaluate(footer => footer.getBoundingClientRect().bottom)
    expect(footerEnd).toBeLessThanOrEqual(barTop)
  }).toPass()

  await page.setViewportSize({ width: 2400, height: 900 })
  for (const path of ['/checkout/addresses', '/checkout/thank-you?order=NS00000000', '/adyen-payment-error']) {
    await open(path)
    await expect(main).toBeVisible()
    const { x, width } = await boxOfMain()
    expect(width, path).toBe(1440)
    expect(Math.round(x + width / 2), path).toBeCloseTo(1200, -1)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.cart') })).toHaveCount(0)
    await expect(page.getByText(t('guarantee.add'))).toHaveCount(0)
  }
})

test('ROUTE-24 after a failed card payment there is a page with the way back, for no search engine', async ({ openShop }) => {
  const { page, t, open } = await openShop('BE', { language: 'nl', size: 'phone' })
  expect((await open('/adyen-payment-error'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentFailedTitle') })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectSoundLayout(page)
  await expect(page.getByRole('link', { name: t('checkout.backToPayment') })).toHaveAttribute('href', '/nl/checkout/payment')
  await page.getByRole('link', { name: t('cart.view') }).click()
  // Nothing is in the cart.
  await page.waitForURL('**/nl/')
})

test('ROUTE-14, ROUTE-16 products are at their native path and at the root, content pages and home at the root', async ({
  openShop,
}) => {
  const native = await openShop('LT')
  const fryer = await findProduct(native, FRYER)
  expect(fryer.path).toMatch(/^\/p\//)
  expect((await native.open(fryer.path))?.status()).toBe(200)
  await expect(native.page.getByRole('heading', { level: 1, name: fryer.name, exact: true })).toBeVisible()
  await native.open(fryer.path.replace('/p/', '/'))
  await expect(native.page).toHaveURL(native.address(fryer.path))
  const plain = await openShop('GB')
  const plainFryer = await findProduct(plain, FRYER)
  expect(plainFryer.path).not.toMatch(/^\/p\//)
  await plain.open(plainFryer.path)
  await expect(plain.page.getByRole('heading', { level: 1, name: plainFryer.name, exact: true })).toBeVisible()
  await plain.open('/payment/')
  await expect(plain.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await plain.open('/')
  await expect(plain.page.getByRole('heading', { level: 1, name: plain.homeTitle })).toBeVisible()
})

test('SHELL-43 the home page shows the texts of editors for its language and country', async ({ openShop }) => {
  const { page, language, market, ask, open } = await openShop('CH', { language: 'fr' })
  await open()
  for (const slug of ['shop-by-department', 'trusted-brands']) {
    const { content } = (await ask('getContent', { slug, locale: `${language}-${market.country}` })) as {
      content: ComponentContent
    }
    await expect(page.getByRole('main').getByRole('heading', { name: content.title })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(content.lead)
  }
})

test('SHELL-34 a link of the footer is called by its name or a text of the shop, leads to an address or a page, and may have a word next to it', async ({
  openShop,
}) => {
  for (const country of ['FR', 'PL'] as const) {
    const { page, t, open, ask, language } = await openShop(country, { javaScriptEnabled: false })
    const { categories } = (await ask('getCategory', { acceptLanguage: [language] })) as {
      categories: { results: CategoryNode[] }
    }
    const department = categories.results[0]
    await open()
    const footer = page.getByRole('contentinfo')
    const link = (name: string) => footer.getByRole('link', { name, exact: true })
    // Names are the same in every language, texts are not.
    await expect(link(BRANDS_BY_SLUG['royal-catering'])).toHaveAttribute('href', '/royal-catering/')
    await expect(link(t('shell.returnPolicy'))).toHaveAttribute('href', '/return-policy/')
    await expect(link(localize(department?.name ?? {}, language))).toHaveAttribute(
      'href',
      `/${localize(department?.slug ?? {}, language)}/`,
    )
    const tagged = footer.getByRole('listitem').filter({ hasText: 'Blog' })
    await expect(tagged).toHaveCount(1)
    await expect(tagged.getByRole('link', { name: t('shell.inspirations') })).toHaveAttribute('href', '/inspirations/')
  }
})

test('SHELL-42 the label by which a product belongs to a campaign is on no page', async ({ openShop }) => {
  const visit = await openShop('GB', { javaScriptEnabled: false })
  const { page, open, ask } = visit
  const { path, name } = await findProduct(visit, CAMPAIGN_STEAMER)
  const { products } = (await ask('getProduct', { skus: [CAMPAIGN_STEAMER], locale: 'en' })) as {
    products: { results: ProductProjection[] }
  }
  const labels = products.results[0]?.tags.filter(tag => tag.startsWith(CAMPAIGN_LABEL_PREFIX))
  expect(labels).toEqual(['campaign:black_friday'])
  for (const address of [path, `/search?query=${CAMPAIGN_STEAMER}`]) {
    await open(address)
    const shown = page.locator('body')
    await expect(shown).toContainText(name)
    await expect(shown).not.toContainText(CAMPAIGN_LABEL_PREFIX, { useInnerText: true })
    await expect(shown).not.toContainText('black_friday', { useInnerText: true })
  }
})

test('SHELL-44 a notice is there while the browser is offline', async ({ openShop }) => {
  const { page, t, context, open } = await openShop('SK', {
    tolerated: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|failed/,
  })
  await open()
  const notice = page.getByText(t('shell.offline'))
  await expect(notice).toHaveCount(0)
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  // A file that cannot be loaded now is not gone: the page stays.
  expect(await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))).toBe(true)
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
})

test('SHELL-08, SHELL-26, SHELL-36, SHELL-39, SHELL-40, SHELL-41, MKT-30 what an address and a store switch on', async ({
  openShop,
}) => {
  const campaign = {
    // None of the calendar of the demo shop, which the other stores follow.
    campaignName: 'works_holidays',
    startDate: new Date(Date.now() - 3_600_000).toISOString(),
    endDate: new Date(Date.now() + 86_400_000).toISOString(),
  }
  const plan = (dates: { startDate?: string; endDate?: string }) =>
    withDatabase(async databaseUrl => {
      const db = openDatabase({ databaseUrl, poolSize: 1 })
      const engine = createContext(db)
      const [store] = await findStores(engine, { key: 'pl' })
      if (!store) throw new Error('There is no store of Poland')
      const { version: _version, ...draft } = store
      await importStores(engine, [{ ...draft, custom: { ...draft.custom, campaigns: [{ ...campaign, ...dates }] } }])
      await db.destroy()
    })
  await plan({})
  const { page, t, open } = await openShop('PL')
  // The shop takes over another store a moment after it is stored.
  const expectCampaigns = (count: number) =>
    expect
      .poll(async () => {
        await open(`/?toggle-webform=false&appVersion=true&x=${randomUUID()}`)
        return page.getByText(t('shell.campaignOther'), { exact: true }).count()
      })
      .toBe(count)
  await expectCampaigns(1)
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 375, height: 812 })
  const texts = await Promise.all(
    LANGUAGES.map(async language => {
      const say = createTranslate(language, await loadMessages(language))
      return [say('shell.campaignCyberWeek'), say('shell.campaignUntil', { date: '06.12.2026' })] as const
    }),
  )
  const cut = await page.getByRole('complementary', { name: t('shell.campaignOther') }).evaluate((banner, candidates) => {
    const [name, dates] = [banner.querySelector('strong'), banner.querySelector('.truncate')]
    if (!name || !dates) return ['nothing to measure']
    return candidates.flatMap(([title, until]) => {
      name.textContent = title
      dates.textContent = until
      return dates.scrollWidth > dates.clientWidth + 1 ? [until] : []
    })
  }, texts)
  expect(cut).toEqual([])
  if (desktop) await page.setViewportSize(desktop)
  await plan({ startDate: new Date(Date.now() + 3_600_000).toISOString() })
  await expectCampaigns(0)
  await plan({})
  await expectCampaigns(1)
  await expect(page.getByText(t('shell.appVersion', { version: '0.1.0' }))).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t('shell.contactUs') })).toHaveCount(0)
  await expect(page.getByText(t('review.count', { count: 15 }), { exact: true }).first()).toBeVisible()
  await open('/')
  await expect(page.getByText(t('shell.appVersion', { version: '0.1.0' }))).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t('shell.contactUs') })).toBeVisible()
  const other = await openShop('SK')
  await other.open('/')
  await expect(other.page.getByText(other.t('shell.campaignOther'), { exact: true })).toHaveCount(0)
})

test('COOK-07 where a visit came from reaches the cart, and no cookie without consent', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t, context, open } = visit
  const fryer = await findProduct(visit, FRYER)
  await open('/?utm_source=autumn.letter')
  await page.getByRole('combobox', { name: t('search.label') }).fill(FRYER)
  await page.getByRole('button', { name: t('search.submit') }).click()
  await page.getByRole('heading', { name: fryer.name, exact: true }).getByRole('link').click()
  const told = page.waitForResponse('**/api/new-ct/updateCart')
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  const { data } = (await (await told).json()) as { data: { cart: { custom: object } } }
  expect(data.cart.custom).toEqual({ utmSource: 'autumn.letter' })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('vsf-utm-source')
})

test('UX-03 the layout changes at 768 and 1024 pixels, and a small window loads small pictures', async ({ openShop }) => {
  const { page, t, open } = await openShop('GB')
  await page.setViewportSize({ width: 375, height: 800 })
  await open('/search?tags=bestseller')
  const pictures = page.getByRole('main').locator('article picture img')
  const loadedWidth = () =>
    pictures.first().evaluate(picture => Number(/-(\d+)\.\w+$/.exec((picture as HTMLImageElement).currentSrc)?.[1]))
  await expect.poll(loadedWidth).toBeGreaterThan(0)
  // The smallest file that fills a window of 375 pixels.
  expect(await loadedWidth()).toBeLessThanOrEqual(400)
  const column = page.getByRole('contentinfo').locator('summary', { hasText: t('shell.ourBrands') })
  const menu = page
    .getByRole('navigation', { name: t('shell.categories'), exact: true })
    .getByRole('link', { name: t('shell.allCategories') })
  for (const [width, isMobile, isWide] of [
    [767, true, false],
    [768, false, false],
    [1023, false, false],
    [1024, false, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(column).toBeVisible({ visible: isMobile })
    await expect(menu).toBeVisible({ visible: isWide })
  }
})

test('NAV-04, UX-01 on a phone what stands above a product takes at most 230 px, and the bar says of which department it is', async ({
  openShop,
}) => {
  const visit = await openShop('GR', { size: 'phone' })
  const { page, t, open } = visit
  const { path, trail, name } = await findProduct(visit, FRYER)
  await open(path)
  const bar = page.getByRole('navigation', { name: t('shell.categories'), exact: true })
  await expect(bar.getByRole('link').first()).toHaveText(trail[0] ?? '')
  const crumbs = page.getByRole('navigation', { name: t('listing.breadcrumb') })
  const box = await crumbs.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(230)
  // One line, whose end is in view.
  await expect(crumbs.getByText(name)).toBeInViewport()
  expect(await crumbs.evaluate(element => element.scrollWidth > element.clientWidth)).toBe(true)
  await expectSoundLayout(page)
})
