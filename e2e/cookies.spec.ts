// Waits for: the cookies that scripts set (expect.poll), the cart's heading or the answer of updateCart before a cart is read,
// the address where a language's redirect ends.
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, continueToPayment, fillAddress } from './shop/checkout-steps.ts'
import { localeCookiesOf, setCookiesOf } from './shop/cookies.ts'
import { registerCustomer } from './shop/customers.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'
/** What the consent banner keeps, set as for a visitor who agrees to everything. */
async function agreeToEverything({ context, address }: MarketVisit): Promise<void> {
  const choices = { preferences: true, statistics: true, marketing: true }
  const value = encodeURIComponent(JSON.stringify({ choices }))
  await context.addCookies([{ name: 'cookie-consent', value, url: address('/') }])
}

test('COOK-04 without scripts the first page that is no one else’s sets them, once', async ({ openShop }) => {
  const visit = await openShop('CH', { language: 'fr', javaScriptEnabled: false })
  const { page, t, context, open } = visit
  await open((await findProduct(visit, STOOL)).path)
  expect(await localeCookiesOf(context)).toEqual({})
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  const french = { 'vsf-country': 'CH', 'vsf-currency': 'CHF', 'vsf-locale': 'fr-CH', 'vsf-store': 'ch' }
  expect(await localeCookiesOf(context)).toEqual(french)
  expect(await setCookiesOf(await open('/checkout/cart'))).toEqual([])
  await context.addCookies([{ name: 'vsf-currency', value: 'EUR', url: visit.address('/') }])
  await open('/checkout/cart')
  expect(await localeCookiesOf(context)).toEqual(french)
})

test('GUARD-22, COOK-04 without scripts a language that is chosen by its link stays', async ({ openShop }) => {
  const visit = await openShop('BE', { language: 'nl', javaScriptEnabled: false })
  const { page, open, address } = visit
  const french = await openShop('BE')
  // A browser that says it has no head is taken for a crawler, which is led nowhere (GUARD-32).
  const headless = await page.evaluate(() => navigator.userAgent)
  await visit.context.setExtraHTTPHeaders({ 'user-agent': headless.replace('Headless', '') })
  await open('/login')
  await page.goto(french.address('/'))
  await expect(page).toHaveURL(address('/'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(french.address('/'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
  await page.goto('about:blank')
  await page.goto(french.address('/faq/'))
  await expect(page).toHaveURL(french.address('/faq/'))
})

test('COOK-05 a shopper who agrees to everything, signs in and gives an address has each of the specified cookies', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, context, open } = visit
  await agreeToEverything(visit)
  await registerCustomer(visit, { firstName: 'Jana', lastName: 'Weiß' })
  await open('/?utm_source=autumn.letter')
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await open('/checkout/addresses')
  await fillAddress(visit, buyerOf('DE'))
  await continueToPayment(visit)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  const cookies = async () => Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  const uuid = expect.stringMatching(/^[\da-f-]{36}$/)
  await expect.poll(cookies).toMatchObject({
    'vsf-device-fingerprint': uuid,
    'vsf-shipping-address-type': 'SAME_AS_BILLING',
    'vsf-customer-id': uuid,
    'vsf-utm-source': 'autumn.letter',
    'vsf-country': 'DE',
    'vsf-locale': 'de-DE',
    'vsf-currency': 'EUR',
    'vsf-store': 'de',
  })
})

test('COOK-06, COOK-07 a source is stored in its form alone, and reaches the cart of a later visit', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, context, open } = visit
  const stool = await findProduct(visit, STOOL)
  await agreeToEverything(visit)
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'vsf-utm-source')?.value
  const isLooked = async () => (await context.cookies()).some(({ name }) => name === 'vsf-device-fingerprint')
  for (const source of ['', 'a b', '<script>', 'ä', 'x'.repeat(101)]) {
    await open(`/?utm_source=${encodeURIComponent(source)}`)
    // It is kept in the same moment, so that by then the source would be there.
    await expect.poll(isLooked).toBe(true)
    expect(await stored(), source).toBeUndefined()
  }
  await open(`/?utm_source=${'x'.repeat(100)}`)
  await expect.poll(stored).toBe('x'.repeat(100))
  await open('/?utm_source=autumn_letter-2.b')
  await expect.poll(stored).toBe('autumn_letter-2.b')

  // Nothing but the cookie is left of that visit.
  await page.goto('about:blank')
  await open(stool.path)
  const told = page.waitForResponse('**/api/new-ct/updateCart')
  await page.getByRole('button', { name: visit.t('product.addToCart'), exact: true }).click()
  const { data } = (await (await told).json()) as { data: { cart: { custom: object } } }
  expect(data.cart.custom).toEqual({ utmSource: 'autumn_letter-2.b' })

  const bare = await openShop('DE', { javaScriptEnabled: false })
  await agreeToEverything(bare)
  await bare.context.addCookies([{ name: 'vsf-utm-source', value: 'spring', url: bare.address('/') }])
  await bare.open(stool.path)
  await bare.page.getByRole('button', { name: bare.t('product.addToCart'), exact: true }).click()
  await expect(bare.page.getByRole('heading', { level: 1, name: bare.t('cart.title') })).toBeVisible()
  const session = (await bare.context.cookies()).find(({ name }) => name === 'vsf-commercetools-token')
  await context.addCookies([session!])
  const cart = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/new-ct/getMe', { method: 'POST', headers, body: '[{}]' })
    return ((await response.json()) as { data: { me: { activeCart: { custom: object } } } }).data.me.activeCart
  })
  expect(cart.custom).toEqual({ utmSource: 'spring' })
})
