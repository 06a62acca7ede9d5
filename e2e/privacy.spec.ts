// Waits for: the mails in the stand-in (expect.poll), the invoice of the order, the headings and notices of the pages of the links.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cart } from '@shop/domain/cart'
import type { Language } from '@shop/domain/market'
import type { Order } from '@shop/domain/order'
import { createContext, openDatabase } from '@shop/engine/database'
import { findDocuments } from '@shop/engine/fiscal'
import { findOrder } from '@shop/engine/order'
import { registerPayment } from '@shop/engine/payment'
import { changeShipmentState } from '@shop/engine/shipment'
import { strFromU8, unzipSync } from 'fflate'
import { withDatabase } from '../scripts/postgres/with-database.ts'
import { expectAccessible } from './shop/accessible.ts'
import { callInSession } from './shop/call-in-session.ts'
import { openPayment, order } from './shop/checkout-steps.ts'
import { findInDatabase } from './shop/database-dump.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailsTo } from './shop/mails.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
/** The smallest picture. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** Tables that keep what bookkeeping needs: the documents and their files. */
const INVOICE_STORE = /^public\.fiscal_(?:document|file): /

/** A text that is nowhere else, in letters as names have them. */
function canary(): string {
  return `Kanar${randomUUID().replaceAll(/[^a-f]/g, '')}vogel`
}

/** The newest mail to an address whose subject has a text. */
async function mailAbout(request: Parameters<typeof mailsTo>[0], email: string, count: number, subject: string) {
  const mails = await mailsTo(request, email, count)
  const mail = mails.find(candidate => candidate.subject.includes(subject))
  if (!mail) throw new Error(`No mail to ${email} is about ${subject}: ${mails.map(each => each.subject).join(' | ')}`)
  return mail
}

/** The goods of an order leave the house, paid, and are invoiced. */
async function fulfil(orderNumber: string): Promise<void> {
  await withDatabase(async databaseUrl => {
    const db = openDatabase({ databaseUrl, poolSize: 1 })
    const context = createContext(db)
    await registerPayment(context, { orderNumber }, {})
    await changeShipmentState(context, { orderNumber }, 'Shipped', [])
    const found = await findOrder(context, { orderNumber })
    await expect.poll(async () => (await findDocuments(context, { orderId: found?.id ?? '' }, 1)).length).toBe(1)
    await db.destroy()
  })
}

/** Orders by bank transfer with names that are nowhere else. */
async function orderAs(visit: MarketVisit, email: string, secret: string): Promise<string> {
  const { page } = visit
  const centAmount = await openPayment(visit, DISPENSER, { email, firstName: secret, lastName: secret, street: secret })
  await page.locator('input[name="method"][value="bank-transfer"]').check()
  return order(visit, centAmount)
}

/** Fills in what asks for more of a person: care, a review, the newsletter, a withdrawal from something unknown. */
async function leaveTraces(visit: MarketVisit, email: string, secret: string, language: Language): Promise<void> {
  const locale = `${language}-${visit.market.country}`
  const draftId = randomUUID()
  await callInSession(visit, 'createSupportCase', {
    draftId,
    locale,
    reason: 'other',
    subreason: 'feedback',
    contactName: secret,
    customerEmail: email,
    subject: secret,
    description: secret,
  })
  await callInSession(visit, 'createWithdrawal', { draftId, locale, contactName: secret, orderNumber: secret, email })
  await callInSession(visit, 'subscribeNewsletter', { email, locale })
}

test('ACC-01, REV-17 (rule A6) a guest has everything erased by the link of a mail, and nothing of them is left but invoices', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  const secret = canary()
  const email = `${secret.toLowerCase()}@example.org`
  const orderNumber = await orderAs(visit, email, secret)
  await leaveTraces(visit, email, secret, 'de')

  const ask = async () => {
    await open('/contact/my-data/')
    await expectSoundLayout(page)
    await expectAccessible(visit)
    await page.getByRole('main').getByLabel(t('checkout.email'), { exact: true }).fill(email)
    await page.getByRole('button', { name: t('privacy.erase') }).click()
    await expect(page.getByText(t('privacy.sentTitle'))).toBeVisible()
  }
  await ask()
  // Confirmation of the order, of the question, of the withdrawal, and the newsletter's.
  const refusal = await mailAbout(request, email, 5, t('mail.privacyRefusedTitle'))
  expect(refusal.text).toContain(orderNumber)

  await fulfil(orderNumber)
  await callInSession(visit, 'addReview', {
    sku: DISPENSER,
    rating: 5,
    authorName: secret,
    locale: 'de-DE',
    consent: true,
  })
  expect((await findInDatabase([secret])).length).toBeGreaterThan(5)
  // Paid, on its way, its invoice.
  await mailsTo(request, email, 8)
  await ask()
  const confirmation = await mailAbout(request, email, 9, t('privacy.confirmErase'))
  await page.goto(linkIn(confirmation))
  await expect(page.getByRole('heading', { level: 1, name: t('privacy.confirmErase') })).toBeVisible()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('privacy.erase') })
    .click()
  await expect(page.getByText(t('privacy.confirmedTitle'))).toBeVisible()
  await mailAbout(request, email, 10, t('mail.privacyErasedTitle'))

  let left: string[] = []
  await expect
    .poll(async () => {
      left = await findInDatabase([secret])
      return left.filter(row => !INVOICE_STORE.test(row))
    })
    .toEqual([])
  expect(left.length).toBeGreaterThan(0)
  const log = await readFile(join(process.env.DATA_DIR ?? '', 'shop.log'), 'utf8')
  expect(log.length).toBeGreaterThan(0)
  expect(log.toLowerCase()).not.toContain(secret.toLowerCase())

  // The link is over with what it was for.
  await page.goto(linkIn(confirmation))
  await expect(page.getByText(t('login.linkExpired'))).toBeVisible()
})

test('ACC-01, ACC-02 a customer downloads a copy of all that is known, closes the account with the password, and an unknown address is told that nothing is', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('AT')
  const { page, t, open } = visit
  const secret = canary()
  const email = `${secret.toLowerCase()}@example.org`
  const password = 'Strong-sword-7'
  await open()
  await callInSession(visit, 'customerSignMeUp', {
    email,
    password,
    firstName: secret,
    lastName: secret,
    locale: 'de-AT',
    custom: { customerType: 'private' },
  })
  await leaveTraces(visit, email, secret, 'de')
  await open('/my-account/my-data')
  await expect(page.getByRole('heading', { level: 1, name: t('account.myData') })).toBeVisible()
  await expectAccessible(visit)
  await page.getByRole('button', { name: t('privacy.copy') }).click()
  await expect(page.getByText(t('privacy.sentTitle'))).toBeVisible()
  await page.goto(linkIn(await mailAbout(request, email, 4, t('privacy.downloadTitle'))))
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('privacy.download') }).click()
  const path = await (await arriving).path()
  const files = unzipSync(await readFile(path))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'contents.txt',
      'customer.json',
      'customer.csv',
      'support-case.json',
      'withdrawal.csv',
      'session.json',
    ]),
  )
  const [customer] = JSON.parse(strFromU8(files['customer.json'] ?? new Uint8Array())) as { email: string; document: object }[]
  expect(customer).toMatchObject({ email, document: { firstName: secret } })
  expect(JSON.stringify(Object.values(files).map(file => strFromU8(file)))).not.toContain('password_hash')

  await open('/my-account/my-data')
  const closing = page.locator('form', { has: page.locator('#password-closing') })
  await closing.getByRole('textbox').fill('Wrong-sword-7')
  await closing.getByRole('button', { name: t('privacy.close') }).click()
  await expect(closing).toContainText(t('account.errorCurrentPassword'))
  await closing.getByRole('textbox').fill(password)
  await closing.getByRole('button', { name: t('privacy.close') }).click()
  await expect(page.getByText(t('privacy.sentTitle'))).toBeVisible()
  await page.goto(linkIn(await mailAbout(request, email, 5, t('privacy.confirmClose'))))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('privacy.close') })
    .click()
  await mailAbout(request, email, 6, t('mail.privacyClosedTitle'))
  await open('/my-account/my-data')
  await expect(page.getByRole('heading', { level: 1, name: t('account.myData') })).toHaveCount(0)
  // What was asked as a guest is there, the account is not.
  const left = await findInDatabase([secret])
  expect(left.some(row => row.startsWith('public.support_case: '))).toBe(true)
  expect(left.filter(row => /^public\.(?:customer|session|cart): /.test(row))).toEqual([])

  const unknown = `${canary().toLowerCase()}@example.org`
  await open('/contact/my-data/')
  await page.getByRole('main').getByLabel(t('checkout.email'), { exact: true }).fill('keine Adresse')
  await page.getByRole('button', { name: t('privacy.copy') }).click()
  await expect(page.getByText(t('checkout.errorEmail'))).toBeVisible()
  await page.getByRole('main').getByLabel(t('checkout.email'), { exact: true }).fill(unknown)
  await page.getByRole('button', { name: t('privacy.copy') }).click()
  await expect(page.getByText(t('privacy.sentTitle'))).toBeVisible()
  await mailAbout(request, unknown, 1, t('mail.privacyUnknownTitle'))
})

/** The mail whose subject has a text, whenever it comes and whatever else does. */
async function mailThatSays(request: Parameters<typeof mailsTo>[0], email: string, subject: string) {
  const url = `http://127.0.0.1:${process.env.STANDINS_PORT}/__sandbox/mails?to=${encodeURIComponent(email)}`
  let found: Awaited<ReturnType<typeof mailsTo>> = []
  await expect
    .poll(async () => {
      found = ((await (await request.get(url)).json()) as typeof found).filter(mail => mail.subject.includes(subject))
      return found.length
    })
    .toBeGreaterThan(0)
  return found[0] ?? { subject: '', text: '' }
}

/** Registers, orders, writes a review and asks for a return with a picture, all with names that are nowhere else. */
async function liveAsCustomer(visit: MarketVisit, account: { email: string; password: string }, secret: string) {
  const call = async <Result>(operation: string, parameters: object) =>
    (await callInSession(visit, operation, parameters)) as Result
  const locale = 'de-AT'
  const { user } = await call<{ user: { customer: { id: string; version: number } } }>('customerSignMeUp', {
    ...{ ...account, firstName: secret, lastName: secret, locale, custom: { customerType: 'private' } },
  })
  const place = { streetName: secret, streetNumber: '1', postalCode: '1010', city: 'Wien', country: 'AT', phone: '+43 1 2345678' }
  const address = { firstName: secret, lastName: secret, ...place }
  const { id, version } = user.customer
  await call('addShippingAddress', { customer: { id, version }, address })
  await leaveTraces(visit, account.email, secret, 'de')
  let { cart } = await call<{ cart: Cart }>('createCart', {})
  const own = () => ({ id: cart.id, version: cart.version })
  cart = (await call<{ cart: Cart }>('addToCart', { ...own(), product: { sku: DISPENSER }, quantity: 2 })).cart
  const actions = [
    { action: 'setCustomerEmail', email: account.email },
    { action: 'setBillingAddress', address },
    { action: 'setShippingAddress', address },
  ]
  cart = (await call<{ cart: Cart }>('updateCart', { ...own(), actions })).cart
  const { currencyCode, centAmount } = cart.totalPrice
  const paymentMethodInfo = { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } }
  const draft = { paymentMethodInfo, amountPlanned: { currencyCode, centAmount } }
  cart = (await call<{ cart: Cart }>('createBankPayment', { ...own(), draft })).cart
  const { order: placed } = await call<{ order: Order }>('createMyOrderFromCart', own())
  const { orderNumber } = placed
  await fulfil(orderNumber)
  const review = { sku: DISPENSER, rating: 5, title: secret, text: secret, authorName: secret, locale, consent: true }
  await call('addReview', review)
  await call('requestOrderCode', { orderNumber, email: account.email, locale })
  const { token } = await call<{ token: string }>('getOrderLink', { orderNumber })
  const { access } = await call<{ access: { accessToken: string } }>('openOrderLink', { token })
  const inOrder = { accessToken: access.accessToken, orderNumber }
  const { return: asked } = await call<{ return: { returnNumber: string } }>('createReturn', {
    ...{ ...inOrder, draftId: randomUUID(), reason: 'defective', wish: 'refund', comment: secret },
    ...{ lines: [{ lineItemId: placed.lineItems[0]?.id, quantity: 1 }], pictures: [PICTURE] },
  })
  return { orderNumber, cancelReturn: () => call('cancelReturn', { ...inOrder, returnNumber: asked.returnNumber }) }
}

test('ACC-01, REV-17 (rule A6) a customer who has used every form is erased once nothing is under way, and nothing is left but invoices', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('AT')
  const { page, t, open } = visit
  const secret = canary()
  const account = { email: `${secret.toLowerCase()}@example.org`, password: 'Strong-sword-7' }
  await open()
  const { orderNumber, cancelReturn } = await liveAsCustomer(visit, account, secret)
  const tables = new Set((await findInDatabase([secret])).map(row => row.split(':')[0]))
  for (const table of ['customer', 'order', 'cart', 'review', 'return', 'support_case', 'withdrawal', 'newsletter_subscription'])
    expect(tables).toContain(`public.${table}`)

  const ask = async () => {
    await open('/my-account/my-data')
    const form = page.locator('form', { has: page.locator('#password-erasure') })
    await form.getByRole('textbox').fill(account.password)
    await form.getByRole('button', { name: t('privacy.erase') }).click()
    await expect(page.getByText(t('privacy.sentTitle'))).toBeVisible()
  }
  await ask()
  const refusal = await mailThatSays(request, account.email, t('mail.privacyRefusedTitle'))
  expect(refusal.text).toContain(orderNumber)
  await cancelReturn()
  await ask()
  await page.goto(linkIn(await mailThatSays(request, account.email, t('privacy.confirmErase'))))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('privacy.erase') })
    .click()
  await mailThatSays(request, account.email, t('mail.privacyErasedTitle'))
  // A review that was not published goes with who wrote it.
  let left: string[] = []
  await expect
    .poll(async () => {
      left = await findInDatabase([secret])
      return left.filter(row => !INVOICE_STORE.test(row))
    })
    .toEqual([])
  expect(left.length).toBeGreaterThan(0)
  const log = await readFile(join(process.env.DATA_DIR ?? '', 'shop.log'), 'utf8')
  expect(log.toLowerCase()).not.toContain(secret.toLowerCase())
})

test('ROUTE-26, COOK-01, COOK-08 without scripts the page about privacy lists what is kept, in Greek, and leads to one’s own data', async ({
  openShop,
}) => {
  const visit = await openShop('GR', { javaScriptEnabled: false, size: 'phone' })
  const { page, t, open } = visit
  await open('/privacy-data/')
  const main = page.getByRole('main')
  for (const text of ['vsf-commercetools-token', 'recent-searches', t('privacy.kindPaymentNotice'), t('privacy.storageFonts')])
    await expect(main).toContainText(text)
  await expectSoundLayout(page)
  await main.getByRole('link', { name: t('account.myData') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.myData') })).toBeVisible()
})
