// Waits for: what the search engines read of the page after a command (expect.poll), the button that preorders, the sidebar, the
// headings of the steps, and the mail about another day in the inbox.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withColon } from '@shop/i18n/format'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, continueToPayment, fillAddress, goOnToCart, order } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

/** No other journey buys it or looks at its stock. */
const EXPECTED = 'EX30080002'
const STANDINS = `http://127.0.0.1:${process.env.STANDINS_PORT}`

/** Runs a command of the shop owner; returns when its change is committed. */
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])

test('PDP-14, STOCK-04, SHIP-08, ORD-06 what is sold out is ordered before it comes, with its day from the page to the mail', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  const product = await findProduct(visit, EXPECTED)
  await admin('stock', 'set', EXPECTED, '0')
  await admin('stock', 'preorder', EXPECTED, '3', '--on', '2031-01-15')
  try {
    await expect.poll(async () => (await findProduct(visit, EXPECTED)).availableQuantity).toBe(3)
    await open(product.path)
    const main = page.getByRole('main')
    const note = t('preorder.expectedOn', { date: '15.01.2031' })
    await expect
      .poll(async () => {
        await page.reload()
        return main.textContent()
      })
      .toContain(note)
    await expect(main).toContainText(t('preorder.charged'))
    // Four working days after it has come.
    await expect(main).toContainText('21.01.2031')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toMatch(/schema\.org\/PreOrder","availabilityStarts":"2031-01-15"/)
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await main
      .getByRole('button', { name: t('preorder.button'), exact: true })
      .first()
      .click()
    const drawer = page.locator('dialog.drawer[open]')
    await expect(drawer).toContainText(note)
    await goOnToCart(visit)
    await expect(drawer).toContainText(note)
    await open('/checkout/cart')
    await expect(main).toContainText(note)
    await main.getByRole('link', { name: t('cart.checkout') }).click()
    await expect(main).toContainText(note)
    await fillAddress(visit, buyerOf('DE'))
    await continueToPayment(visit)
    await expect(main).toContainText(note)
    await choosePayment(visit, 'checkout.bankTransfer')
    const total = Number(await page.locator('input[name="total"]').inputValue())
    const number = await order(visit, total)
    await expect(main).toContainText(note)
    const mails = async () => {
      const all = await request.get(`${STANDINS}/__sandbox/mails?to=${encodeURIComponent(buyerOf('DE').email)}`)
      const found = ((await all.json()) as { subject: string; text: string }[]).filter(({ subject }) => subject.includes(number))
      return found.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n')
    }
    await expect.poll(mails).toContain(note)
    await admin('stock', 'expect', EXPECTED, '2031-02-20')
    await expect.poll(mails).toContain(`${withColon(t('preorder.movedDay'), 'de')} 20.02.2031`)
    await open(`/checkout/thank-you?order=${number}`)
    await expect(main).toContainText(t('preorder.expectedOn', { date: '20.02.2031' }))
  } finally {
    await admin('stock', 'set', EXPECTED, String(product.availableQuantity))
  }
})
