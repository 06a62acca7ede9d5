// Waits for: the notification that a doubtful address brings, the heading of the payment step. The journeys' shop looks addresses
// of Finland up on the map (playwright.config.ts); one of them makes the service fail, which no other journey there needs.
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, continueToPayment, fillAddress } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, type OpenShop, test } from './shop/test.ts'

const STOOL = 'EX30140005'
const maps = `http://127.0.0.1:${process.env.STANDINS_PORT}/__sandbox/maps`

test.describe.configure({ mode: 'serial' })

/** The addresses step in Finland, filled in. */
async function atAddresses(openShop: OpenShop, street?: string): Promise<MarketVisit> {
  const visit = await openShop('FI', { size: 'phone' })
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await visit.open('/checkout/addresses')
  await fillAddress(visit, { ...buyerOf('FI'), ...(street ? { street } : {}) })
  return visit
}

test('ADDR-21, ADDR-22, ADDR-23 an address that the map confirms goes through, and the map was asked', async ({
  openShop,
  request,
}) => {
  const street = `Vahvistettu${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  await continueToPayment(await atAddresses(openShop, street))
  const { questions } = (await (await request.get(maps)).json()) as {
    readonly questions: readonly { readonly regionCode: string; readonly addressLines: readonly string[] }[]
  }
  const asked = questions.filter(({ addressLines }) => addressLines.some(line => line.includes(street)))
  expect(asked).toMatchObject([{ regionCode: 'FI' }])
})

test('ADDR-21, ADDR-22 an address that the map has otherwise is shown so, and goes through when it is sent again', async ({
  openShop,
}) => {
  const visit = await atAddresses(openShop, 'Typotie')
  const { page, t } = visit
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.locator('[data-notification="checkout-addresses"]')).toHaveText(t('checkout.mapTitle'))
  await expect(page.getByRole('main')).toContainText('Typotie')
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await continueToPayment(visit)
})

test('ADDR-21 a map that is away keeps no one from paying', async ({ openShop, request }) => {
  const visit = await atAddresses(openShop, 'Typotie')
  try {
    await request.post(`${maps}/mode`, { data: { mode: 'error' } })
    await continueToPayment(visit)
  } finally {
    await request.post(`${maps}/mode`, { data: { mode: 'ok' } })
  }
})
