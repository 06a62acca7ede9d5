// Waits for: the checked list before the button that adds it, and the cart or the notice behind that.
import { expectAccessible } from './shop/accessible.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'

test('CART-14 a list is checked line by line, its good lines are added at once, and the others stay', async ({ openShop }) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  await open('/faq/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.quickOrder') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell.quickOrder') })).toBeVisible()
  const list = page.getByLabel(t('quickOrder.list'))
  await page.getByRole('button', { name: t('quickOrder.check') }).click()
  await expect(page.getByText(t('quickOrder.empty'))).toBeVisible()
  await list.fill(`${DISPENSER};2\nEX39999999;1\n${DISPENSER};zwei`)
  await page.getByRole('button', { name: t('quickOrder.check') }).click()
  await expect(page.getByText(t('quickOrder.summary', { good: 1, all: 3 }))).toBeVisible()
  await expect(page.getByText(t('quickOrder.unknown'))).toBeVisible()
  await expect(page.getByText(t('quickOrder.quantity', { max: 1000 }))).toBeVisible()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await page
    .getByRole('region', { name: t('quickOrder.checked') })
    .getByRole('button', { name: t('product.addToCart') })
    .click()
  await expect(page.getByText(t('quickOrder.partly', { count: 1 }))).toBeVisible()
  await expect(list).toHaveValue(`EX39999999;1\n${DISPENSER};zwei`)
  await page.getByRole('link', { name: t('cart.view') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toContainText('2')
})

for (const market of ['GR', 'BG'] as const) {
  test(`CHK-05 without scripts a CSV file is ordered in ${market}`, async ({ openShop }) => {
    const visit = await openShop(market, { javaScriptEnabled: false, size: 'phone' })
    const { page, t, open } = visit
    await open('/quick-order/')
    await page.getByLabel(t('quickOrder.file')).setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFFSKU;Qty\r\n${DISPENSER};1\r\n`),
    })
    await page.getByRole('button', { name: t('quickOrder.check') }).click()
    await expect(page.getByText(t('quickOrder.summary', { good: 1, all: 1 }))).toBeVisible()
    await expectSoundLayout(page)
    await page
      .getByRole('region', { name: t('quickOrder.checked') })
      .getByRole('button', { name: t('product.addToCart') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toContainText('1')
  })
}
