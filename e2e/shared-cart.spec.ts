// Waits for: the page of the link, and the headings of the pages that forms lead to.
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { addByForm } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

const SEALER = 'EX30070001'

test('CART-01, CART-14 a cart is shared by a link, which another market shows at its own prices and adds to a cart, without scripts too', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t, open } = visit
  await addByForm(visit, SEALER)
  await open('/checkout/cart')
  await page.getByRole('button', { name: t('sharedCart.share') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sharedCart.title') })).toBeVisible()
  const link = new URL(await page.getByLabel(t('sharedCart.link')).inputValue())
  expect(link.pathname).toMatch(/^\/shared-cart\/[0-9a-f]{32}\/$/)
  expect(link.host).toBe(new URL(page.url()).host)
  await expectAccessible(visit)
  await expectSoundLayout(page)

  const reader = await openShop('CZ', { javaScriptEnabled: false })
  const sealer = await findProduct(reader, SEALER)
  const main = reader.page.getByRole('main')
  await reader.open(link.pathname)
  await expect(main).toContainText(sealer.name)
  await expect(main).toContainText('Kč')
  await main.getByRole('button', { name: reader.t('shoppingList.addAll') }).click()
  await expect(reader.page.getByRole('heading', { level: 1, name: reader.t('cart.title') })).toBeVisible()
  await expect(main).toContainText(sealer.name)

  await reader.open(`/shared-cart/${'0'.repeat(32)}/`)
  await expect(main).toContainText(reader.t('sharedCart.expired'))
})
