// Waits for: hydration of the missing page, the refused answer of getContent, the import's commit before the moved address is
// asked for again, the address where the moved link leads, a quiet network before held timers are let go, a storefront of its own
// that listens.
import { randomUUID } from 'node:crypto'
import type { ComponentContent } from '@shop/domain/content'
import type { CountryCode } from '@shop/domain/market'
import { createContext, openDatabase } from '@shop/engine/database'
import { importRedirections } from '@shop/engine/redirection'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { clientSideDomain } from '../apps/storefront/app/browser/environment.ts'
import { withDatabase } from '../scripts/postgres/with-database.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { holdTimers } from './shop/held-timers.ts'
import { untilAlive } from './shop/market-visit.ts'
import { startStorefront } from './shop/own-storefront.ts'
import { expect, test } from './shop/test.ts'

const english = createTranslate('en', await loadMessages('en'))
/** What the browser says about pages that do not exist. */
const tolerated = /no-such/

for (const country of ['DE', 'GR'] satisfies CountryCode[]) {
  test(`ERR-01, ROUTE-41, ROUTE-42 in ${country} what does not exist is a 404 page in the shop’s language with ways on`, async ({
    openShop,
  }) => {
    const { page, t, market, language, open, homeTitle } = await openShop(country, { tolerated })
    expect(t('error.notFoundTitle')).not.toBe(english('error.notFoundTitle'))
    for (const path of ['/no-such-page/', '/no-such-product-99999999', '/no-such/page/at/all', '/search/no-such-list']) {
      const response = await open(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-${market.country}`)
      await expect(page.getByRole('heading', { level: 1, name: t('error.notFoundTitle') })).toBeVisible()
    }
    await expect(page).toHaveTitle(new RegExp(t('error.notFoundTitle')))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('error.toHome') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: homeTitle })).toBeVisible()
  })
}

test('ERR-01, CMS-08 a page that does not exist shows departments and brands in the texts of editors', async ({ openShop }) => {
  const { page, open, ask } = await openShop('AT', { tolerated })
  for (const [index, slug] of ['shop-by-department', 'trusted-brands'].entries()) {
    const { content } = (await ask('getContent', { slug, locale: 'de-AT' })) as { content: ComponentContent }
    if (index === 0) expect((await open('/no-such-page/'))?.status()).toBe(404)
    const block = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: content.title }) })
    await expect(block.last()).toContainText(content.lead)
    await expect(block.last().getByRole('link', { name: content.linkLabel })).toBeVisible()
  }
})

test('ERR-01 the page that does not exist lives on without those blocks', async ({ openShop }) => {
  const { page, t, open } = await openShop('DE', { tolerated: /no-such|getContent|Failed to load/ })
  await page.route('**/api/new-ct/getContent**', route => route.fulfill({ status: 503, body: '' }))
  const refused = page.waitForResponse('**/api/new-ct/getContent**')
  await open('/no-such-page/')
  await refused
  await expect(page.getByRole('heading', { level: 1, name: t('error.notFoundTitle') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('error.departments') })).toBeVisible()
})

test('UX-06 where a browser does not say that it is idle, as Safari does not, those blocks are fetched after 200 ms', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('DE', { tolerated })
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined }))
  const timers = await holdTimers(page, 200)
  const asked: string[] = []
  page.on('request', request => request.url().includes('/new-ct/getContent') && asked.push(request.url()))
  await open('/no-such-page/')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await timers.release(200)
  await expect.poll(() => asked.length).toBe(2)
  await expect(page.getByRole('heading', { level: 1, name: t('error.notFoundTitle') })).toBeVisible()
})

test('GUARD-13, GUARD-15 a page that was missing leads to its new address once it is imported, by link and by script', async ({
  openShop,
  request,
  baseURL,
}) => {
  const source = `/moved-${randomUUID()}/`
  const { page, open, address } = await openShop('DE', { tolerated: /moved/ })
  const { port } = new URL(baseURL ?? '')
  const visit = () =>
    request.get(`http://127.0.0.1:${port}${source}`, { headers: { host: `de.localhost:${port}` }, maxRedirects: 0 })
  for (let times = 0; times < 2; times++) expect((await visit()).status()).toBe(404)
  await withDatabase(async databaseUrl => {
    const db = openDatabase({ databaseUrl, poolSize: 1 })
    await importRedirections(createContext(db), [{ country: 'DE', source, target: '/search/sales' }])
    await db.destroy()
  })
  await expect.poll(async () => (await visit()).status()).toBe(301)
  const response = await visit()
  expect(response.headers().location).toBe('/search/sales')
  await open('/')
  await page.evaluate(path => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'moved', id: 'moved' })
    document.querySelector('main')?.prepend(link)
  }, source)
  await page.locator('#moved').click()
  await page.waitForURL(address('/search/sales'))
})

test('ERR-01 the cart can be opened from a page that does not exist', async ({ openShop }) => {
  const visit = await openShop('SK', { tolerated })
  const { page, t, open } = visit
  const fryer = await findProduct(visit, 'EX30010001')
  await addFromProductPage(visit, fryer)
  await open('/no-such-page/')
  await page.getByRole('link', { name: t('shell.cartWithItems', { count: 1 }) }).click()
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toContainText(fryer.name)
})

test('ERR-11 a page whose file is gone is loaded again, twice and not for ever', async ({ openShop }) => {
  const visit = await openShop('DE', { tolerated: /spin-viewer|file of the page|status of 404|React|error/i })
  const { page, t, open } = visit
  const fryer = await findProduct(visit, 'EX30010001')
  await page.route('**/assets/spin-viewer-*', route => route.fulfill({ status: 404, body: 'gone' }))
  let loads = 0
  page.on('load', () => {
    loads++
  })
  await open(fryer.path)
  const turn = page.getByRole('button', { name: t('product.turnAround') }).last()
  for (const expected of [2, 3]) {
    await turn.click()
    await expect.poll(() => loads).toBe(expected)
    await untilAlive(page)
  }
  const missed = page.waitForEvent('console', message => message.text().includes('cannot be loaded'))
  await turn.click()
  await missed
  await expect(page.locator('body')).not.toBeEmpty()
  expect(loads).toBe(3)
})

test('ERR-11 a page stays while the shop does not answer, also where the browser believes to be online', async ({ openShop }) => {
  const visit = await openShop('DE', { tolerated: /spin-viewer|ERR_FAILED|Failed to fetch|React|error/i })
  const { page, t, open } = visit
  const fryer = await findProduct(visit, 'EX30010001')
  await open(fryer.path)
  let loads = 0
  page.on('load', () => {
    loads++
  })
  await page.route('**/*', route => route.abort())
  const asked = page.waitForEvent('requestfailed', request => request.method() === 'HEAD')
  await page
    .getByRole('button', { name: t('product.turnAround') })
    .last()
    .click()
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fryer.name)
  expect(loads).toBe(0)
})

test('UX-02, ERR-14 a bar shows that a page loads, and when its data fail the bar tells so and the error page is there', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('DE', { tolerated: /\.data|status of 500|Error|error/ })
  await page.addInitScript(() => {
    const phases: string[] = []
    Object.assign(window, { phases })
    new MutationObserver(() => {
      const phase = document.querySelector<HTMLElement>('[role=progressbar]')?.dataset.phase
      if (phase && phase !== phases.at(-1)) phases.push(phase)
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-phase'] })
  })
  const phases = () => page.evaluate(() => (window as unknown as { phases: string[] }).phases)
  const bar = page.getByRole('progressbar', { name: t('shell.loading') })
  let isFailing = false
  await page.route('**/*.data*', async route => {
    // As slow as it takes for the bar to show; a page that is fetched ahead shows none.
    await bar.waitFor()
    await (isFailing ? route.fulfill({ status: 500, body: 'no data' }) : route.continue())
  })
  await open('/faq/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.dispatchInformation') })
    .click()
  await page.waitForURL('**/dispatch-information/')
  await expect.poll(phases).toEqual(['running', 'finished'])
  await expect(bar).toHaveCount(0)
  isFailing = true
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.terms'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('error.unavailableTitle') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('error.tryAgain') })).toHaveAttribute(
    'href',
    /terms-and-conditions/,
  )
  expect((await phases()).slice(-2)).toEqual(['running', 'failed'])
})

test('ERR-05 pages and operations answer with 200, 400, 404 and 500, and the payment service with 201 for what it has made', async ({
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const headers = { host: `de.localhost:${port}` }
  const page = async (path: string, of = port) =>
    (await request.get(`http://127.0.0.1:${of}${path}`, { headers: { host: `de.localhost:${of}` } })).status()
  const operation = async (data: object[]) =>
    (await request.post(`http://127.0.0.1:${port}/api/new-ct/getProduct`, { headers, data })).status()
  expect([await page('/faq/'), await operation([{ skus: ['EX30010001'] }])]).toEqual([200, 200])
  expect(await operation([{ skus: 'no list' }])).toBe(400)
  expect(await page('/no-such-page/')).toBe(404)
  const storefront = await startStorefront(async () => ({ status: 500, body: { message: 'broken' }, setCookies: [] }))
  try {
    expect(await page('/some-product-30010001', storefront.port)).toBe(500)
  } finally {
    await storefront.stop()
  }
  const session = await request.post(`http://127.0.0.1:${process.env.STANDINS_PORT}/payment/v72/sessions`, {
    headers: { 'x-api-key': 'anvil-local' },
    data: {
      merchantAccount: 'AnvilECOM',
      amount: { currency: 'EUR', value: 1000 },
      reference: 'status-codes',
      returnUrl: `http://de.localhost:${port}/`,
    },
  })
  expect(session.status()).toBe(201)
})

test('ERR-13 who asks for the host of the browser on the server fails in the specified words, which are logged and not shown; in the browser it is that of the address', async ({
  openShop,
  request,
}) => {
  const shared = await openShop('DE', { tolerated: /searchCatalogue|500|suggest/ })
  const words = 'clientSideDomain can only be used on the client side'
  const { write } = process.stderr
  const lines: string[] = []
  process.stderr.write = text => lines.push(String(text)) > 0
  const storefront = await startStorefront(async () => ({ status: 200, body: { data: clientSideDomain() }, setCookies: [] }))
  try {
    const response = await request.get(`http://127.0.0.1:${storefront.port}/some-product-30010001`, {
      headers: { host: `de.localhost:${storefront.port}` },
    })
    expect(response.status()).toBeGreaterThanOrEqual(500)
    expect(await response.text()).not.toContain(words)
    expect(lines.join('')).toContain(words)
  } finally {
    process.stderr.write = write
    await storefront.stop()
  }
  // What the browser asks names that host.
  const { page, t, open, address } = shared
  await open()
  const asked = page.waitForRequest('**/api/new-ct/**')
  await page.getByRole('combobox', { name: t('search.label') }).fill('fritteuse')
  expect(new URL((await asked).url()).host).toBe(new URL(address()).host)
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible()
})
