// Waits for: the heading of each page, since every form leads to one; the mail with the code; the invoice, which the worker makes
// once goods have left; a file that the browser keeps.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { localeOf } from '@shop/domain/market'
import { expectAccessible } from './shop/accessible.ts'
import { callInSession } from './shop/call-in-session.ts'
import { openPayment, order } from './shop/checkout-steps.ts'
import { codeFor, orderAsGuest, ordersSiteOf } from './shop/guest-orders.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailsTo } from './shop/mails.ts'
import { uniqueEmail } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])
/** Pages that refuse are answered with an error, and a file that is kept ends the request of the page it was asked from. */
const REFUSALS = /40[034]|ERR_ABORTED/

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('ORD-10 a guest enters by number, e-mail and a mailed code, finds all orders of the mailbox, and cancels one', async ({
  openShop,
  request,
  baseURL,
}) => {
  const visit = await openShop('DE', { size: 'phone', tolerated: REFUSALS })
  const { page, t } = visit
  const email = uniqueEmail('orders')
  const { port } = new URL(baseURL ?? '')
  const [first, second] = [
    await orderAsGuest(request, { port, email, sku: DISPENSER, quantity: 3 }),
    await orderAsGuest(request, { port, email, sku: DISPENSER }),
  ]

  await test.step('the number alone shows nothing', async () => {
    await page.goto(`${ordersSiteOf('de')}/orders/${second}`)
    await expect(heading(page, t('orders.entryTitle'))).toBeVisible()
    await expect(page.getByLabel(t('order.number'))).toHaveValue(second)
  })

  await test.step('what is wrong is said next to it, and what was typed stays', async () => {
    await page.getByLabel(t('order.number')).fill('NS12')
    await page.getByLabel(t('checkout.email')).fill('jana')
    await page.getByRole('button', { name: t('orders.sendCode') }).click()
    await expect(page.getByText(t('order.trackNumberProblem'))).toBeVisible()
    await expect(page.getByText(t('checkout.errorEmail'))).toBeVisible()
    await expect(page.getByLabel(t('order.number'))).toHaveValue('NS12')
    await expect(page.getByLabel(t('checkout.email'))).toHaveValue('jana')
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })

  await test.step('a code that was mailed opens the order, a wrong one does not', async () => {
    await page.getByLabel(t('order.number')).fill(first.toLowerCase())
    await page.getByLabel(t('checkout.email')).fill(email.toUpperCase())
    await page.getByRole('button', { name: t('orders.sendCode') }).click()
    await expect(heading(page, t('orders.codeTitle'))).toBeVisible()
    await expectAccessible(visit)
    const code = await codeFor(request, visit, first, { email, count: 3 })
    await page.getByLabel(t('orders.code')).fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: t('orders.codeConfirm') }).click()
    await expect(page.getByText(t('orders.codeWrong'))).toBeVisible()
    await page.getByLabel(t('orders.code')).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: t('orders.codeConfirm') }).click()
    await expect(heading(page, first)).toBeVisible()
    await expect(page.locator('[data-step]')).toContainText([
      t('orders.stepPlaced'),
      t('orders.stepPaid'),
      t('orders.stepShipped'),
      t('orders.stepDelivered'),
    ])
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })

  await test.step('ORD-04 of what has not left one unit is cancelled; what cannot be is said next to it', async () => {
    await admin('orders', 'ship', first, '--line', `${DISPENSER}:1`)
    await page.reload()
    await page.getByRole('link', { name: t('orders.cancelPart') }).click()
    await expect(heading(page, t('orders.cancelPart'))).toBeVisible()
    const units = page.getByLabel(t('orders.cancelUnits', { count: '2' }))
    await expect(units).toHaveValue('2')
    await units.fill('3')
    await page.getByRole('button', { name: t('orders.cancelPart') }).click()
    await expect(page.getByText(t('orders.cancelProblem'))).toBeVisible()
    await expect(units).toHaveValue('3')
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await units.fill('1')
    await page.getByRole('button', { name: t('orders.cancelPart') }).click()
    await expect(heading(page, first)).toBeVisible()
    await expect(page.locator('[data-step="partly-cancelled"]')).toContainText(/\d\d\.\d\d\.\d{4}/)
    await expect(page.locator('[data-cancelled="1"]')).toHaveText(t('orders.cancelledUnits', { count: '1' }))
    await expect(page.getByText(t('orders.totalNow'))).toBeVisible()
    await expectAccessible(visit)
    await expectSoundLayout(page)
    expect((await mailsTo(request, email, 5)).map(({ subject }) => subject)).toContain(
      t('mail.partCancelledSubject', { orderNumber: first }),
    )
  })

  await test.step('the other order of the mailbox is found by its state, and cancelled', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.myOrders') })
      .click()
    await expect(heading(page, t('shell.myOrders'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await page.getByLabel(t('orders.search')).fill(second)
    await page.getByLabel(t('orders.state')).selectOption('Open')
    await page.getByRole('button', { name: t('listing.apply') }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await page.getByRole('main').getByRole('listitem').getByRole('link').click()
    await page.getByRole('link', { name: t('orders.cancel'), exact: true }).click()
    await expect(heading(page, t('orders.cancelTitle'))).toBeVisible()
    await expectAccessible(visit)
    await page.getByRole('button', { name: t('orders.cancelConfirm') }).click()
    await expect(heading(page, second)).toBeVisible()
    await expect(page.locator('[data-step="cancelled"]')).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d \(UTC\+[12]\)/)
  })
})

test('ORD-10, ORD-14 a guest who buys for a company is led from the page after an order to its parcels and documents, and no one else is', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { size: 'phone', tolerated: REFUSALS })
  const { page, t, context } = visit
  const company = { clientType: 'company', 'billing.company': 'Weißmüller & Söhne GmbH' }
  const centAmount = await openPayment(visit, DISPENSER, { email: uniqueEmail('orders-follow'), ...company })
  await page.locator('input[name="method"][value="bank-transfer"]').check()
  const first = await order(visit, centAmount)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('mail.viewOrder') })
    .click()
  await expect(page).toHaveURL(`${ordersSiteOf('de')}/orders/${first}`)
  await expect(heading(page, first)).toBeVisible()

  await test.step('parcels and the invoice come when goods have left, and it says when they have arrived', async () => {
    await admin('orders', 'ship', first, '--tracking', '00340434161094042557', '--carrier', 'DHL')
    await page.reload()
    const tracking = page.getByRole('link', { name: t('order.trackAt', { carrier: 'DHL' }) })
    await expect(tracking).toHaveAttribute('href', /^https:\/\/www\.dhl\.com\/.*00340434161094042557$/)
    await expect(page.getByRole('link', { name: t('orders.cancel'), exact: true })).toHaveCount(0)
    const pdf = page.getByRole('link', { name: /\(PDF\)$/ })
    await expect
      .poll(async () => {
        await page.reload()
        return pdf.count()
      })
      .toBe(1)
    const href = (await pdf.getAttribute('href')) ?? ''
    for (const [link, begins, buyer] of [
      [pdf, '%PDF-', ''],
      [page.getByRole('link', { name: /\(XML\)$/ }), '<?xml', 'Weißmüller &amp; Söhne GmbH'],
    ] as const) {
      const kept = page.waitForEvent('download')
      await link.click()
      const file = await readFile(await (await kept).path(), 'utf8')
      expect(file.slice(0, 5)).toBe(begins)
      expect(file).toContain(buyer)
    }
    // The link is worth nothing to anyone else.
    const headers = { host: `orders.de.localhost:${process.env.ORDERS_PORT}` }
    const refused = await request.get(`http://127.0.0.1:${process.env.ORDERS_PORT}${href}`, { headers, maxRedirects: 0 })
    expect(refused.status()).toBe(303)
    await admin('orders', 'delivered', first)
    await page.reload()
    await expect(page.locator('[data-step="delivered"]')).toContainText(/\d\d\.\d\d\.\d{4}/)
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })

  await test.step('an order of someone else is as if it did not exist, and a link that is not good shows nothing', async () => {
    await page.goto(`${ordersSiteOf('de')}/orders/NS99999999`)
    await expect(heading(page, t('orders.notFoundTitle'))).toBeVisible()
    await expectAccessible(visit)
    await context.clearCookies()
    await page.goto(`${ordersSiteOf('de')}/orders/${first}?token=not.good`)
    await expect(page.getByText(t('orders.expired'))).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(first)
  })
})

test('ORD-10, ORD-11, ACC-01, ROUTE-30 a customer reaches all orders from the account, and the reader of a mail the order it is about', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { tolerated: REFUSALS })
  const { page, t, context, market, language, open } = visit
  const email = uniqueEmail('orders-account')
  const numbers: string[] = []
  for (let count = 0; count < 2; count++) {
    const centAmount = await openPayment(visit, DISPENSER, { email })
    await page.locator('input[name="method"][value="bank-transfer"]').check()
    numbers.push(await order(visit, centAmount))
  }
  const draft = { email, password: 'Strong-sword-7', firstName: 'Jana', lastName: 'Weiß', locale: localeOf(market, language) }
  await callInSession(visit, 'customerSignMeUp', { ...draft, custom: { customerType: 'private' } })
  await open('/my-account/my-profile')
  const latest = page.getByRole('region', { name: t('shell.myOrders') })
  await expect(latest.getByRole('listitem')).toHaveCount(2)
  const opened = context.waitForEvent('page')
  await latest.getByRole('link', { name: numbers[0] }).click()
  const orders = await opened
  await expect(orders).toHaveURL(`${ordersSiteOf('de')}/orders/${numbers[0]}`)
  await expect(heading(orders, numbers[0]!)).toBeVisible()
  await orders
    .getByRole('banner')
    .getByRole('link', { name: t('shell.myOrders') })
    .click()
  await expect(orders.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await expectAccessible({ page: orders })
  await expectSoundLayout(orders)

  // In a browser that knows nothing of the buyer.
  const other = await openShop('DE', { size: 'phone', javaScriptEnabled: false })
  const mails = await mailsTo(request, email, 2)
  const mail = mails.find(({ text }) => text.includes(numbers[1]!))!
  expect(linkIn(mail)).toContain(`${ordersSiteOf('de')}/orders/${numbers[1]}?token=`)
  await other.page.goto(linkIn(mail))
  await expect(other.page).toHaveURL(`${ordersSiteOf('de')}/orders/${numbers[1]}`)
  await expect(heading(other.page, numbers[1]!)).toBeVisible()
  await other.page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.myOrders') })
    .click()
  await expect(other.page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expectSoundLayout(other.page)
})
