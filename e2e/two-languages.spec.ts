// Waits for: hydration, the address, lang and heading in Dutch before links are read, the product's name in the sidebar, the
// headings of the checkout steps and of the pages on the way to another country; the end of each import.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, choosePayment, continueToPayment, fillAddress, order } from './shop/checkout-steps.ts'
import { untilAlive } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

test('MKT-09, MKT-10, ROUTE-03, ROUTE-05, SHELL-38 Belgium speaks French, and Dutch below its prefix up to the order', async ({
  openShop,
}) => {
  const french = await openShop('BE')
  const { page } = french
  await french.open()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
  await expect(page.getByRole('heading', { level: 1, name: french.homeTitle })).toBeVisible()

  const header = page.getByRole('banner')
  await header.getByText('fr', { exact: true }).click()
  await header.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(/\/nl\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE')
  const dutch = await openShop('BE', { language: 'nl' })
  await expect(page.getByRole('heading', { level: 1, name: dutch.homeTitle })).toBeVisible()
  const paths = await page
    .getByRole('link')
    .evaluateAll(links =>
      (links as HTMLAnchorElement[]).filter(link => link.origin === location.origin).map(link => link.pathname),
    )
  expect(paths.length).toBeGreaterThan(30)
  // One leads back to the French home page: the other language of the footer's choice.
  expect([...new Set(paths.filter(path => !path.startsWith('/nl/')))]).toEqual(['/'])

  const stool = await findProduct(dutch, 'EX30140002')
  await addFromProductPage(dutch, stool)
  await dutch.page
    .getByRole('dialog')
    .getByRole('link', { name: dutch.t('cart.checkout') })
    .click()
  await expect(dutch.page).toHaveURL(/\/nl\/checkout\/addresses$/)
  await fillAddress(dutch, buyerOf('BE'))
  await continueToPayment(dutch)
  await choosePayment(dutch, 'checkout.bankTransfer')
  await order(dutch, stool.centAmount)
  await expect(dutch.page).toHaveURL(/\/nl\/checkout\/thank-you\?order=/)
  await expect(dutch.page.locator('html')).toHaveAttribute('lang', 'nl-BE')
})

test('MKT-01, MKT-03 (rule C3) another country is chosen in the footer, and the page and the cart come along, once', async ({
  openShop,
}) => {
  const german = await openShop('DE')
  const { page, t } = german
  const stool = await findProduct(german, 'EX30140002')
  await addFromProductPage(german, stool)
  const french = await openShop('FR')
  const twin = await findProduct(french, 'EX30140002')
  await german.open(stool.path)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.changeCountry') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('marketSwitch.title') })).toBeVisible()
  await expectAccessible(german)
  await page.getByRole('main').getByRole('link', { name: 'Frankreich' }).click()
  await expect(page.getByRole('heading', { level: 1, name: french.t('marketSwitch.takeTitle') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await expectAccessible(german)
  const arrival = page.url()
  await page.getByRole('button', { name: french.t('marketSwitch.takeButton') }).click()
  await expect(page.getByRole('heading', { level: 1, name: twin.name })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(twin.path)
  await page.goto(french.address('/checkout/cart'))
  await expect(page.getByRole('main')).toContainText(twin.name)
  await expect(page.getByRole('main')).toContainText(french.money(twin.centAmount))
  // What the address carries counts once.
  await page.goto(arrival)
  await page.getByRole('button', { name: french.t('marketSwitch.takeButton') }).click()
  await expect(page.getByRole('alert')).toContainText(french.t('marketSwitch.over'))
})

test('MKT-01 without scripts the cart comes along too', async ({ openShop }) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const { page, t } = visit
  const stool = await findProduct(visit, 'EX30140002')
  await page.goto(visit.address(stool.path))
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await page.goto(visit.address('/faq/'))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.changeCountry') })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'Österreich' }).click()
  const austrian = await openShop('AT')
  await page.getByRole('button', { name: austrian.t('marketSwitch.takeButton') }).click()
  await expect(page).toHaveURL(austrian.address('/faq/'))
})

test('MKT-01, ENT-08 in another country what is not sold there is named, and goods sold there in another edition lead to it', async ({
  openShop,
}) => {
  const british = await openShop('GB')
  const { page, t, open } = british
  const irish = await openShop('IE')
  const own = randomUUID().slice(0, 8)
  const folder = await mkdtemp(join(tmpdir(), 'editions-'))
  const take = async (currency: string, ...rows: string[]) => {
    const path = join(folder, `${currency}.csv`)
    const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty'
    await writeFile(path, [header, ...rows].join('\n'))
    const options = ['--format', 'shopify', '--currency', currency, '--language', 'en']
    await promisify(execFile)(process.execPath, ['scripts/import.ts', ...options, path])
  }
  const toIreland = async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.changeCountry') })
      .click()
    await page.getByRole('main').getByRole('link', { name: 'Ireland' }).click()
  }
  const main = page.getByRole('main')
  const add = () => main.getByRole('button', { name: t('product.addToCart'), exact: true })

  await test.step('a lamp is sold with a plug for each country, a pump in Britain alone', async () => {
    await take('GBP', `lamp-${own},Lamp ${own},Plug,BS 1363,LU-${own},89.00,5`, `pump-${own},Pump ${own},,,PU-${own},49.00,5`)
    await take('EUR', `lamp-${own},Lamp ${own},Plug,Schuko,LE-${own},99.00,5`)
  })

  const stool = await findProduct(british, 'EX30140002')
  await addFromProductPage(british, stool)
  await open(`/products/pump-${own}`)
  await add().click()
  await expect(page.getByRole('dialog')).toContainText(`Pump ${own}`)
  const pump = new URL(page.url()).pathname
  await open(`/products/lamp-${own}`)
  await expect(main).toContainText(british.money(8900))
  const lamp = page.url()

  await test.step('the page of the lamp is that of the edition which is sold there, also without a cart', async () => {
    await page.goto(irish.address(new URL(lamp).pathname))
    await expect(main).toContainText(irish.money(9900))
    await expect(add()).toBeVisible()
    await expect(main).not.toContainText('BS 1363')
  })

  await test.step('the cart names what it came without', async () => {
    await page.goto(lamp)
    await untilAlive(page)
    await add().click()
    await expect(page.getByRole('dialog')).toContainText(`Lamp ${own}`)
    await open('/faq/')
    await toIreland()
    await page.getByRole('button', { name: irish.t('marketSwitch.takeButton') }).click()
    const notice = page.getByRole('status').filter({ hasText: irish.t('marketSwitch.left') })
    await expect(notice).toContainText(`1 × Lamp ${own}`)
    await expect(notice).toContainText(`1 × Pump ${own}`)
    await expect(main).toContainText(stool.name)
  })

  await test.step('what is not sold says so on its page, and leads to the edition that is', async () => {
    await page.goto(irish.address(pump))
    await expect(main).toContainText(irish.t('marketSwitch.notSold'))
    await expect(add()).toHaveCount(0)
    await page.goto(british.address(`${new URL(lamp).pathname}`))
    const item = await main
      .getByText(/EX\d{8}/)
      .first()
      .textContent()
    await page.goto(irish.address(`${new URL(lamp).pathname}?variant=${/EX\d{8}/.exec(item ?? '')?.[0]}`))
    await expect(main).toContainText(irish.t('marketSwitch.notSold'))
    await main.getByRole('link', { name: irish.t('marketSwitch.soldEdition', { edition: 'Schuko' }) }).click()
    await expect(add()).toBeVisible()
    await expect(main).toContainText(irish.money(9900))
  })
})
