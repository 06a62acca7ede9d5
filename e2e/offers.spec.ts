// Waits for: the list of codes and the reduced totals (toHaveText) before the checkout, the guarantee's price in the sidebar,
// the pressed tier before the product is added, the route before the failing click.
import { DEFAULT_EXTRA_GUARANTEE_SKU } from '@shop/domain/product'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import {
  addFromProductPage,
  choosePayment,
  continueToPayment,
  definitionOf,
  fillAddress,
  goOnToCart,
  order,
  SHOWN,
} from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'
const BAIN_MARIE = 'EX30040004'

test('CART-21, DISC-15, SHIP-13 a discount code is refused in words, then applied, and ordered with its price', async ({
  openShop,
}) => {
  // A code there is not is refused with 400, which a browser reports.
  const visit = await openShop('SK', { tolerated: /applyCartCoupon|400/ })
  const { page, t, money, open } = visit
  const stool = await findProduct(visit, STOOL)
  await addFromProductPage(visit, stool)
  await open('/checkout/cart')
  const total = definitionOf(visit, t('cart.totalInclVat'))
  const fee = await centsOf(total)

  const main = page.getByRole('main')
  await main.getByText(t('coupon.title'), { exact: true }).first().click()
  const field = main.getByRole('textbox', { name: t('coupon.title') })
  const apply = main.getByRole('button', { name: t('coupon.apply'), exact: true })
  await field.fill('NOSUCH')
  await apply.click()
  await expect(main.getByRole('alert').filter({ hasText: t('coupon.unknown', { code: 'NOSUCH' }) })).toBeVisible()

  await field.fill(' welcome10 ')
  await apply.click()
  const codes = main.getByRole('list', { name: t('coupon.title') })
  await expect(codes).toContainText('WELCOME10')
  await expect(codes).toContainText(t('coupon.applied'))
  await field.fill('SHIPFREE')
  await apply.click()
  await expect(codes.getByRole('listitem')).toHaveCount(2)
  await expectSoundLayout(page)
  await expect(definitionOf(visit, t('cart.shipping'))).toContainText(money(fee - stool.centAmount))
  await expect(definitionOf(visit, t('cart.shipping'))).toContainText(t('cart.free'))
  await codes.getByRole('button', { name: t('coupon.remove', { code: 'SHIPFREE' }) }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(1)

  const reduced = fee - Math.round(stool.centAmount / 10)
  await expect(total).toHaveText(money(reduced))
  await main.getByRole('link', { name: t('cart.checkout') }).click()
  await fillAddress(visit, buyerOf('SK'))
  await continueToPayment(visit)
  await choosePayment(visit, 'checkout.bankTransfer')
  await expect(total).toHaveText(money(reduced))
  await order(visit, reduced)
  await expect(page.getByRole('main')).toContainText(`−${money(Math.round(stool.centAmount / 10))}`)
  await expect(total).toHaveText(money(reduced))

  async function centsOf(amount: typeof total): Promise<number> {
    return Number(((await amount.textContent()) ?? '').replace(/\D/g, ''))
  }
})

test('CART-21 without scripts a discount code is refused, applied and taken off by forms', async ({ openShop }) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const { page, t, money, open } = visit
  const stool = await findProduct(visit, STOOL)
  await open(stool.path)
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()

  await page.getByText(t('coupon.title'), { exact: true }).first().click()
  await page.getByRole('textbox', { name: t('coupon.title') }).fill('NOSUCH')
  await page.getByRole('button', { name: t('coupon.apply'), exact: true }).click()
  await expect(page.getByText(t('coupon.unknown', { code: 'NOSUCH' }))).toBeVisible()
  await page.getByRole('textbox', { name: t('coupon.title') }).fill('WELCOME10')
  await page.getByRole('button', { name: t('coupon.apply'), exact: true }).click()
  const codes = page.getByRole('list', { name: t('coupon.title') })
  await expect(codes).toContainText(t('coupon.applied'))
  const reduction = page.getByRole('definition').filter({ hasText: `−${money(Math.round(stool.centAmount / 10))}` })
  await expect(reduction).toBeVisible()
  await codes.getByRole('button', { name: t('coupon.remove', { code: 'WELCOME10' }) }).click()
  await expect(codes).toHaveCount(0)
  await expect(reduction).toHaveCount(0)
})

test('EG-01, EG-02, EG-04, EG-05 a guarantee is bought with its product, offered in the cart and not at payment', async ({
  openShop,
}) => {
  const visit = await openShop('SK')
  const { page, t, money, open } = visit
  const bain = await findProduct(visit, BAIN_MARIE)
  const rateOf = (permyriad: number) => Math.round((bain.centAmount * permyriad) / 10_000)
  await open(bain.path)
  const main = page.getByRole('main')
  const choice = main.getByRole('group', { name: t('guarantee.title') })
  await main.getByText(t('product.extendGuarantee', { amount: money(rateOf(500)) })).click()
  await expect(choice.getByRole('radio')).toHaveCount(5)
  await expect(choice.getByRole('radio', { name: t('guarantee.none') })).toBeChecked()
  await choice.getByRole('radio', { name: '+2' }).check()
  await expect(choice).toContainText(money(rateOf(800)))
  await main.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  const sidebar = await goOnToCart(visit)
  await expect(sidebar.getByRole('list', { name: t('cart.title') }).getByRole('listitem')).toContainText(money(rateOf(800)))
  // A product has one guarantee at most.
  await expect(sidebar.getByText(t('guarantee.add'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(choice).toHaveCount(0)

  await open('/checkout/cart')
  await main.getByRole('button', { name: /\+2/ }).click()
  await main.getByText(t('guarantee.add')).click()
  await main.getByRole('button', { name: /\+4/ }).click()
  const total = bain.centAmount + rateOf(1400)
  await expect(definitionOf(visit, t('cart.subtotal', { count: 1 }))).toHaveText(money(total), SHOWN)
  await expectSoundLayout(page)

  await main.getByRole('link', { name: t('cart.checkout') }).click()
  await fillAddress(visit, buyerOf('SK'))
  await continueToPayment(visit)
  await expect(main.getByText(t('guarantee.add'))).toHaveCount(0)
  await expect(main).toContainText('+4')
  const fee = await main.getByRole('definition').last().textContent()
  await choosePayment(visit, 'checkout.bankTransfer')
  await order(visit, Number((fee ?? '').replace(/\D/g, '')))
  await expect(page.getByRole('main')).toContainText(money(rateOf(1400)))
})

test('EG-01, EG-09 without scripts a guarantee goes into the cart with its product', async ({ openShop }) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const { page, t, money, open } = visit
  const bain = await findProduct(visit, BAIN_MARIE)
  await open(bain.path)
  await page.getByText(t('product.extendGuarantee', { amount: money(Math.round(bain.centAmount * 0.05)) })).click()
  await page.getByRole('radio', { name: '+1' }).check()
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  const goods = bain.centAmount + Math.round(bain.centAmount * 0.05)
  await expect(definitionOf(visit, t('cart.subtotal', { count: 1 }))).toHaveText(money(goods), SHOWN)
})

test('DISC-01, DISC-07, DISC-17 a volume tier is chosen on the product page and counts in the cart', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t, money, open } = visit
  const bain = await findProduct(visit, BAIN_MARIE)
  await open(bain.path)
  await expectSoundLayout(page)
  const main = page.getByRole('main')
  const tiers = main.getByRole('region', { name: t('product.volumeDiscount') })
  await expect(tiers.getByRole('button')).toHaveCount(3)
  const five = tiers.getByRole('button', { name: t('product.fromQuantity', { count: 5 }) })
  await expect(five).toContainText(money(Math.round(bain.centAmount * 0.9)))
  await expect(five).toHaveAttribute('aria-pressed', 'false')
  await five.click()
  await expect(five).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByRole('textbox', { name: t('product.quantity') })).toHaveValue('5')
  await main.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  const sidebar = await goOnToCart(visit)
  const taken = `−${money(5 * Math.round(bain.centAmount * 0.1))}`
  await expect(sidebar.getByRole('list', { name: t('cart.title') }).getByRole('listitem')).toContainText(taken)
  await expect(sidebar.getByRole('definition').filter({ hasText: taken })).toBeVisible()
})

test('EG-03 a guarantee has no page of its own', async ({ openShop }) => {
  const { page, t, open, ask } = await openShop('DE', { tolerated: /04100010/ })
  const { products } = (await ask('getProduct', { skus: [DEFAULT_EXTRA_GUARANTEE_SKU], locale: 'de' })) as {
    products: { results: { slug: Record<string, string> }[] }
  }
  const response = await open(`/${products.results[0]?.slug.de}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('button', { name: t('product.addToCart'), exact: true })).toHaveCount(0)
})

test('CART-22 a product that cannot be added is reported in the texts of the shop, until they are dismissed', async ({
  openShop,
}) => {
  const visit = await openShop('GB', { tolerated: /createCart|ERR_FAILED/ })
  const { page, t, open } = visit
  const stool = await findProduct(visit, STOOL)
  await open(stool.path)
  await page.route('**/new-ct/createCart', route => route.abort('failed'))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click()
  const notification = page.locator('[data-notification="cart-adding-problem"]')
  await expect(notification).toHaveText('There was a problem with adding product to the cart. Please try again.')
  await expect(notification).toHaveRole('alert')
  await notification.getByRole('button', { name: t('toast.dismiss') }).click()
  await expect(notification).toHaveCount(0)
})
