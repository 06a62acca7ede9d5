// Waits for: the mail that asks for a review in the stand-in (mailTo), what the pages say after each of their forms.
import { createHmac, randomUUID } from 'node:crypto'
import { createContext, openDatabase } from '@shop/engine/database'
import { findOrMakeRecipient, setMailPreferences, signMailLink } from '@shop/engine/mail-preference'
import { findOrder } from '@shop/engine/order'
import { registerPayment } from '@shop/engine/payment'
import { claimReviewInvitations } from '@shop/engine/review-invitation'
import { confirmDelivery, shipOrder } from '@shop/engine/shipment'
import { withDatabase } from '../scripts/postgres/with-database.ts'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { registerCustomer } from './shop/customers.ts'
import { fillReadyCart, openFormShopper } from './shop/form-shopper.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { Mail } from './shop/mails.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140003'
const DAY_MS = 24 * 60 * 60_000

/** Lets an order arrive as a whole twelve days ago, whose buyer agreed to be asked, and what is due be claimed. */
async function deliver(orderNumber: string, email: string): Promise<void> {
  await withDatabase(async databaseUrl => {
    const db = openDatabase({ databaseUrl, poolSize: 1 })
    const context = createContext(db)
    await registerPayment(context, { orderNumber }, {})
    const order = await findOrder(context, { orderNumber })
    await shipOrder(context, order!, { parcels: [{ trackingNumber: `00340434${orderNumber}`, carrier: 'DHL' }] })
    await confirmDelivery(context, { orderNumber }, {})
    const past = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
    await db
      .updateTable('shipment')
      .set({ dispatched_at: past(14), delivered_at: past(12) })
      .where('order_id', '=', order!.id)
      .execute()
    const recipient = await findOrMakeRecipient(db, { id: randomUUID(), email, storeKey: 'de', locale: 'de-DE' })
    const choice = { wanted: ['review-invitation'], text: { locale: 'de-DE', text: 'Bewertungen' } } as const
    await setMailPreferences(context, { token: await signMailLink(context, recipient.id) }, choice)
    await claimReviewInvitations(context, { afterDays: 10, limit: 100 })
    await db.destroy()
  })
}

test('REV-05, REV-09, REV-11 the buyer of a guest order is asked by mail and reviews on another device, without scripts and once', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { javaScriptEnabled: false, size: 'phone' })
  const { page, t } = visit
  const email = `${randomUUID()}@example.org`
  const shopper = openFormShopper(request, new URL(visit.address('/')).port, 'DE')
  const ready = await fillReadyCart(shopper, 'DE', STOOL)
  const setEmail = [{ action: 'setCustomerEmail' as const, email }]
  const { cart } = await shopper.client.call('updateCart', { id: ready.id, version: ready.version, actions: setEmail })
  const draft = {
    paymentMethodInfo: { paymentInterface: 'bank-transfer' as const, name: { en: 'Payment' } },
    amountPlanned: { currencyCode: cart.totalPrice.currencyCode, centAmount: cart.totalPrice.centAmount },
  }
  const paid = await shopper.client.call('createBankPayment', { id: cart.id, version: cart.version, draft })
  const { order } = await shopper.client.call('createMyOrderFromCart', { id: cart.id, version: paid.cart.version })
  await deliver(order.orderNumber, email)

  const mails = `http://127.0.0.1:${process.env.STANDINS_PORT}/__sandbox/mails?to=${encodeURIComponent(email)}`
  let link = ''
  await expect
    .poll(async () => {
      const sent = (await (await request.get(mails)).json()) as Mail[]
      const mail = sent.find(({ subject }) => subject === t('reviewInvitation.title'))
      link = /^http:\S+\/write-review\/\S+$/m.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  await page.goto(link)
  const main = page.getByRole('main')
  await expect(main.getByRole('radio')).toHaveCount(5)
  await expectSoundLayout(page)
  await main.getByRole('textbox', { name: t('review.text') }).fill('Steht fest.')
  await main.getByRole('button', { name: t('review.submit') }).click()
  await expect(main).toContainText(t('review.errorRating'))
  await expect(main.getByRole('textbox', { name: t('review.text') })).toHaveValue('Steht fest.')
  await main.getByTitle(t('review.stars', { count: 4 })).click()
  await main.getByRole('textbox', { name: t('review.author') }).fill('Mara K.')
  await main.getByRole('button', { name: t('review.submit') }).click()
  await expect(main).toContainText(t('review.sentTitle'))
  await page.goto(link)
  await expect(main).toContainText(t('reviewInvitation.nothing'))
  await page.goto(link.replace(/&sku=.*/, 'x'))
  await expect(main).toContainText(t('login.linkExpired'))
})

test('NEWS-05, AUTH-13 mails about prices are switched on at the lists and off with the other mails; a code of Facebook says what was done', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  await registerCustomer(visit, buyerOf('DE'))
  await callInSession(visit, 'createShoppingList', {
    draftId: randomUUID(),
    name: 'Hof',
    lineItems: [{ sku: STOOL, quantity: 1 }],
  })
  await open('/my-account/lists')
  await main.getByRole('button', { name: t('shoppingList.priceDropOn') }).click()
  await expect(main.getByRole('button', { name: t('shoppingList.priceDropOff') })).toBeVisible()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await open('/mail-preferences/')
  const prices = main.getByRole('checkbox', { name: t('mailPreference.priceDrop') })
  await expect(prices).toBeChecked()
  await expect(main.getByRole('checkbox', { name: t('mailPreference.reviewInvitation') })).not.toBeChecked()
  await prices.uncheck()
  await main.getByRole('button', { name: t('mailPreference.save') }).click()
  await expect(main.getByRole('status')).toContainText(t('mailPreference.saved'))
  await open('/my-account/lists')
  await expect(main.getByRole('button', { name: t('shoppingList.priceDropOn') })).toBeVisible()

  const claim = { algorithm: 'HMAC-SHA256', issued_at: 1_790_000_000, user_id: `10${Date.now()}` }
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url')
  const signature = createHmac('sha256', 'anvil-local-app-secret').update(payload).digest('base64url')
  const url = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}/webhooks/facebook`
  const answer = await request.post(url, { form: { signed_request: `${signature}.${payload}` } })
  const { confirmation_code: code } = (await answer.json()) as { confirmation_code: string }
  await open('/data-deletion/')
  await main.getByRole('textbox', { name: t('dataDeletion.code') }).fill('ABC')
  await main.getByRole('button', { name: t('dataDeletion.check') }).click()
  await expect(main).toContainText(t('dataDeletion.unknown'))
  await main.getByRole('textbox', { name: t('dataDeletion.code') }).fill(code.toLowerCase())
  await main.getByRole('button', { name: t('dataDeletion.check') }).click()
  await expect(main.getByRole('status')).toContainText(t('dataDeletion.nothing', { date: '' }).slice(0, 12))
  await expectAccessible(visit)
  await expectSoundLayout(page)
})
