// Waits for: the text in the page (toContainText, toBeVisible), what the console logs (expect.poll), the cart's heading before
// the product page is opened again, hydration before the search field is filled.
import { readFileSync } from 'node:fs'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { fillAddress, goOnToCart } from './shop/checkout-steps.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

/** Few units, so that a cart can hold all there are. */
const SCARCE_CLEANER = 'EX30120005'

/** What many have reviewed, so that reviews have an order. */
const REVIEWED_FRYER = 'EX30010001'

/** The texts whose words are specified and that pages say; what operations answer is proven with the middleware. */
const texts = (
  JSON.parse(readFileSync(new URL('../docs/exact-texts.json', import.meta.url), 'utf8')) as {
    id: string
    message: string
    saidBy: string
  }[]
).filter(({ saidBy }) => saidBy === 'page')

function textOf(id: string): string {
  const text = texts.find(candidate => candidate.id === id)
  if (!text) throw new Error(`No page says ${id}`)
  return text.message
}

const mainSays = async ({ page }: MarketVisit, id: string) => expect(page.getByRole('main')).toContainText(textOf(id))

async function putIntoCart(visit: MarketVisit, quantity: number) {
  const { page, t, open } = visit
  const cleaner = await findProduct(visit, SCARCE_CLEANER)
  await open(cleaner.path)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('product.quantity') }).fill(String(quantity))
  await main.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  return cleaner
}

/** How the server’s own pages come to say each text, in this order: the cart fills up on the way. */
const SAID_WITHOUT_SCRIPTS: Readonly<Record<string, (visit: MarketVisit) => Promise<unknown>>> = {
  'unknown-page': ({ open }) => open('/there-is-no-such-page'),
  async 'select-default'(visit) {
    const { path } = await findProduct(visit, REVIEWED_FRYER)
    await visit.open(`${path}?reviewSort=colour`)
  },
  'search-no-results': ({ open }) => open('/search?query=zzzzqqqq'),
  'cart-adding-problem': visit => putIntoCart(visit, 1001),
  async 'vat-modal'(visit) {
    const { page, t, open } = visit
    await putIntoCart(visit, 1)
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await open('/checkout/addresses')
    await fillAddress(visit, buyerOf('GB'))
    await page.getByRole('radio', { name: t('checkout.company') }).check()
    await page.getByRole('textbox', { name: t('checkout.companyName') }).fill('Great George Ltd')
    await page.getByRole('textbox', { name: t('checkout.vatNumber') }).fill('GB123456789')
    await page.getByRole('button', { name: t('checkout.vatCheck') }).click()
  },
}

const SAID_IN_THE_BROWSER = ['quantity-max', 'request', 'cart-none', 'search-see-all', 'cart-empty-hint']

test('ADDR-18, ERR-01, PDP-11, VAT-23 an English shop says what pages say in the specified words, without scripts', async ({
  openShop,
}) => {
  const claimed = [...Object.keys(SAID_WITHOUT_SCRIPTS), ...SAID_IN_THE_BROWSER]
  expect(claimed.toSorted()).toEqual(texts.map(({ id }) => id).toSorted())
  const visit = await openShop('GB', { javaScriptEnabled: false, tolerated: /there-is-no-such/ })
  for (const [id, provoke] of Object.entries(SAID_WITHOUT_SCRIPTS)) {
    await provoke(visit)
    await mainSays(visit, id)
  }
  await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText(visit.t('checkout.addressesTitle'))
})

test('CART-22 a product page says in the specified words that the cart holds all there is', async ({ openShop }) => {
  const visit = await openShop('GB')
  const { availableQuantity } = await findProduct(visit, SCARCE_CLEANER)
  const { path } = await putIntoCart(visit, availableQuantity)
  await goOnToCart(visit)
  await visit.open(path)
  await visit.page.mouse.move(200, 200)
  await mainSays(visit, 'quantity-max')
})

test('ERR-06, CART-23 a browser logs a failed request and a cart that could not be created in the specified words', async ({
  openShop,
}) => {
  const visit = await openShop('GB', { tolerated: /createCart|Cart not found|ERR_FAILED/ })
  const { page, t } = visit
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  const notification = page.locator('[data-notification="cart-adding-problem"]')

  await page.route('**/new-ct/createCart', route => route.fulfill({ json: { data: { cart: null } } }))
  await putIntoCart(visit, 1)
  await expect(notification).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain(textOf('cart-none'))
  await notification.getByRole('button', { name: t('toast.dismiss') }).click()

  await page.unroute('**/new-ct/createCart')
  await page.route('**/new-ct/createCart', route => route.abort('failed'))
  await putIntoCart(visit, 1)
  await expect(notification).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain(textOf('request').replace('{endpoint}', 'createCart'))
})

test('SHELL-20 the cart icon says in the specified words that there is nothing to open', async ({ openShop }) => {
  const { page, t, open } = await openShop('GB')
  await open('/')
  await page.getByRole('link', { name: t('shell.cart'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: textOf('cart-empty-hint') })).toBeVisible()
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toHaveCount(0)
})

test('SEARCH-11 a search field says in the specified words that there is more to see', async ({ openShop }) => {
  const { page, t, open } = await openShop('GB')
  await open('/')
  await page.getByRole('combobox', { name: t('search.label') }).fill('fryer')
  await expect(page.getByRole('option', { name: textOf('search-see-all') })).toBeVisible()
})
