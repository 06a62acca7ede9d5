import { expect, test } from './shop/test.ts'

test('ERR-01 an English shop says an empty cart, a missing page and a search without results in the specified words', async ({
  openShop,
}) => {
  const { page, open } = await openShop('GB', { javaScriptEnabled: false, tolerated: /there-is-no-such/ })
  await open('/checkout/cart')
  await expect(page.locator('main')).toContainText('Your cart is empty')
  await open('/there-is-no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  await open('/search?query=zzzzqqqq')
  await expect(page.locator('main')).toContainText('No results')
})
