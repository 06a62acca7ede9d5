// Waits for: the commit of the admin command, then the search that finds the new price (expect.poll), before pages and
// suggestions are read; hydration before typing in the search field.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findProduct } from './shop/catalogue.ts'
import { expect, test } from './shop/test.ts'

/** A product no other journey looks at in Portugal. */
const SKU = 'EX30130002'

/** Runs a command of the shop owner; returns when its change is committed. */
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])

test('SEARCH-19, CAT-05 what the shop owner changes a price to is in search, suggestions, filters, listing and product page', async ({
  openShop,
}) => {
  const visit = await openShop('PT')
  const { page, t, money, open } = visit
  const { path, name, trail } = await findProduct(visit, SKU)
  const changed = 123_400
  await admin('price', 'set', SKU, '1234.00', '--currency', 'EUR', '--country', 'PT')
  const committed = performance.now()

  const search = async () =>
    (await visit.ask('searchCatalogue', { text: name, priceMinCent: changed, priceMaxCent: changed })) as {
      found: { hits: { product: { masterVariant: { sku: string } } }[] }
    }
  await expect
    .poll(async () => (await search()).found.hits.map(({ product }) => product.masterVariant.sku), { intervals: [20] })
    .toContain(SKU)
  test
    .info()
    .annotations.push({ type: 'found by its new price after', description: `${Math.round(performance.now() - committed)} ms` })

  await open(path)
  await expect(page.getByRole('main')).toContainText(money(changed))
  const category = await page
    .getByRole('link', { name: trail.at(-1) ?? '', exact: true })
    .first()
    .getAttribute('href')
  await open(`${category}?priceMin=1234&priceMax=1234`)
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(money(changed))
  await open(`/search?query=${encodeURIComponent(name)}`)
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toContainText(money(changed))
  const field = page.getByRole('combobox', { name: t('search.label') })
  await field.fill(name)
  await expect(page.getByRole('search').getByRole('option').first()).toContainText(money(changed))
})
