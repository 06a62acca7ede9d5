// Waits for: the end of each import, hydration, the product's name in the sidebar, what each page says.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { untilAlive } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

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
