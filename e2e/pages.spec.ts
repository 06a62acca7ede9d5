// Waits for: hydration before links of the footer, the address and contents of the page they lead to, the strip's layout after
// each resize (toPass), the new window, the login's password field.
import { randomUUID } from 'node:crypto'
import { createHttpTransport } from '@shop/contract'
import { BRAND_SLUGS, INFORMATION_SLUGS, PAGE_SLUGS, type PageBlock } from '@shop/domain/content'
import { readSettings } from '../apps/storefront/config.ts'
import { accountMenu, register, signIn } from './shop/login-steps.ts'
import { start } from './shop/own-storefront.ts'
import { expect, test } from './shop/test.ts'

test('ROUTE-25, ROUTE-26, ROUTE-27, ROUTE-39, ROUTE-41 every page of editors is there, and no other', async ({
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const statusOf = async (path: string) => {
    const response = await request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `gb.localhost:${port}` },
      maxRedirects: 0,
    })
    return response.status() === 308 ? response.headers().location : response.status()
  }
  for (const slug of PAGE_SLUGS) expect(await statusOf(`/${slug}/`), slug).toBe(200)
  for (const path of ['/no-such-page/', '/faq/more/', '/trusted-brands/']) expect(await statusOf(path), path).toBe(404)
  expect(await statusOf('/FAQ/')).toBe('/faq/')
  expect(await statusOf('/premium-guarantee/')).toBe('/premium-gurantee/')
})

test('ROUTE-17, ROUTE-37 the footer leads to a page with contents, facts and its like, loaded when needed', async ({
  openShop,
}) => {
  const { page, t, money, open } = await openShop('GB')
  const chunks: string[] = []
  page.on('request', request => {
    if (request.url().includes('content-page')) chunks.push(request.url())
  })
  await open('/')
  expect(chunks).toEqual([])
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: t('shell.dispatchInformation') }).click()
  await page.waitForURL('**/dispatch-information/')
  const main = page.getByRole('main')
  await expect(main).toContainText(money(5200))
  // The home page names the same amount: only the contents are a sign of the page itself.
  await expect(main.getByRole('navigation', { name: t('content.contents') })).toBeVisible()
  expect(chunks.length).toBeGreaterThan(0)
  await expect(main).not.toContainText(/[{}*[\]]/)
  const contents = main.getByRole('navigation', { name: t('content.contents') }).getByRole('link')
  await contents.last().click()
  await expect(page.locator(':target')).toBeInViewport()
  const others = main.getByRole('navigation', { name: t('content.information') }).getByRole('link')
  await expect(others).toHaveCount(INFORMATION_SLUGS.length)
  await others.last().click()
  await page.waitForURL(`**/${INFORMATION_SLUGS.at(-1)}/`)
})

test('SHELL-25, CMS-06, ROUTE-38, ROUTE-39 the page of a brand shows its products, in a strip that fits the screen', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('GB')
  await open('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator(BRAND_SLUGS.map(slug => `a[href="/${slug}/"]`).join())).toHaveCount(10)
  await footer.getByRole('link', { name: 'Royal Catering' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Royal Catering' })).toBeVisible()
  const carousel = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: t('content.scrollForward') }) })
    .last()
  const strip = carousel.getByRole('list')
  for (const [width, shown, gap] of [
    [640, 1.5, 20],
    [767, 1.5, 20],
    [768, 3, 20],
    [1023, 3, 20],
    [1200, 3, 30],
    [1440, 3, 30],
    [1919, 3, 30],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const [first, second] = await strip
        .locator(':scope > li')
        .evaluateAll(items => items.slice(0, 2).map(item => item.getBoundingClientRect().toJSON()))
      const stripWidth = await strip.evaluate(element => element.getBoundingClientRect().width)
      expect(Math.round(second.left - first.right), `gap at ${width}`).toBe(gap)
      expect((stripWidth + gap) / (first.width + gap), `items at ${width}`).toBeCloseTo(shown, 1)
    }).toPass()
  }
  await page.getByRole('link', { name: t('content.allOfBrand', { brand: 'Royal Catering' }) }).click()
  await page.waitForURL('**/search?brand=Royal+Catering')
})

test('SHELL-33, SHELL-32, SHELL-31, SHELL-28 on a phone the columns of the footer open, with and without scripts', async ({
  openShop,
}) => {
  const withScripts = await openShop('GB', { size: 'phone' })
  await withScripts.open('/faq/')
  const footer = withScripts.page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Stamos' })).toBeHidden()
  await footer.locator('summary', { hasText: withScripts.t('shell.ourBrands') }).click()
  await expect(footer.getByRole('link', { name: 'Stamos' })).toBeVisible()
  await expect(footer).toContainText(withScripts.t('shell.weDeliverAnywhere'))
  await expect(footer).toContainText(/© 2007–20\d\d/)
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
  const bare = await openShop('GB', { size: 'phone', javaScriptEnabled: false })
  await bare.open('/faq/')
  const bareFooter = bare.page.getByRole('contentinfo')
  await expect(bareFooter.getByRole('link', { name: 'Stamos' })).toBeHidden()
  await bareFooter.locator('summary', { hasText: bare.t('shell.ourBrands') }).click()
  await expect(bareFooter.getByRole('link', { name: 'Stamos' })).toBeVisible()
})

test('SHELL-30 the footer offers the languages of a market with its flag, and leads to them', async ({ openShop }) => {
  const { page, open } = await openShop('CH')
  await open('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /Deutsch|Français|Italiano/ })).toHaveCount(3)
  const flag = footer.locator('a[lang="fr"] img')
  await expect(flag).toHaveAttribute('src', '/flags/ch.svg')
  await flag.scrollIntoViewIfNeeded()
  await expect.poll(() => flag.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0)
  await footer.getByRole('link', { name: 'Français' }).click()
  await page.waitForURL('**/fr/')
})

test('SHELL-29 the footer names the ways to pay that the checkout of its market offers, and who brings its parcels', async ({
  openShop,
}) => {
  for (const [country, methods] of [
    [
      'DE',
      [
        'payment.scheme',
        'payment.paypal',
        'payment.applepay',
        'payment.googlepay',
        'payment.klarna',
        'payment.klarna_account',
        'payment.klarna_b2b',
        'payment.ratepay',
        'checkout.bankTransfer',
        'checkout.cashOnDelivery',
      ],
    ],
    [
      'NL',
      [
        'payment.ideal',
        'payment.scheme',
        'payment.paypal',
        'payment.applepay',
        'payment.googlepay',
        'payment.klarna',
        'checkout.cashOnDelivery',
      ],
    ],
  ] as const) {
    const { page, t, open, market } = await openShop(country)
    await open('/')
    const carriers = page.getByRole('contentinfo').getByRole('list', { name: t('shell.dispatchInformation'), exact: true })
    await expect(carriers.getByRole('listitem')).toHaveText([...market.carriers])
    const payments = page.getByRole('contentinfo').getByRole('list', { name: t('shell.paymentMethods'), exact: true })
    await expect(payments.getByRole('listitem')).toHaveText(methods.map(key => t(key)))
    await expect(payments).toBeVisible()
    await payments.scrollIntoViewIfNeeded()
    // One file for all marks, of which each shows its view.
    const marks = payments.locator('img')
    await expect(marks).toHaveCount(methods.length)
    await expect.poll(() => marks.evaluateAll(all => all.every(mark => (mark as HTMLImageElement).naturalWidth > 0))).toBe(true)
    const files = await marks.evaluateAll(all => all.map(mark => (mark as HTMLImageElement).src.split('#')[0]))
    expect(new Set(files).size).toBe(1)
  }
})

test('SHELL-22, ROUTE-30 a login that is sent without scripts leads on to the orders site', async ({ openShop }) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const customer = { firstName: 'Jana', lastName: 'Weiß', email: `${randomUUID()}@example.com`, password: 'Strong-sword-7' }
  await visit.open('/create-account')
  await register(visit, customer)
  await visit.context.clearCookies()
  await visit.open('/login?returnTo=%2Fmy-account%2Fmy-orders')
  await signIn(visit, customer)
  await expect(visit.page).toHaveURL(/^http:\/\/orders\.de\.localhost:\d+\/orders$/)
})

test('SHELL-22 customer service leads to its pages, and order tracking to the orders site', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t, open, address, context } = visit
  const customer = { firstName: 'Jana', lastName: 'Weiß', email: `${randomUUID()}@example.com`, password: 'Strong-sword-7' }
  await open('/create-account')
  await register(visit, customer)
  const menu = accountMenu(visit, customer)
  const footer = page.getByRole('contentinfo')
  const tracking = footer.getByRole('link', { name: t('shell.orderTracking') })
  await expect(menu).toBeVisible()

  // A window of its own: the orders are another site.
  await expect(tracking).toHaveAttribute('target', '_blank')
  const opened = context.waitForEvent('page')
  await tracking.click()
  const orders = await opened
  await expect(orders).toHaveURL(/^http:\/\/orders\.de\.localhost:\d+\/orders$/)
  await orders.close()

  await menu.click()
  await page.getByRole('button', { name: t('shell.logOut') }).click()
  await expect(page).toHaveURL(address('/'))
  // A guest begins there with the number of an order, or signs in.
  const entered = context.waitForEvent('page')
  await tracking.click()
  const entry = await entered
  await expect(entry).toHaveURL(/^http:\/\/orders\.de\.localhost:\d+\/\?expired$/)
  await entry.getByRole('link', { name: t('login.signIn') }).click()
  await expect(entry).toHaveURL(address('/login?returnTo=%2Fmy-account%2Fmy-orders'))
  await signIn({ ...visit, page: entry }, customer)
  await expect(entry).toHaveURL(/^http:\/\/orders\.de\.localhost:\d+\/orders$/)
  await entry.close()

  for (const [key, path] of [
    ['shell.dispatchInformation', '/dispatch-information/'],
    ['shell.myAccount', '/login'],
    ['shell.returnPolicy', '/return-policy/'],
    ['shell.premiumGuarantee', '/premium-gurantee/'],
    ['shell.faqs', '/faq/'],
    ['shell.securePayment', '/payment/'],
  ] as const) {
    const other = await openShop('DE')
    await other.open('/')
    await other.page
      .getByRole('contentinfo')
      .getByRole('link', { name: t(key), exact: true })
      .click()
    await expect(other.page).toHaveURL(other.address(path))
    await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible()
    await other.page.close()
  }
})

test('CMS-04 a page has a view for each type of block that editors may write', async ({ openShop }) => {
  const link = { label: 'Go there', to: 'page:faq' }
  const blocks: readonly PageBlock[] = [
    { type: 'banner', title: 'A banner', text: 'Of ours', link },
    { type: 'card', heading: 'Cards', cards: [{ title: 'A card', text: 'One', link }] },
    { type: 'product-list', heading: 'Tiles', query: { brand: 'MSW' } },
    { type: 'faq', heading: 'Questions', items: [{ question: 'Why so?', answer: ['Because.'] }] },
    { type: 'voucher', title: 'A voucher', text: 'For you', code: 'WELCOME10' },
    { type: 'carousel', heading: 'A strip', query: { brand: 'MSW' } },
    { type: 'web-form', heading: 'Ask us' },
    { type: 'newsletter' },
  ]
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const overHttp = createHttpTransport(middlewareUrl)
  const settings = readSettings({
    NODE_ENV: 'production',
    PORT: '0',
    MIDDLEWARE_URL: middlewareUrl,
    LIVE_PORT: process.env.LIVE_PORT,
    STANDINS_PORT: process.env.STANDINS_PORT,
  })
  const storefront = await start(settings, async call => {
    const answer = await overHttp(call)
    if (call.operation !== 'getPage') return answer
    const { data } = answer.body as { data: { page: object } }
    return { ...answer, body: { data: { page: { ...data.page, blocks } } } }
  })
  try {
    const visit = await openShop('GB', { port: new URL(storefront.address).port, size: 'phone' })
    const { page, t, open } = visit
    await open('/faq/')
    const main = page.getByRole('main')
    for (const name of ['A banner', 'A card', 'Tiles', 'Questions', 'A voucher', 'A strip', 'Ask us'])
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Go there' })).toHaveCount(2)
    await expect(main.getByText('WELCOME10')).toBeVisible()
    await main.getByText('Why so?').click()
    await expect(main.getByText('Because.')).toBeVisible()
    await expect(main.getByRole('article').first()).toBeVisible()
    await expect(main.getByRole('textbox', { name: t('checkout.email') })).toBeVisible()
    await main.getByRole('link', { name: t('shell.contactUs') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.close()
  } finally {
    await storefront.stop()
  }
})
