// Waits for: hydration, the heading of each page, the product's name in the sidebar, the drawer's end of movement before the
// layout is read (expectSoundLayout), the alert of the empty form.
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, continueToPayment, definitionOf, fillAddress, goOnToCart, order } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

const SEALER = 'EX30070002'

test('NAV-08, PDP-05 the whole purchase works on a phone in Poland, and nothing scrolls sideways', async ({ openShop }) => {
  const visit = await openShop('PL', { size: 'phone' })
  const { page, t, money, open } = visit
  const sealer = await findProduct(visit, SEALER)

  await open()
  await expectSoundLayout(page)
  await page.getByRole('button', { name: t('shell.allCategories') }).click()
  const menu = page.getByRole('dialog')
  for (const name of sealer.trail.slice(0, -1)) await menu.getByRole('button', { name, exact: true }).click()
  await expectSoundLayout(page)
  await menu.getByRole('link', { name: sealer.trail.at(-1) ?? '', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: sealer.trail.at(-1) ?? '', exact: true })).toBeVisible()
  await expect(menu).toBeHidden()
  await expectSoundLayout(page)

  await page.getByRole('heading', { name: sealer.name, exact: true }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: sealer.name, exact: true })).toBeVisible()
  await expectSoundLayout(page)
  await page.getByRole('heading', { name: t('product.similarProducts') }).scrollIntoViewIfNeeded()
  const barButton = page.getByRole('button', { name: t('product.addNamedToCart', { name: sealer.name }) })
  await expect(barButton).toBeInViewport()
  await expectSoundLayout(page)
  await barButton.click()
  const sidebar = await goOnToCart(visit)
  await expect(sidebar).toContainText(sealer.name)
  await expectSoundLayout(page)
  await sidebar.getByRole('link', { name: t('cart.view') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  await expectSoundLayout(page)

  await page.getByRole('link', { name: t('cart.checkout') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.getByRole('alert')).toContainText(t('checkout.errorRequired', { field: t('checkout.email') }))
  await expectSoundLayout(page)
  await fillAddress(visit, buyerOf('PL'))
  await continueToPayment(visit)
  await expectSoundLayout(page)
  // One unit of this price travels free of charge.
  await choosePayment(visit, 'checkout.bankTransfer')
  await order(visit, sealer.centAmount)
  await expectSoundLayout(page)
  await expect(definitionOf(visit, t('cart.totalInclVat'))).toHaveText(money(sealer.centAmount))
})

/** Its card has the widest button. */
const SOLD_OUT = 'EX30060004'

for (const country of ['DE', 'HU', 'GR', 'BG', 'FI'] as const) {
  test(`the smallest phone shows the shop of ${country} without scrolling sideways`, async ({ openShop }) => {
    const visit = await openShop(country, { size: 'smallest' })
    const { page, t, open } = visit
    const fryer = await findProduct(visit, 'EX30010001')
    for (const path of ['/', '/c/', '/search?query=30', `/search?query=${SOLD_OUT}`, fryer.path]) {
      await open(path)
      await expectSoundLayout(page)
    }
    await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
    await expectSoundLayout(page)
    await expect(await goOnToCart(visit)).toContainText(fryer.name)
    await expectSoundLayout(page)
    await open('/checkout/cart')
    await expectSoundLayout(page)
    if (!visit.market.checkoutEnabled) return
    await open('/checkout/addresses')
    await expectSoundLayout(page)
  })
}
