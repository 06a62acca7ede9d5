// Waits for: hydration before the product is added, the product's name in sidebar and cart before the absence of a checkout
// link is read, the page where redirects of the server end.
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
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
