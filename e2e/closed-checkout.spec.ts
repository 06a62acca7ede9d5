// Waits for: hydration before the product is added, the product's name in sidebar and cart before the absence of a checkout
// link is read, the page where redirects of the server end.
import type { Locator } from '@playwright/test'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { SIZES } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

test('MKT-18, GUARD-04 Greece can be browsed and keeps the cart, but points to the contact instead of a checkout', async ({
  openShop,
}) => {
  const visit = await openShop('GR')
  const { page, t, open } = visit
  const fryer = await findProduct(visit, 'EX30010001')
  await open(fryer.path)
  const stores = (await visit.ask('getStores', {})) as {
    stores: { results: { custom: { phone: string; email: string } }[] }
  }
  const contact = stores.stores.results[0]?.custom ?? { phone: '', email: '' }
  const notice = t('cart.checkoutDisabled', { phone: contact.phone, email: contact.email })
  expect(contact.phone).not.toBe('')
  await expect(page.getByRole('main').getByText(notice)).toBeVisible()

  await addFromProductPage(visit, fryer)
  const sidebar = page.getByRole('dialog', { name: t('cart.title') })
  await expect(sidebar.getByText(notice)).toBeVisible()
  await expect(sidebar.getByRole('link', { name: t('cart.checkout') })).toHaveCount(0)
  await test.step('on a phone the line is whole above the foot of the sidebar, which leads to customer care', async () => {
    await page.setViewportSize(SIZES.phone)
    const lead = sidebar.getByRole('link', { name: t('shell.contactUs'), exact: true })
    await expect(lead).toHaveAttribute('href', /contact\/\?reason=sales/)
    await expect(lead).toBeInViewport({ ratio: 1 })
    await expectSoundLayout(page)
    await expectAccessible(visit)
    const quantity = sidebar.getByRole('textbox', { name: t('product.quantity') })
    const bottomOf = async (part: Locator) => {
      const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {}
      return y + height
    }
    const top = (await sidebar.getByText(t('cart.totalInclVat'), { exact: true }).boundingBox())?.y ?? 0
    expect(await bottomOf(quantity)).toBeLessThan(top)
  })

  await open('/checkout/cart')
  await expect(page.getByRole('main')).toContainText(fryer.name)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('link', { name: t('cart.checkout') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: contact.phone })).toBeVisible()

  for (const step of ['', '/addresses', '/payment', '/thank-you']) {
    await open(`/checkout${step}`)
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await expect(page.getByRole('link', { name: t('shell.cartWithItems', { count: 1 }) })).toBeVisible()
})
