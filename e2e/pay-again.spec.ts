// Waits for: headings of the pages that pay an order again and of the provider's, scripts of such a page before a method is
// chosen, mails in the stand-in's inbox. What happens to a payment later is told by the stand-in of the provider, to payments of
// these journeys alone.
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './shop/accessible.ts'
import { definitionOf, openPayment } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailsTo, mailTo } from './shop/mails.ts'
import { untilAlive } from './shop/market-visit.ts'
import { expectOrder, payBy, payOnProviderPage, uniqueEmail } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const standins = `http://127.0.0.1:${process.env.STANDINS_PORT}`

/** Lets something happen at the provider to the voucher with this reference, which the page shows with spaces. */
async function letHappen(request: APIRequestContext, pspReference: string, operation: string): Promise<void> {
  const answer = await request.post(`${standins}/__sandbox/payment/payments/${pspReference}`, { data: { operation } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The provider's number of the only payment that a shopper with this name made. */
async function paymentOf(request: APIRequestContext, email: string): Promise<string> {
  const { requests, payments } = (await (await request.get(`${standins}/__sandbox/payment`)).json()) as {
    readonly requests: readonly { readonly body: { readonly reference?: string; readonly shopperEmail?: string } }[]
    readonly payments: readonly { readonly pspReference: string; readonly reference: string }[]
  }
  const { reference } = requests.find(({ body }) => body?.shopperEmail === email)?.body ?? {}
  const found = payments.find(payment => payment.reference === reference)
  if (!found) throw new Error(`${email} paid nothing`)
  return found.pspReference
}

test('ORD-05, PAY-17, PAY-18, P1 an order whose voucher no one paid is paid by the link of its mail on another device', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('PT')
  const { page, t, open } = visit
  const email = uniqueEmail('voucher')
  const centAmount = await openPayment(visit, DISPENSER, { email })
  await payBy(visit, 'multibanco')
  const number = await expectOrder(visit)
  const voucher = await paymentOf(request, email)
  await letHappen(request, voucher, 'expire')
  const unpaid = await mailTo(request, email, 2)
  expect(unpaid.subject).toBe(t('mail.unpaidSubject', { orderNumber: number }))
  expect(unpaid.text).toContain(t('mail.unpaidPay'))

  const phone = await openShop('PT', { size: 'phone' })
  await phone.page.goto(linkIn(unpaid))
  await expect(phone.page.getByRole('heading', { level: 1, name: t('order.payTitle') })).toBeVisible()
  const main = phone.page.getByRole('main')
  for (const text of [number, visit.money(centAmount), t('order.payText')]) await expect(main).toContainText(text)
  // The link shows nothing about the buyer.
  for (const text of [email, 'Rua']) await expect(main).not.toContainText(text)
  await expectAccessible(phone)
  await expectSoundLayout(phone.page)
  await payBy(phone, 'scheme')
  await payOnProviderPage(phone)
  await expect(phone.page.getByRole('heading', { level: 1, name: t('order.paymentArrived') })).toBeVisible()
  await expect(main).toContainText(t('order.payDone'))
  expect((await mailTo(request, email, 3)).subject).toBe(t('mail.paidSubject', { orderNumber: number }))

  // The page of the order tells its owner the same, and there is nothing left to pay.
  await open(`/checkout/thank-you?order=${number}`)
  await expect(page.getByRole('main')).toContainText(t('order.paymentArrived'))
  await expect(page.getByRole('link', { name: t('order.payLink') })).toHaveCount(0)
  // What the voucher brings after all goes back.
  await letHappen(request, voucher, 'pay')
  const [refunded] = await mailsTo(request, email, 4)
  expect(refunded?.subject).toBe(t('mail.refundedSubject', { orderNumber: number }))
})

test('ORD-05, PAY-14, PAY-17 the owner of an order pays again from its page, after a try that was refused', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  const email = uniqueEmail('chargeback')
  await openPayment(visit, DISPENSER, { email })
  await payBy(visit, 'paypal')
  await page.getByRole('button', { name: 'Agree and pay', exact: true }).click()
  const number = await expectOrder(visit)
  const payment = await paymentOf(request, email)
  await letHappen(request, payment, 'chargeback')
  await mailTo(request, email, 2)
  await open(`/checkout/thank-you?order=${number}`)
  await expect(page.getByRole('main')).toContainText(t('order.payText'))
  await page.getByRole('link', { name: t('order.payLink') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.payTitle') })).toBeVisible()
  await untilAlive(page)
  await payBy(visit, 'klarna')
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(page.getByText(t('payment.refused'))).toBeVisible()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await untilAlive(page)
  await payBy(visit, 'klarna')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.paymentArrived') })).toBeVisible()
  await page.getByRole('link', { name: t('mail.viewOrder') }).click()
  await expectOrder(visit)
})

for (const javaScriptEnabled of [true, false])
  test(`PAY-17, PAY-18, CHK-25, ORD-03 an order whose payment failed may wait for a bank transfer, and be paid online all the same, by the links of its mails ${javaScriptEnabled ? 'on a phone' : 'without scripts'}`, async ({
    openShop,
    request,
  }) => {
    const visit = await openShop('CZ')
    const { t, open } = visit
    const email = uniqueEmail('transfer')
    const centAmount = await openPayment(visit, DISPENSER, { email })
    await payBy(visit, 'paypal')
    await visit.page.getByRole('button', { name: 'Agree and pay', exact: true }).click()
    const number = await expectOrder(visit)
    await letHappen(request, await paymentOf(request, email), 'chargeback')
    const phone = await openShop('CZ', javaScriptEnabled ? { size: 'phone' } : { javaScriptEnabled })
    const { page } = phone
    await page.goto(linkIn(await mailTo(request, email, 2)))
    await expect(page.getByRole('heading', { level: 1, name: t('order.payTitle') })).toBeVisible()
    if (javaScriptEnabled) await untilAlive(page)
    await page.locator('input[name="method"][value="bank-transfer"]').check()
    const button = page.getByRole('button', {
      name: t(javaScriptEnabled ? 'order.transferButton' : 'order.payButton', { amount: visit.money(centAmount) }),
    })
    await button.click()
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.bankTransfer') })).toBeVisible()
    const main = page.getByRole('main')
    for (const text of [number, t('order.transferText'), visit.money(centAmount)]) await expect(main).toContainText(text)
    // The other ways are offered at once, and not the one that was just chosen.
    await expect(main.locator('input[name="method"][value="scheme"]')).toBeChecked()
    await expect(main.getByRole('button', { name: t('order.payButton', { amount: visit.money(centAmount) }) })).toBeVisible()
    await expect(definitionOf(phone, t('order.reference'))).toHaveText(number.slice(2))
    const iban = (await definitionOf(phone, t('order.iban')).textContent()) ?? ''
    expect(iban).toMatch(/^CZ\d{2}( \d{4}){5}$/)
    await expect(page.getByRole('img', { name: t('order.paymentCode') })).toBeVisible()
    await expect(main).not.toContainText(email)
    if (javaScriptEnabled) {
      await expectAccessible(phone)
      await expectSoundLayout(page)
    }
    const mail = await mailTo(request, email, 3)
    expect(mail.subject).toBe(t('mail.transferSubject', { orderNumber: number }))
    for (const text of [iban, number.slice(2)]) expect(mail.text).toContain(text)
    // The page of the order tells its owner the same.
    await open(`/checkout/thank-you?order=${number}`)
    await expect(visit.page.getByRole('main')).toContainText(iban)
    await expect(visit.page.getByRole('link', { name: t('order.payLink') })).toHaveCount(0)
    await expect(visit.page.getByRole('link', { name: t('order.payOtherwise') })).toBeVisible()
    // Until the transfer has arrived, its mail leads to the other ways to pay.
    await page.goto(linkIn(mail))
    await expect(page.getByRole('heading', { level: 2, name: t('order.payOtherwise') })).toBeVisible()
    await expect(main).toContainText(t('order.payOtherwiseText'))
    if (javaScriptEnabled) await untilAlive(page)
    await payBy(phone, 'paypal')
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    // Who turns back finds the transfer as it was.
    await expect(page.getByText(t('checkout.errorCancelled'))).toBeVisible()
    await expect(main).toContainText(iban)
    if (javaScriptEnabled) {
      await untilAlive(page)
      await payBy(phone, 'paypal')
      await page.getByRole('button', { name: 'Leave it pending', exact: true }).click()
      // Who waits is told for what, that there is another way, and that no one pays twice.
      await expect(page.getByRole('heading', { level: 1, name: t('payment.pendingTitle') })).toBeVisible()
      for (const text of [t('payment.pendingText'), t('payment.otherwiseText')]) await expect(main).toContainText(text)
      await expectAccessible(phone)
      await expectSoundLayout(page)
      await page.getByRole('link', { name: t('order.payOtherwise') }).click()
      await expect(main.getByRole('status').filter({ hasText: t('payment.pendingText') })).toBeVisible()
      await expect(main).toContainText(iban)
      // The page goes on by itself once the provider has decided.
      await letHappen(request, await paymentOf(request, email), 'pay')
    } else {
      await payBy(phone, 'scheme')
      await payOnProviderPage(phone)
    }
    await expect(page.getByRole('heading', { level: 1, name: t('order.paymentArrived') })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: t('order.payOtherwise') })).toHaveCount(0)
  })

test('PAY-02, PAY-17 an order is paid again at a bank that wants a form to be posted', async ({ openShop, request }) => {
  const visit = await openShop('DK')
  const { page, t, open } = visit
  const email = uniqueEmail('posted-again')
  await openPayment(visit, DISPENSER, { email })
  await payBy(visit, 'paypal')
  await page.getByRole('button', { name: 'Agree and pay', exact: true }).click()
  const number = await expectOrder(visit)
  await letHappen(request, await paymentOf(request, email), 'chargeback')
  await mailTo(request, email, 2)
  await open(`/checkout/pay-order?order=${number}`)
  await untilAlive(page)
  await payBy(visit, 'mobilepay')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.paymentArrived') })).toBeVisible()
})

test('A1, ROUTE-32 a link that is not the shop’s, and an order of someone else, are said to be so', async ({ openShop }) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  await open('/checkout/pay-order?order=bm90LWE.bGluaw')
  await expect(page.getByRole('heading', { level: 1, name: t('order.payExpiredTitle') })).toBeVisible()
  await expectAccessible(visit)
  for (const query of ['?order=NS00000001', '']) {
    await open(`/checkout/pay-order${query}`)
    await expect(page.getByRole('heading', { level: 1, name: t('order.notFoundTitle') })).toBeVisible()
  }
})

test('PAY-17 an order is paid again without scripts', async ({ openShop, request }) => {
  const scripted = await openShop('PT')
  const email = uniqueEmail('noscript')
  await openPayment(scripted, DISPENSER, { email })
  await payBy(scripted, 'multibanco')
  await expectOrder(scripted)
  await letHappen(request, await paymentOf(request, email), 'expire')
  const visit = await openShop('PT', { javaScriptEnabled: false })
  await visit.page.goto(linkIn(await mailTo(request, email, 2)))
  await payBy(visit, 'scheme')
  await payOnProviderPage(visit)
  await expect(visit.page.getByRole('heading', { level: 1, name: visit.t('order.paymentArrived') })).toBeVisible()
})
