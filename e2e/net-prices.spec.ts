// Waits for: the pressed state of the switch.

import { moneyOf } from '@shop/domain/money'
import { taxGross, taxRateOn } from '@shop/domain/tax'
import { findProduct } from './shop/catalogue.ts'
import { addByForm } from './shop/checkout-steps.ts'
import { expect, test } from './shop/test.ts'

const SEALER = 'EX30070001'

test('MKT-28, CAT-19 who buys for a company sees net prices on every page and in the cart, gross ones besides, and pages stay the same for all', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('SK')
  const { page, t, open, address } = visit
  const sealer = await findProduct(visit, SEALER)
  const gross = moneyOf('EUR', sealer.centAmount)
  const rate = taxRateOn('SK', new Date().toISOString().slice(0, 10))
  const [net, whole] = [visit.money(taxGross(gross, rate).totalNet.centAmount), visit.money(gross.centAmount)]
  const price = page.getByRole('main').locator(`[data-price-of="${SEALER}"]`).first()

  await open(sealer.path)
  await expect(price).toContainText(whole)
  const choice = page.getByRole('button', { name: t('priceDisplay.net') }).first()
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect(price.locator('.net-price').first()).toHaveText(net)
  await expect(price.locator('.gross-price').first()).toBeHidden()

  await open(`/search?query=${SEALER}`)
  await expect(price.locator('.net-price').first()).toHaveText(net)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    t('priceDisplay.grossAmount', { amount: whole }),
  )
  await addByForm(visit, SEALER)
  await open('/checkout/cart')
  await expect(page.getByRole('main').locator('.net-price:visible', { hasText: net }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('cart.totalInclVat'))

  await test.step('the page is the same with the cookie and without', async () => {
    // By number and header: not every system resolves names below localhost.
    const { host, port, pathname } = new URL(address(sealer.path))
    const read = async (cookie: string) =>
      (await request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host, cookie } })).text()
    const prices = (html: string) => html.match(/class="(?:net|gross)-price">[^<]*/g)
    const shown = prices(await read(''))
    expect(shown).not.toBeNull()
    expect(prices(await read('vsf-price-display=net'))).toEqual(shown)
  })
  await test.step('a market that sells nothing to companies has no choice of prices', async () => {
    const other = await openShop('BG', { javaScriptEnabled: false })
    await other.open(`/search?query=${SEALER}`)
    await expect(other.page.locator('[data-mark="prices"], .net-price')).toHaveCount(0)
  })
})
