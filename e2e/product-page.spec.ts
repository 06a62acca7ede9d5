// Waits for: the current section, then edges at rest (toPass, expect.poll), the picture's arrival before its size is read, the
// zoomed width before dragging, the pressed tier after typing pauses.
import type { Locator, Page } from '@playwright/test'
import type { ProductDetails } from '@shop/domain/product'
import { SHOP_NAME } from '@shop/domain/store'
import { findProduct } from './shop/catalogue.ts'
import { consentBefore } from './shop/cookies.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { SIZES } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

const FRYER = 'EX30010001'
const STOOL = 'EX30140005'
const WELDER = 'EX30080001'
const BLACK_STOOL = 'EX30140001'
const SCALE = 'EX30100001'
const RED_STOOL = 'EX30140002'
const VELVET_STOOL = 'EX30600006'

/** Upper and lower edge of an element in the window. */
function edgesOf(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    })
}

test('PDP-01, PDP-06, PDP-13, PDP-25 a product page keeps its sections at hand, hides nothing and remembers what was seen', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  const [fryer, stool] = [await findProduct(visit, FRYER), await findProduct(visit, STOOL)]
  await consentBefore(visit)
  await open(fryer.path)

  const details = page.getByRole('navigation', { name: t('product.sections') }).getByRole('link', {
    name: t('product.technicalDetails'),
  })
  // By keyboard: the strip may move while the page comes to rest.
  await details.press('Enter')
  await expect(details).toHaveAttribute('aria-current', 'true')
  await expect(details).toBeInViewport()
  await expect(async () => {
    const [header, sections, section] = [
      await edgesOf(page, 'header'),
      await edgesOf(page, `nav[aria-label="${t('product.sections')}"]`),
      await edgesOf(page, '#technical-details'),
    ]
    expect(sections.top).toBeCloseTo(header.bottom, 0)
    expect(section.top).toBeGreaterThanOrEqual(sections.bottom)
  }).toPass()
  await expectSoundLayout(page)

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: t('product.addNamedToCart', { name: fryer.name }) })).toBeInViewport()
  await expect.poll(async () => (await edgesOf(page, 'footer')).bottom <= (await edgesOf(page, '.buy-bar')).top + 1).toBe(true)

  await page
    .getByRole('textbox', { name: t('product.quantity'), exact: true })
    .first()
    .fill('3')
  // Without leaving the box: the tier of three units is reached once typing has paused.
  await expect(page.getByRole('button', { name: t('product.fromQuantity', { count: 3 }) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await open(stool.path)
  const seen = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: t('product.lastSeen') }),
    })
  await expect(seen.getByRole('heading', { name: fryer.name, exact: true })).toBeVisible()
  await expect(seen.getByRole('heading', { name: stool.name, exact: true })).toHaveCount(0)

  await test.step('both are on pages that have nothing else to show, where nothing moves for them', async () => {
    await page.addInitScript(() => {
      const observer = new PerformanceObserver(list => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
        document.documentElement.dataset.shifted = String(
          shifts.reduce((sum, { value }) => sum + value, Number(document.documentElement.dataset.shifted ?? 0)),
        )
      })
      observer.observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/search?query=qqqqzzzzxxxx']) {
      await open(path)
      await expect(seen.getByRole('heading', { name: fryer.name, exact: true })).toBeVisible()
      await expect(seen.getByRole('heading', { name: stool.name, exact: true })).toBeAttached()
      expect(await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0)), path).toBeLessThan(0.02)
      await expectSoundLayout(page)
    }
  })
  await test.step('a press forgets them', async () => {
    await seen
      .getByRole('button')
      .filter({ hasText: t('search.forgetRecent') })
      .click()
    await expect(seen).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('last-seen-products'))).toBeNull()
  })
})

test('PDP-23 a picture fills the window, is enlarged where it is pressed, leads to the others and comes back to the page', async ({
  openShop,
}) => {
  const visit = await openShop('FI')
  const { page, t, open } = visit
  const fryer = await findProduct(visit, FRYER)
  await open(fryer.path)
  await page.getByRole('link', { name: t('product.enlargePicture', { number: 1 }) }).click()
  const dialog = page.getByRole('dialog', { name: fryer.name })
  const picture = dialog.getByRole('img')
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0
  await expect(picture).toBeVisible()
  // Its size is known once it has arrived.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0)
  const whole = await widthOf()
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  expect(whole).toBeLessThanOrEqual(Math.min(window.width, window.height))

  await picture.click({ position: { x: 20, y: 20 }, force: true })
  await expect.poll(widthOf).toBeGreaterThan(1.5 * whole)
  const pane = dialog.locator(':scope > div')
  const before = await pane.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
  expect(before).toEqual([0, 0])
  await page.mouse.move(window.width / 2, window.height / 2)
  await page.mouse.down()
  await page.mouse.move(window.width / 2 - 120, window.height / 2 - 90, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => pane.evaluate(element => element.scrollTop)).toBeCloseTo(90, 0)
  expect(await widthOf(), 'a drag is no press').toBeGreaterThan(1.5 * whole)

  await dialog.getByRole('button', { name: t('product.zoomOut') }).click()
  await expect.poll(widthOf).toBeCloseTo(whole, 0)
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText(/2 \/ \d/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('product.showPicture', { number: 2 }) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectSoundLayout(page)

  await test.step('on a phone with a text of 200 % the picture is whole at first, and then moves one way alone', async () => {
    // The lowest a phone leaves to a page, below and above its own bars.
    await page.setViewportSize({ width: SIZES.phone.width, height: 600 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.getByRole('link', { name: t('product.enlargePicture', { number: 1 }) }).click()
    await expect.poll(widthOf).toBeGreaterThan(0)
    expect(await overflowOf(pane)).toEqual([false, false])
    const small = await widthOf()
    await dialog.getByRole('button', { name: t('product.zoomIn') }).click()
    await expect.poll(widthOf).toBeGreaterThan(1.4 * small)
    expect(await overflowOf(pane)).toEqual([true, false])
    for (const button of await dialog.locator('p').getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
  })
})

/** Whether what is in an element reaches out of it, to the side and below. */
function overflowOf(element: Locator): Promise<boolean[]> {
  return element.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth > clientWidth,
    scrollHeight > clientHeight,
  ])
}

for (const country of ['DE', 'GR'] as const) {
  test(`PDP-04, PDP-05, EG-01, UX-03 in ${country} the button is in the first view of a desktop, a small laptop and a tablet, the guarantee one line, and a bar takes over on a phone`, async ({
    openShop,
  }) => {
    const visit = await openShop(country)
    const { page, t, open } = visit
    await consentBefore(visit)
    const mainButton = '[data-main-add-to-cart] [type="submit"]'
    for (const sku of [WELDER, SCALE, BLACK_STOOL, VELVET_STOOL]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open((await findProduct(visit, sku)).path)
      expect((await edgesOf(page, mainButton)).bottom, `${sku} at 1440 × 900`).toBeLessThanOrEqual(900)
      expect((await edgesOf(page, '[data-picture-strip]')).bottom).toBeLessThanOrEqual(900)
      await page.setViewportSize({ width: 1024, height: 768 })
      expect((await edgesOf(page, mainButton)).bottom, `${sku} at 1024 × 768`).toBeLessThanOrEqual(768)
      await expectSoundLayout(page)
      await page.setViewportSize({ width: 768, height: 1024 })
      expect((await edgesOf(page, mainButton)).bottom, `${sku} at 768 × 1024`).toBeLessThanOrEqual(1024)
      await expectSoundLayout(page)
      await page.setViewportSize({ width: 390, height: 844 })
      expect((await edgesOf(page, mainButton)).bottom, `${sku} at 390 × 844`).toBeLessThanOrEqual(1.5 * 844)
      await expectSoundLayout(page)
    }

    await expect(page.locator('.buy-bar')).toHaveCount(0)
    await page.mouse.wheel(0, 60)
    const bar = page.locator('.buy-bar')
    await expect(bar.getByRole('button')).toBeInViewport()
    await expect(bar).toContainText((await findProduct(visit, VELVET_STOOL)).name)
    await page.locator(mainButton).scrollIntoViewIfNeeded()
    await page.locator(mainButton).evaluate(button => button.scrollIntoView({ block: 'center' }))
    await expect(bar).toHaveCount(0)

    // By keyboard: closed, then open with nothing but "none" chosen.
    const line = page.locator('[data-main-add-to-cart] summary')
    const none = page.getByRole('radio', { name: t('guarantee.none') })
    await expect(none).toBeHidden()
    await line.press('Enter')
    await expect(none).toBeVisible()
    await expect(none).toBeChecked()
    await line.press('Enter')
    await expect(none).toBeHidden()
  })
}

test('PDP-23, PDP-27 without scripts a stool leads to its other colours and heights, each a page of its own', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const { page, open } = visit
  await open((await findProduct(visit, BLACK_STOOL)).path)
  const colours = page.getByRole('region', { name: 'Farbe' })
  await expect(colours.getByRole('link')).toHaveCount(4)
  await expect(colours.getByRole('link', { name: 'Schwarz' })).toHaveAttribute('aria-current', 'true')
  await colours.getByRole('link', { name: 'Rot' }).click()
  const red = await findProduct(visit, RED_STOOL)
  await expect(page).toHaveURL(new RegExp(`${red.path}$`))
  await expect(page.getByRole('region', { name: 'Farbe' }).getByRole('link', { name: 'Rot' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await open((await findProduct(visit, VELVET_STOOL)).path)
  await expect(page.getByRole('region', { name: 'Sitzhöhe' }).getByRole('link')).toHaveText(['65 cm', '75 cm'])
})

test('PDP-23 another colour takes the place of a stool: its picture and number, with scroll and focus, and back again', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  await consentBefore(visit)
  const [black, red] = [await findProduct(visit, BLACK_STOOL), await findProduct(visit, RED_STOOL)]
  await open(black.path)
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  const choose = (name: string) => page.getByRole('region', { name: 'Farbe' }).getByRole('link', { name })
  await choose('Rot').click()
  await expect(page).toHaveURL(new RegExp(`${red.path}$`))
  await expect(page.getByRole('main')).toContainText(t('product.itemNumber', { sku: RED_STOOL }))
  await expect(choose('Rot')).toBeFocused()
  await expect(choose('Rot')).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page.getByRole('main')).toContainText(t('product.itemNumber', { sku: BLACK_STOOL }))
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
})

test('PDP-23 on a phone the pictures are swiped with a counter, moved by arrow keys and opened by a button', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  await consentBefore(visit)
  await open((await findProduct(visit, FRYER)).path)
  const gallery = page.getByRole('region', { name: t('product.gallery') })
  await expect(gallery).toContainText(/1 \/ \d/)
  await gallery.getByRole('list', { name: t('product.gallery') }).press('ArrowRight')
  await expect(gallery).toContainText(/2 \/ \d/)
  await gallery.getByRole('link', { name: t('product.enlargePicture', { number: 2 }) }).click()
  await expect(page.getByRole('dialog')).toContainText(/2 \/ \d/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.close') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('PDP-22 the head of a product page has the title, description and keywords of the product', async ({ openShop }) => {
  for (const [country, language] of [
    ['DE', 'de'],
    ['CH', 'it'],
  ] as const) {
    const visit = await openShop(country, { language, javaScriptEnabled: false })
    const { page, open } = visit
    const asked = { skus: [FRYER], limit: 1, locale: language }
    const { products } = (await visit.ask('getProduct', asked, 'product-details')) as { products: { results: ProductDetails[] } }
    const { metaTitle, metaDescription, metaKeywords } = products.results[0]!
    await open((await findProduct(visit, FRYER)).path)
    // Last parts go where a title is too long.
    const title = (await page.title()).replace(` – ${SHOP_NAME}`, '')
    expect(title.length).toBeGreaterThan(20)
    expect(metaTitle[language]).toContain(title)
    const contentOf = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')
    const words = (await contentOf('description'))?.replace('…', '') ?? ''
    expect(words.length).toBeGreaterThan(20)
    expect(metaDescription[language]?.replace(/\s/g, ' ')).toContain(words)
    expect(metaKeywords[language]).toContain(', ')
    expect(await contentOf('keywords')).toBe(metaKeywords[language])
    await page.close()
  }
})

test('UX-10 an amount of the shop is whole forints in Hungary, and euros with cents in Germany', async ({ openShop }) => {
  for (const [country, amounts, others] of [
    ['HU', /\d[\d\u00a0]*\u00a0Ft/, /\d,\d+\u00a0Ft/],
    ['DE', /\d,\d\d\u00a0€/, /\d\u00a0€(?<!,\d\d\u00a0€)/],
  ] as const) {
    const visit = await openShop(country, { javaScriptEnabled: false })
    const fryer = await findProduct(visit, FRYER)
    await visit.open(fryer.path)
    const text = (await visit.page.getByRole('main').textContent()) ?? ''
    expect(text).toContain(visit.money(fryer.centAmount))
    expect(text).toMatch(amounts)
    expect(text).not.toMatch(others)
  }
})

test('PDP-24 a picture that is not there is replaced by the default one in the same place', async ({ openShop }) => {
  const visit = await openShop('AT', { tolerated: /\/pictures\/|status of 404/ })
  const { page, open } = visit
  const fryer = await findProduct(visit, FRYER)
  await page.route(/\/pictures\/.*-front\./, route => route.fulfill({ status: 404 }))
  await open(fryer.path)
  const picture = page.getByRole('img', { name: fryer.name, exact: true }).first()
  await expect(picture).toHaveAttribute('src', '/no-picture.svg')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true)
  const box = await picture.boundingBox()
  expect(box?.width).toBeGreaterThan(300)
})

/** The sections of a product that has all of them, in their order. */
const SECTIONS = [
  ...(['product.highlights', 'product.description', 'product.technicalDetails', 'product.deliveryPackage'] as const),
  ...(['product.documents', 'product.faq', 'product.accessories', 'product.compare'] as const),
  ...(['product.goesWellWith', 'review.title'] as const),
]

test('PDP-01, PDP-02, PDP-23, PDP-28 without scripts a product page leads to its sections and its manual, and an unknown product is a page that is not there', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('GR', { javaScriptEnabled: false, tolerated: / 404/ })
  const { page, t, open } = visit
  const fryer = await findProduct(visit, FRYER)
  await open(fryer.path)
  const sections = page.getByRole('navigation', { name: t('product.sections') }).getByRole('link')
  const titles = SECTIONS.map(section => t(section))
  await expect(sections).toHaveText(titles)
  for (const name of titles) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(1)
  await sections.filter({ hasText: t('product.compare') }).click()
  await expect(page.getByRole('table')).toContainText(t('product.thisProduct'))
  await expect(page.getByRole('heading', { name: t('product.compare') })).toBeInViewport()

  const large = await page.getByRole('link', { name: t('product.enlargePicture', { number: 1 }) }).getAttribute('href')
  expect(large).toMatch(/^\/pictures\/.*-\d+\.webp$/)

  const path = await page.getByRole('link', { name: t('product.manual') }).getAttribute('href')
  const { host, port } = new URL(page.url())
  const ask = (method: 'GET' | 'HEAD', file: string) =>
    request.fetch(`http://127.0.0.1:${port}${file}`, { method, headers: { host } })
  const manual = await ask('GET', path ?? '')
  expect([manual.status(), manual.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await manual.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const head = await ask('HEAD', path ?? '')
  expect([head.status(), head.headers().etag]).toEqual([200, manual.headers().etag])
  expect((await ask('GET', '/manual/ex99999999.pdf')).status()).toBe(404)

  // A variant that does not exist is the product itself, under the one address of its page.
  expect((await open(`${fryer.path}?variant=EX99999999`))?.status()).toBe(200)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${fryer.path}$`))
  expect((await open('/unknown-99999999'))?.status()).toBe(404)
})
