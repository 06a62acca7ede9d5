// Waits for: the pressed state of the switch, the sidebar after adding, and the heading of the checked list.

import type { Page } from '@playwright/test'
import { moneyOf } from '@shop/domain/money'
import { taxGross, taxRateOn } from '@shop/domain/tax'
import { findProduct } from './shop/catalogue.ts'
import { addByForm } from './shop/checkout-steps.ts'
import { expect, test } from './shop/test.ts'

const SEALER = 'EX30070001'
const WELDER = 'EX30080001'

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

/** What the page shows that reads as an amount of euros and is not a net price, without the price from which delivery is free. */
function grossAmountsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (!/\d\s?€/.test(data) || parentElement?.closest('.net-price, script, style')) continue
      if (parentElement?.checkVisibility()) found.push(data.trim())
    }
    return found
  })
}

test('MKT-28 with net prices no price of a page, of a guarantee, of the sidebar, of the cart and of a quick order is gross but the total', async ({
  openShop,
}) => {
  const visit = await openShop('SK')
  const { page, t, open } = visit
  const welder = await findProduct(visit, WELDER)
  await open(welder.path)
  const choice = page.getByRole('button', { name: t('priceDisplay.net') }).first()
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  const form = page.locator('[data-main-add-to-cart]')
  await form.locator('summary').click()
  await form.getByRole('radio').nth(1).check()
  const main = page.getByRole('main')
  expect(await main.locator('.net-price:visible').count()).toBeGreaterThan(5)
  const threshold = (await page.getByRole('complementary', { name: t('shell.customerService') }).textContent()) ?? ''
  const others = async () => (await grossAmountsOf(page)).filter(text => !threshold.includes(text))
  expect(await others()).toEqual([])

  await form.locator('[type="submit"]').click()
  await expect(page.locator('dialog.drawer[open]')).toBeVisible()
  expect(await others()).toEqual([])

  await open('/checkout/cart')
  await expect(main.locator('.net-price:visible').first()).toBeVisible()
  const tax = (await main.locator('dl dd').allInnerTexts()).slice(-2)
  expect(await others()).toEqual(tax)

  await open('/quick-order/')
  await main.getByRole('textbox').first().fill(`${WELDER} 2`)
  await main.getByRole('button', { name: t('quickOrder.check'), exact: true }).click()
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(main.locator('.net-price:visible')).not.toHaveCount(0)
  expect(await others()).toEqual([])
})
