// Waits for: what is offered by its names (toBeVisible), the number in the badge.
import { findProduct } from './shop/catalogue.ts'
import { waitForOffers } from './shop/held-timers.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const TIG_WELDER = 'EX30080002'
const ARGON = 'EX10740001'
const MIXED_GAS = 'EX10740002'
const TIG_GLOVES = 'EX10730001'
const THICK_GLOVES = 'EX10730002'
const RODS = 'EX10670001'
const WIRE = 'EX10670003'

const namesOf = async (visit: MarketVisit, skus: readonly string[]) =>
  Promise.all(skus.map(async sku => (await findProduct(visit, sku)).name))

test('PDP-27, SIDEBAR-03, CART-29, SEARCH-17 a TIG welder offers argon, helmet, thin gloves and rods, and nothing of another process: on its page, in the sidebar, in the cart and in the search', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  const welder = await findProduct(visit, TIG_WELDER)
  const [argon = '', gloves = '', rods = ''] = await namesOf(visit, [ARGON, TIG_GLOVES, RODS])
  const others = await namesOf(visit, [MIXED_GAS, THICK_GLOVES, WIRE])
  await waitForOffers(page)
  await open(welder.path)
  const needed = page.getByRole('region', { name: t('product.alsoNeeded') })
  for (const name of [argon, gloves, 'DIN 9–13']) await expect(needed).toContainText(name)
  await expect(needed).toContainText('Argon, das Schutzgas zum WIG-Schweißen')
  const accessories = page.locator('#accessories')
  for (const name of [argon, gloves, rods]) await expect(accessories).toContainText(name)
  await expect(accessories).toContainText('Elektroden für dieses Gerät: 1,6–3,2 mm')
  for (const name of others) await expect(page.getByRole('main')).not.toContainText(name)

  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click()
  const guarantees = page.getByRole('dialog', { name: t('guarantee.title'), exact: true })
  await guarantees.getByRole('radio', { name: '+2' }).check()
  await guarantees.getByRole('button', { name: t('cart.view') }).click()
  await expect(page.getByRole('dialog', { name: t('cart.title'), exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click()
  const sidebar = page.getByRole('dialog', { name: t('product.goesWellWith'), exact: true })
  for (const name of [argon, gloves, 'DIN 9–13', rods]) await expect(sidebar).toContainText(name)
  for (const name of others) await expect(sidebar).not.toContainText(name)

  await open('/checkout/cart')
  const main = page.getByRole('main')
  for (const name of [argon, gloves, 'DIN 9–13', rods]) await expect(main).toContainText(name)
  for (const name of others) await expect(main).not.toContainText(name)

  await open(`/search/?query=${encodeURIComponent('Handschuhe für Schweißgerät')}`)
  await expect(main.getByRole('article').first()).toContainText(/handschuhe/i)
})
