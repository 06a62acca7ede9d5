// Waits for: the answer of the form (its heading takes the focus, or its alert), links that are visible; a storefront of its own
// that listens, which stops after its page is closed.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { createHttpTransport, type Transport } from '@shop/contract'
import { formatDay } from '@shop/i18n/format'
import { readSettings } from '../apps/storefront/config.ts'
import { expectAccessible } from './shop/accessible.ts'
import { fillReadyCart, openFormShopper } from './shop/form-shopper.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { start } from './shop/own-storefront.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
/** An order of shortly before midnight. */
const LATE = 'NS99999998'

/** Orders in Slovakia; nothing of it is known to the browser of a journey. Returns number and e-mail address. */
async function placeOrder(request: APIRequestContext, port: string) {
  const shopper = openFormShopper(request, port, 'SK')
  const { id, version, totalPrice, customerEmail } = await fillReadyCart(shopper, 'SK', DISPENSER)
  const { currencyCode, centAmount } = totalPrice
  const draft = {
    paymentMethodInfo: { paymentInterface: 'bank-transfer' as const, name: { en: 'Bank transfer' } },
    amountPlanned: { currencyCode, centAmount },
  }
  const { cart } = await shopper.client.call('createBankPayment', { id, version, draft })
  const { order } = await shopper.client.call('createMyOrderFromCart', { id, version: cart.version })
  return { number: order.orderNumber, email: customerEmail ?? '', order }
}

async function ask({ page, t }: MarketVisit, number: string, email: string): Promise<void> {
  await page.getByRole('textbox', { name: t('order.number') }).fill(number)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('checkout.email'), exact: true })
    .fill(email)
  await page.getByRole('button', { name: t('order.trackButton') }).click()
}

test('ORD-14, ORD-04, ORD-06 number and e-mail address tell state, parcels and dates of an order, on a phone, and any other pair tells nothing', async ({
  openShop,
  request,
  baseURL,
}) => {
  const { number, email, order } = await placeOrder(request, new URL(baseURL ?? '').port)
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t, open } = visit
  const foreign: string[] = []
  page.on('request', request => {
    if (!new URL(request.url()).hostname.endsWith('localhost')) foreign.push(request.url())
  })
  await open('/parcel-tracking')
  await expect(page.getByRole('heading', { level: 1, name: t('order.trackTitle') })).toBeVisible()
  await expectSoundLayout(page)
  await expectAccessible(visit)
  await ask(visit, 'NS12', 'jana')
  const main = page.getByRole('main')
  await expect(main.getByText(t('order.trackNumberProblem'))).toHaveCount(2)
  // Another's address, and a number of no order: the same answer.
  for (const [asked, by] of [
    [number, 'somebody@example.org'],
    ['NS99999999', email],
  ] as const) {
    await ask(visit, asked, by)
    await expect(main.getByRole('alert').filter({ hasText: t('order.trackNotFound') })).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('order.number') })).toHaveValue(asked)
  }
  // As it may be typed.
  await ask(visit, number.toLowerCase().replace('ns', 'ns '), email.toUpperCase())
  await expect(main.getByRole('heading', { name: t('order.stateReceived') })).toBeFocused()

  const shipped = ['orders', 'ship', number, '--tracking', '00340434161094042557', '--carrier', 'DHL']
  await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...shipped])
  await ask(visit, number, email)
  await expect(main.getByRole('heading', { name: t('mail.shippedTitle') })).toBeFocused()
  await expect(main).toContainText(t('order.placedOn', { date: formatDay(order.createdAt, order) }))
  const link = main.getByRole('link', { name: t('order.trackAt', { carrier: 'DHL' }) })
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.dhl\.com\/.*00340434161094042557$/)
  await expect(link).toHaveAttribute('rel', /noopener/)
  for (const { streetName, city, lastName } of [order.billingAddress, order.shippingAddress])
    for (const personal of [streetName, city, lastName]) await expect(main).not.toContainText(personal ?? '')
  await expectSoundLayout(page)
  await expectAccessible(visit)
  expect(foreign).toEqual([])
})

test('ORD-14 without scripts the same form answers in the page', async ({ openShop, request, baseURL }) => {
  const { number, email } = await placeOrder(request, new URL(baseURL ?? '').port)
  const visit = await openShop('BE', { language: 'nl', javaScriptEnabled: false })
  const { page, t, open } = visit
  await open('/parcel-tracking')
  await ask(visit, number, 'somebody@example.org')
  await expect(page.getByRole('alert').filter({ hasText: t('order.trackNotFound') })).toBeVisible()
  await ask(visit, number, email)
  await expect(page.getByRole('heading', { name: t('order.stateReceived') })).toBeVisible()
})

test('ORD-14, UX-04 an outage keeps what was typed in the form and says so, and days are those of the market, on a phone and without scripts', async ({
  openShop,
}) => {
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const behind = createHttpTransport(middlewareUrl)
  let isAway = false
  // Of an hour before midnight in UTC, when it is the next day in Slovakia.
  const createdAt = '2026-11-05T23:30:00.000Z'
  const status = { orderNumber: LATE, createdAt, orderState: 'Open', shipmentState: 'Pending', parcels: [] }
  const transport: Transport = async asked => {
    if (asked.operation !== 'getOrderStatus') return behind(asked)
    if (isAway) return { status: 503, body: { message: 'away' }, setCookies: [] }
    return JSON.stringify(asked).includes(LATE)
      ? { status: 200, body: { data: { orderStatus: status } }, setCookies: [] }
      : behind(asked)
  }
  const settings = readSettings({ NODE_ENV: 'production', PORT: '0', MIDDLEWARE_URL: middlewareUrl })
  const storefront = await start(settings, transport)
  try {
    const port = new URL(storefront.address).port
    for (const javaScriptEnabled of [true, false]) {
      const visit = await openShop('SK', { port, size: 'phone', javaScriptEnabled, tolerated: /503/ })
      const { page, t, open } = visit
      await open('/parcel-tracking')
      isAway = true
      await ask(visit, 'NS99999999', 'jana@example.org')
      await expect(page.getByRole('alert').filter({ hasText: t('order.trackUnavailable') })).toBeVisible()
      await expect(page.getByRole('textbox', { name: t('order.number') })).toHaveValue('NS99999999')
      await expect(page.locator('main input[name="email"]')).toHaveValue('jana@example.org')
      isAway = false
      await page.getByRole('button', { name: t('order.trackButton') }).click()
      await expect(page.getByRole('alert').filter({ hasText: t('order.trackNotFound') })).toBeVisible()
      await ask(visit, LATE, 'jana@example.org')
      await expect(page.getByRole('main')).toContainText(t('order.placedOn', { date: '06.11.2026' }))
      await page.close()
    }
  } finally {
    await storefront.stop()
  }
})
