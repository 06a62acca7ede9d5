// Waits for: the card fields in their frame (a label of it), the message of a field, the frame of the bank, and the last page of the
// shop (its heading).
import type { Request } from '@playwright/test'
import { cardWordsOf } from '../apps/standins/src/payment/card-words.ts'
import { expectAccessible } from './shop/accessible.ts'
import { openPayment } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import {
  CHALLENGED_VISA,
  enterCard,
  expectOrder,
  openCardFields,
  submitPayment,
  uniqueEmail,
  VISA,
} from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const provider = `http://127.0.0.1:${process.env.STANDINS_PORT}`

for (const [country, size] of [
  ['DE', 'phone'],
  ['PL', 'desktop'],
] as const)
  test(`PAY-01, PAY-12, PAY-13 a guest in ${country} enters a card in the page (${size}), and its number never comes to the shop`, async ({
    openShop,
  }) => {
    const visit = await openShop(country, { size })
    const { page, t } = visit
    const toShop: Request[] = []
    page.on('request', request => {
      if (!request.url().startsWith(provider)) toShop.push(request)
    })
    await openPayment(visit, DISPENSER, { email: uniqueEmail('fields') })
    await enterCard(visit)
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await submitPayment(visit)
    await expectOrder(visit)
    await expect(page.getByRole('main')).toContainText(t('order.paymentArrived'))
    const sent = toShop.map(request => decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`.replaceAll('+', ' ')))
    expect(sent.some(text => text.includes('encryptedCardNumber'))).toBe(true)
    for (const text of sent) expect(text).not.toMatch(/4111[ -]?1111/)
  })

test('PAY-17 a wrong number is said at its field and nothing is sent; the next one pays', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page } = visit
  await openPayment(visit, DISPENSER, { email: uniqueEmail('typo') })
  const frame = await openCardFields(visit)
  await frame.getByLabel(cardWordsOf('de').number).fill('4111 1111 1111 1112')
  await submitPayment(visit)
  await expect(frame.getByText(cardWordsOf('de').numberProblem)).toBeVisible()
  await expect(frame.getByLabel(cardWordsOf('de').number)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/checkout/payment')
  await enterCard(visit)
  await submitPayment(visit)
  await expectOrder(visit)
})

test('PAY-14, PAY-17, PAY-28 a card that is refused leads to the page of failed payments, and from there to fields for the next one', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t } = visit
  await openPayment(visit, DISPENSER, { email: uniqueEmail('refused-fields') })
  await enterCard(visit, VISA, 'NOT_ENOUGH_BALANCE')
  await submitPayment(visit)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentFailedTitle') })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/adyen-payment-error')
  await expect(page.getByText(t('payment.refused'))).toBeVisible()
  await page.getByRole('link', { name: t('checkout.backToPayment') }).click()
  await enterCard(visit)
  await submitPayment(visit)
  await expectOrder(visit)
})

test('PAY-14, CHK-05 the bank asks in the page: a wrong password fails, the right one makes the order', async ({ openShop }) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t } = visit
  await openPayment(visit, DISPENSER, { email: uniqueEmail('challenge') })
  for (const password of ['wrong', 'password']) {
    await enterCard(visit, CHALLENGED_VISA)
    await submitPayment(visit)
    await expect(page.getByRole('heading', { level: 1, name: t('payment.challengeTitle') })).toBeVisible()
    const bank = page.frameLocator('iframe[title="Bank"]')
    await bank.getByLabel('Password').fill(password)
    if (password === 'password') await expectAccessible(visit)
    await bank.getByRole('button', { name: 'Continue' }).click()
    if (password === 'password') break
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentFailedTitle') })).toBeVisible()
    await page.getByRole('link', { name: t('checkout.backToPayment') }).click()
  }
  await expectOrder(visit)
})

test('what is typed stays while another method is looked at', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page } = visit
  await openPayment(visit, DISPENSER, { email: uniqueEmail('look') })
  const frame = await enterCard(visit)
  await page.locator('input[name="method"][value="bank-transfer"]').check()
  await expect(frame.getByLabel(cardWordsOf('de').number)).toBeHidden()
  await page.locator('input[name="method"][value="scheme"]').check()
  await expect(frame.getByLabel(cardWordsOf('de').number)).toHaveValue(VISA)
  await submitPayment(visit)
  await expectOrder(visit)
})

test('only the pages of the payment may load from the provider, and only they do', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, open } = visit
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().startsWith(`${provider}/payment`)) asked.push(request.url())
  })
  await openPayment(visit, DISPENSER, { email: uniqueEmail('policy') })
  await openCardFields(visit)
  expect(asked.length).toBeGreaterThan(0)
  asked.length = 0
  const policyOf = async (path: string) => (await open(path))?.headers()['content-security-policy'] ?? ''
  for (const path of ['/', '/checkout/cart', '/checkout/addresses', '/adyen-payment-error']) {
    const directives = (await policyOf(path)).split('; ')
    expect(directives, path).toContain("style-src 'self' 'unsafe-inline'")
    // Besides itself the orders site alone, to which a login leads.
    expect(directives.join(), path).toMatch(/form-action 'self' http:\/\/orders\.de\.localhost:\d+,/)
    expect(directives.join(), path).not.toContain('https:')
  }
  expect(asked).toEqual([])
  expect(await policyOf('/checkout/payment')).toContain(` ${provider} https:; frame-ancestors`)
})
