import { findProduct } from './shop/catalogue.ts'
import { definitionOf } from './shop/checkout-steps.ts'
import { expect, test } from './shop/test.ts'

const SCARCE_CLEANER = 'EX30120005'

test('MKT-19, CART-15 in Slovakia a card adds to the cart; a removed line can be brought back', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { page, t, money, open } = visit
  const fryer = await findProduct(visit, 'EX30010001')
  await open('/search?query=EX30010001')
  await page.getByRole('button', { name: t('product.addNamedToCart', { name: fryer.name }) }).click()
  const sidebar = page.getByRole('dialog', { name: t('cart.title') })
  await expect(sidebar).toContainText(fryer.name)
  await sidebar.getByRole('button', { name: t('cart.removeNamed', { name: fryer.name }) }).click()
  await expect(sidebar).toContainText(t('cart.empty'))
  await page.getByRole('button', { name: t('cart.undo') }).click()
  await expect(sidebar).toContainText(fryer.name)
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()

  await open('/checkout/cart')
  await page.getByRole('button', { name: t('cart.removeNamed', { name: fryer.name }) }).click()
  await page.getByRole('button', { name: t('cart.undo') }).click()
  await expect(definitionOf(visit, t('cart.totalInclVat'))).toHaveText(money(fryer.centAmount))
})

for (const country of ['DE', 'AT'] as const) {
  test(`MKT-19 in ${country} a card leads to the product instead of adding it`, async ({ openShop }) => {
    const { page, t, open } = await openShop(country)
    await open('/search?tags=bestseller')
    const cards = page.getByRole('article')
    await expect(cards.getByRole('link', { name: t('product.details') }).first()).toBeVisible()
    await expect(cards.getByRole('button')).toHaveCount(0)
  })
}

test('PDP-11 no more pieces than there are can go into a cart', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { page, t, open } = visit
  const cleaner = await findProduct(visit, SCARCE_CLEANER)
  expect(cleaner.availableQuantity).toBe(3)
  await open(cleaner.path)
  const main = page.getByRole('main')
  await expect(main.getByText(t('product.onlyLeft', { count: 3 })).first()).toBeVisible()
  const quantity = main.getByRole('textbox', { name: t('product.quantity') })
  await quantity.fill('5')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('3')
  await expect(main.getByText(t('product.maxQuantity'))).toBeVisible()
  await main.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  const sidebar = page.getByRole('dialog', { name: t('cart.title') })
  await expect(sidebar.getByRole('textbox')).toHaveValue('3')
  await page.keyboard.press('Escape')
  const add = main.getByRole('button', { name: t('product.addToCart'), exact: true })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(main.getByText(t('product.maxQuantity'))).toBeVisible()
})
