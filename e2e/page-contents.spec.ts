// Waits for: the page as the server sent it (most journeys have no scripts), the cart's total or heading after an addition, the
// end of the admin command before the product page is opened again.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { IMPORTED_CATEGORY_KEY } from '@shop/domain/catalogue'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { definitionOf, fillAddress } from './shop/checkout-steps.ts'
import { SIZES } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

const FRYER = 'EX30010001'
const STOOL = 'EX30140005'
/** No other journey looks at how many there are. */
const SOLD_OUT = 'EX30130003'

const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])

test('SHELL-09, SHELL-10, SHELL-11, SHELL-35, NAV-01 the header of Germany: logo, search, phone, and the menu but on the login page', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('DE', { javaScriptEnabled: false })
  await open('/faq/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /^Anvil/ }).first()).toHaveAttribute('href', '/')
  await expect(header.getByRole('search').getByRole('combobox', { name: t('search.label') })).toBeVisible()
  await expect(page.getByText(t('shell.phoneHours')).first()).toBeVisible()
  await expect(page.getByText('+49').first()).toBeVisible()
  await expect(header.locator('[data-language]')).toHaveCount(0)
  const menu = page.getByRole('link', { name: t('shell.allCategories') })
  await expect(menu.first()).toHaveAttribute('href', '/c/')
  await open('/login')
  await expect(menu).toHaveCount(0)

  const swiss = await openShop('CH', { language: 'fr', javaScriptEnabled: false })
  await swiss.open('/')
  const languages = swiss.page.getByRole('banner').locator('[data-language]')
  expect(await languages.evaluateAll(all => [...new Set(all.map(one => (one as HTMLElement).dataset.language))].sort())).toEqual([
    'de',
    'fr',
    'it',
  ])
})

test('SHELL-18, SHELL-21, CART-24 the cart has a badge with its quantity, and leads to the cart before scripts have loaded', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { javaScriptEnabled: false })
  const { page, t, money, open } = visit
  const stool = await findProduct(visit, STOOL)
  await open(stool.path)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('product.quantity') })
    .fill('2')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click()
  await expect(definitionOf(visit, t('cart.totalInclVat'))).toHaveText(money(2 * stool.centAmount))
  // Without scripts a page that is the same for all leads to the cart, and those of the visitor know what is in it.
  const cart = page.getByRole('banner').locator('a[href="/checkout/cart"]').first()
  await open('/')
  await expect(cart).toHaveAccessibleName(t('shell.cart'))
  await open('/login')
  await expect(cart).toHaveAccessibleName(t('shell.cartWithItems', { count: 2 }))
  await expect(cart).toContainText(money(2 * stool.centAmount))
  await cart.click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
})

test('SHELL-23, SHELL-24, SHELL-27, ROUTE-29 the columns of the footer lead to pages, departments and sites elsewhere', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const { page, t, open } = visit
  await open('/faq/')
  const footer = page.getByRole('contentinfo')
  const hrefOf = (name: string) =>
    footer
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .getAttribute('href')
  expect(await hrefOf(t('shell.terms'))).toBe('/terms-and-conditions/')
  expect(await hrefOf(t('shell.privacy'))).toBe('/privacy-data/')
  expect(await hrefOf(t('shell.companyInformation'))).toBe('/company-information/')
  expect(await hrefOf(t('shell.inspirations'))).toBe('/inspirations/')
  await expect(footer.getByText('Blog', { exact: true })).toBeVisible()
  expect(await hrefOf(t('shell.jobs'))).toBe('/jobs/')
  expect(await hrefOf(t('shell.productRecalls'))).toBe('/product-recalls/')
  expect(await hrefOf(t('shell.sale'))).toBe('/search/sales')
  const { categories } = (await visit.ask('getCategory', { acceptLanguage: ['de'] })) as {
    categories: { results: { key: string; name: { de: string }; slug: { de: string } }[] }
  }
  // What another journey takes over may be offered meanwhile.
  const departments = categories.results.filter(({ key }) => key !== IMPORTED_CATEGORY_KEY)
  expect(departments).toHaveLength(10)
  for (const { name, slug } of departments)
    await expect(footer.getByRole('link', { name: name.de, exact: true })).toHaveAttribute('href', `/${slug.de}/`)
  expect(await hrefOf(t('shell.returnsPortal'))).toMatch(/^http:\/\/orders\.[^/]+\/$/)

  await footer.getByRole('link', { name: t('shell.jobs'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell.jobs'), exact: true })).toBeVisible()
  // A text that is shorter than the list of pages next to it stands together.
  await page.setViewportSize(SIZES.desktop)
  const [lead, first] = [page.locator('main h1 + p'), page.locator('main article h2').first()]
  const { y = 0, height = 0 } = (await lead.boundingBox()) ?? {}
  expect(((await first.boundingBox())?.y ?? Number.NaN) - y - height).toBeLessThan(80)
  await open('/career')
  expect(page.url()).toMatch(/^https?:\/\/[^/]+\/corporate\/de\/career$/)
})

test('PDP-04, PDP-09, PDP-14, PDP-26 a product can be bought and says when it comes, or that it is sold out and until when', async ({
  openShop,
}) => {
  const visit = await openShop('ES', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const product = await findProduct(visit, SOLD_OUT)
  const main = page.getByRole('main')
  await open(product.path)
  await expect(main.getByRole('button', { name: t('product.addToCart'), exact: true })).toBeEnabled()
  await expect(main.getByText(/\d{2}\.\d{2}\.\d{4}/).first()).toBeVisible()
  await admin('stock', 'set', SOLD_OUT, '0')
  try {
    // A page shows a change within a second of it.
    await expect(async () => {
      await open(product.path)
      await expect(main.getByRole('button', { name: t('product.addToCart'), exact: true })).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    const inThreeMonths = new Date()
    inThreeMonths.setMonth(inThreeMonths.getMonth() + 3, 1)
    const month = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric' }).format(inThreeMonths)
    await expect(main.getByText(month).first()).toBeVisible()
    await expect(main.getByRole('button', { name: t('product.outOfStock'), exact: true }).first()).toBeDisabled()
  } finally {
    await admin('stock', 'set', SOLD_OUT, String(product.availableQuantity))
  }
})

test('PDP-12, PDP-17, PDP-18, PDP-20, CAT-19, MKT-22 a product page compares five, shows three volume tiers, tells of its price and calls no text of the shop translated', async ({
  openShop,
}) => {
  const visit = await openShop('IT', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const { path } = await findProduct(visit, FRYER)
  const main = page.getByRole('main')
  await open(path)
  await expect(main.locator('#description').getByText(t('product.translatedAutomatically'))).toHaveCount(0)
  await expect(main.getByText(/IVA/).first()).toBeVisible()
  for (const rate of [0.05, 0.1, 0.15]) await expect(main.getByText(`−${visit.percent(rate)}`).first()).toBeVisible()
  const table = main
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader') })
    .first()
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  // The price and five attributes.
  await expect(table.getByRole('rowheader')).toHaveCount(6)
})

test('CAT-04, CAT-15, CAT-18 a department slides through its groups, chooses no brand by itself, and cards carry their tags', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  const { trail } = await findProduct(visit, FRYER)
  const { categories } = (await visit.ask('getCategory', { acceptLanguage: ['de'] })) as {
    categories: { results: { name: { de: string }; slug: { de: string }; children: { name: { de: string } }[] }[] }
  }
  const department = categories.results.find(({ name }) => name.de === trail[0])
  await open(`/${department?.slug.de}/`)
  await expect(page.locator('input[name="brand"]:checked')).toHaveCount(0)
  const names = department?.children.map(({ name }) => name.de) ?? []
  expect(names.length).toBeGreaterThanOrEqual(3)
  const strip = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: names[0] ?? '' }) })
    .first()
  expect(await strip.evaluate(list => getComputedStyle(list).columnGap)).toBe('16px')
  const inView = await strip.evaluate(list => {
    const { left, right } = list.getBoundingClientRect()
    const boxes = [...list.children].map(child => child.getBoundingClientRect())
    return boxes.filter(box => box.left >= left - 1 && box.right <= right + 1).length
  })
  expect(inView).toBeGreaterThanOrEqual(3)
  expect(inView).toBeLessThanOrEqual(6)

  for (const [tag, label] of [
    ['new', t('product.tagNew')],
    ['bestseller', t('product.tagBestseller')],
    ['topRated', t('product.tagTopRated')],
    ['bware', t('product.tagFactorySeconds')],
  ] as const) {
    await open(`/search?tags=${tag}`)
    await expect(page.getByRole('article').first()).toContainText(label)
  }
})

test('ROUTE-40 reduced products and bestsellers are a search by their tag, and either can be narrowed to a category', async ({
  openShop,
}) => {
  const visit = await openShop('GB', { javaScriptEnabled: false })
  const { page, t, ask, open } = visit
  const { categories } = (await ask('getCategory', { acceptLanguage: ['en'] })) as {
    categories: { results: { id: string; key: string }[] }
  }
  const totalOf = async (params: object) =>
    ((await ask('searchCatalogue', { ...params, locale: 'en' })) as { found: { total: number } }).found.total
  for (const tag of ['on-sale', 'bestseller']) {
    const all = await totalOf({ tags: [tag] })
    expect(all).toBeGreaterThan(0)
    await open(`/search?tags=${tag}`)
    await expect(page.getByRole('status').filter({ hasText: t('listing.products', { count: all }) })).toBeVisible()
    const counts = await Promise.all(
      categories.results.map(async ({ id, key }) => ({ key, total: await totalOf({ tags: [tag], categoryId: id }) })),
    )
    const narrow = counts.find(({ total }) => total > 0 && total < all)
    await open(`/search?tags=${tag}&category=${narrow?.key}`)
    await expect(page.getByRole('status').filter({ hasText: t('listing.products', { count: narrow?.total ?? 0 }) })).toBeVisible()
  }
})

test('COOK-08, CHK-07, CHK-11, VAT-23 the addresses step begins with a private client and one address, as last sent, and a wrong number stops no one', async ({
  openShop,
}) => {
  const visit = await openShop('GB', { javaScriptEnabled: false })
  const { page, context, t, open, address } = visit
  await open((await findProduct(visit, STOOL)).path)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  await open('/checkout/addresses')
  const same = page.getByRole('checkbox', { name: t('checkout.sameAsBilling') })
  await expect(page.getByRole('radio', { name: t('checkout.private') })).toBeChecked()
  await expect(same).toBeChecked()
  await context.addCookies([{ name: 'vsf-shipping-address-type', value: 'DIFFERENT_FROM_BILLING', url: address() }])
  await open('/checkout/addresses')
  await expect(same).not.toBeChecked()
  await same.check()

  await fillAddress(visit, buyerOf('GB'))
  await page.getByRole('radio', { name: t('checkout.company') }).check()
  await page.getByRole('textbox', { name: t('checkout.companyName') }).fill('Great George Ltd')
  await page.getByRole('textbox', { name: t('checkout.vatNumber') }).fill('GB123456789')
  await page.getByRole('button', { name: t('checkout.vatCheck') }).click()
  await page.getByText(t('checkout.vatIssues')).click()
  await expect(page.getByText(t('checkout.vatAdvice'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('checkout.vatContinue') })).toBeVisible()
})
