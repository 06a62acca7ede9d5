// Waits for: hydration before loaded messages are counted, the cart's heading before the addresses are opened, the address's
// text in Germany before its absence in Austria is read, and what the console says (expect.poll).
import type { Customer } from '@shop/domain/customer'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { fillAddress } from './shop/checkout-steps.ts'
import { registerCustomer, signIn } from './shop/customers.ts'
import { expect, test } from './shop/test.ts'

test('API-49 a page loads the messages of its own language alone', async ({ openShop }) => {
  const { page, open, t } = await openShop('GR')
  const loaded: string[] = []
  page.on('request', request => {
    const name = /\/assets\/([a-z]{2}(?:-[A-Z]{2})?)-[\w-]+\.js$/.exec(request.url())?.[1]
    if (name) loaded.push(name)
  })
  await open('/')
  expect(loaded).toEqual(['el'])
  await expect(page.getByRole('combobox', { name: t('search.label') })).toBeVisible()
})

test('ERR-12 messages that cannot be loaded are an error of the console, a language that the shop has not is a warning, and the page goes on as the server sent it', async ({
  openShop,
}) => {
  const { page, t, address } = await openShop('GR', {
    tolerated: /messages of the locale|messages for the locale|404|gone|cannot be loaded/,
  })
  const told: string[] = []
  page.on('console', message => told.push(`${message.type()} ${message.text()}`))
  const faqs = page.getByRole('contentinfo').getByRole('link', { name: t('shell.faqs') })
  const goOn = async () => {
    await faqs.click()
    await expect(page).toHaveURL(address('/faq/'))
  }
  await test.step('a file that is gone', async () => {
    await page.route(/\/assets\/el-[\w-]+\.js$/, route => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(address())
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await expect.poll(() => told.join('\n')).toMatch(/^error The messages of the locale el-GR could not be loaded/m)
    await goOn()
  })
  await page.unrouteAll()
  await test.step('a locale that there is not', async () => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.lang = 'el-XX'
      }),
    )
    await page.goto(address())
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await expect.poll(() => told.join('\n')).toMatch(/^warning There are no messages for the locale "el-XX"/m)
    await goOn()
  })
})

test('a page of whatever kind carries at most 20 kB of data for its scripts', async ({ openShop }) => {
  // Letters of two bytes: the largest of all languages.
  const visit = await openShop('GR', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const fryer = await findProduct(visit, 'EX30010001')
  await open('/')
  const category = (await page.locator('[data-category-strip] a').last().getAttribute('href')) ?? ''
  await open(fryer.path)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  const search = `/search?query=${encodeURIComponent(fryer.name.split(' ')[0] ?? '')}`
  const paths = ['/', '/c/', category, search, fryer.path, '/faq/', '/login', '/checkout/cart', '/checkout/addresses']
  const bytes = new Map<string, number>()
  for (const path of paths) {
    expect((await open(path))?.status(), path).toBe(200)
    bytes.set(path, await page.locator('script:not([src])').evaluateAll(bytesOfData))
  }
  // None at all would mean that they are not found any more.
  expect([...bytes].filter(([_path, count]) => count < 2000 || count > MAX_INLINE_BYTES)).toEqual([])
})

/** Most data that a page carries for its scripts; structured data and the starter are not among them. */
const MAX_INLINE_BYTES = 20_000

/** Bytes of the data in the scripts of a document; runs in the browser. */
function bytesOfData(scripts: readonly Element[]): number {
  const texts = scripts.filter(
    ({ id, textContent }) => ['application', 'page-data'].includes(id) || textContent.startsWith('window.__reactRouterContext'),
  )
  return texts.reduce((sum, { textContent }) => sum + new TextEncoder().encode(textContent).length, 0)
}

test('CART-29 the page of the cart recommends what goes with its products', async ({ openShop }) => {
  const visit = await openShop('SK', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const fryer = await findProduct(visit, 'EX30010001')
  await open(fryer.path)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click()
  const recommended = page.locator('section').filter({ has: page.getByRole('heading', { name: t('cart.goesWellWith') }) })
  await expect(recommended.getByRole('article').first()).toBeVisible()
  await expect(recommended).not.toContainText(fryer.name)
})

test('VAT-12 a number that no service could check can be checked again', async ({ openShop }) => {
  const visit = await openShop('CZ', { javaScriptEnabled: false })
  const { page, t, open } = visit
  await open((await findProduct(visit, 'EX30140005')).path)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  await open('/checkout/addresses')
  await fillAddress(visit, buyerOf('CZ'))
  await page.getByRole('radio', { name: t('checkout.company') }).check()
  await page.getByRole('textbox', { name: t('checkout.companyName') }).fill('Kovárna s.r.o.')
  // The double of the tax office cannot answer about this number.
  await page.getByRole('textbox', { name: t('checkout.vatNumber') }).fill('CZ66121108')
  await page.getByRole('button', { name: t('checkout.vatCheck') }).click()
  await expect(page.getByRole('button', { name: t('checkout.vatCheckAgain') })).toBeVisible()
})

test('ADDR-20 an address of Germany is not among those of the same customer in Austria', async ({ openShop }) => {
  const german = await openShop('DE')
  const customer = await registerCustomer(german, { firstName: 'Jörg', lastName: 'Weißmüller' })
  const { me } = (await callInSession(german, 'getMe', { customer: true })) as { me: { customer: Customer } }
  const { id, version } = me.customer
  await callInSession(german, 'addShippingAddress', { customer: { id, version }, address: { ...ADDRESS, country: 'DE' } })
  await german.open('/my-account/shipping-details')
  await expect(german.page.getByText(ADDRESS.streetName).first()).toBeVisible()
  const austrian = await openShop('AT')
  await signIn(austrian, customer)
  await austrian.open('/my-account/shipping-details')
  await expect(austrian.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(austrian.page.getByText(ADDRESS.streetName)).toHaveCount(0)
})

const ADDRESS = {
  firstName: 'Jörg',
  lastName: 'Weißmüller',
  streetName: 'Straße des 17. Juni',
  streetNumber: '12a',
  postalCode: '10623',
  city: 'Berlin',
  phone: '+49 30 1234567',
}
