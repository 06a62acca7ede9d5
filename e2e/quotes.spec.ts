// Waits for: the heading of each page, since every form leads to one; the mails about the quote, which the worker sends.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { localeOf } from '@shop/domain/market'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { addByForm, continueToPayment, fillAddress, order } from './shop/checkout-steps.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailsTo } from './shop/mails.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const STOOL = 'EX30140005'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function admin(...words: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])).stdout
}

test('a company asks for a quote from its cart, the owner answers by command, and the order costs exactly what was quoted', async ({
  openShop,
  request,
}) => {
  // The cart of the quote refuses what is added to it.
  const visit = await openShop('DE', { size: 'phone', tolerated: /addToCart|status of 400/ })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const email = `${randomUUID()}@example.org`
  await open()
  await callInSession(visit, 'customerSignMeUp', {
    ...{ email, password: 'Strong-sword-7', firstName: 'Käthe', lastName: 'Weißmüller' },
    locale: localeOf(visit.market, visit.language),
    custom: { customerType: 'company' },
  })

  let number = ''
  await test.step('the cart asks, and stays as it is', async () => {
    await addByForm(visit, DISPENSER)
    await addByForm(visit, DISPENSER)
    await open('/checkout/cart')
    await main.getByRole('link', { name: t('quote.request') }).click()
    await expect(heading(page, t('quote.request'))).toBeVisible()
    await main.getByLabel(t('quote.comment')).fill('Bitte für unser neues Lokal.')
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await main.getByRole('button', { name: t('quote.request') }).click()
    await expect(heading(page, 'QU')).toBeVisible()
    await expect(main).toContainText(t('quote.sent'))
    await expect(main).toContainText('Bitte für unser neues Lokal.')
    number = /QU\d+/.exec((await heading(page, 'QU').textContent()) ?? '')?.[0] ?? ''
    await addByForm(visit, STOOL)
  })

  await test.step('the owner sees it and answers', async () => {
    expect(await admin('quotes', 'list')).toContain(number)
    const answered = await admin(
      ...['quotes', 'answer', number, '--price', `${DISPENSER}:100.00`, '--delivery', '0', '--comment', 'Gern geschehen.'],
      ...['--valid-until', new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)],
    )
    expect(answered).toContain('200.00 EUR')
  })

  await test.step('the mail leads to the quote, which becomes a cart that nothing adds to', async () => {
    const [mail] = await mailsTo(request, email, 2)
    if (!mail) throw new Error('There is no mail')
    expect(mail.text).toContain('Gern geschehen.')
    await page.goto(linkIn(mail))
    await expect(heading(page, number)).toBeVisible()
    const path = await main.getByRole('link', { name: t('quote.document') }).getAttribute('href')
    const file = await page.evaluate(async href => {
      const response = await fetch(href)
      return [response.status, response.headers.get('content-disposition'), (await response.text()).slice(0, 5)]
    }, path ?? '')
    expect(file).toEqual([200, `inline; filename="${number}.pdf"`, '%PDF-'])
    const other = await openShop('DE', { javaScriptEnabled: false, tolerated: /404/ })
    await registerCustomer(other, { firstName: 'Ada', lastName: 'Muster' }, { customerType: 'company' })
    expect((await other.page.goto(new URL(path ?? '', page.url()).href))?.status()).toBe(404)
    await expect(main).toContainText(t('quote.regular', { amount: '' }).trim())
    await expect(main).toContainText('200,00')
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await main.getByRole('button', { name: t('quote.accept') }).click()
    await expect(heading(page, t('cart.title'))).toContainText('2')
    await expect(main).toContainText(t('quote.cartNotice', { number }))
    await expect(main.getByRole('button', { name: t('product.increase') })).toHaveCount(0)
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })
  await test.step('what is added to it is refused in words, and goes into the cart before once the quote is set aside', async () => {
    await open('/quick-order/')
    await page.getByLabel(t('quickOrder.list')).fill(`${STOOL};2`)
    await page.getByRole('button', { name: t('quickOrder.check') }).click()
    await page
      .getByRole('region', { name: t('quickOrder.checked') })
      .getByRole('button', { name: t('product.addToCart') })
      .click()
    await expect(main).toContainText(t('quote.cartRefused', { number }))
    await expect(main.getByRole('button', { name: t('quote.setAside') })).toBeVisible()
    await open((await findProduct(visit, STOOL)).path)
    await main.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
    await expect(heading(page, t('cart.title'))).toContainText('2')
    await expect(main.getByRole('alert')).toContainText(t('quote.cartRefused', { number }))
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await main.getByRole('button', { name: t('quote.setAside') }).click()
    await expect(heading(page, t('cart.title'))).toContainText('4')
    await open('/my-account/quotes')
    await main.getByRole('link', { name: number }).click()
    await main.getByRole('button', { name: t('quote.accept') }).click()
    await expect(main).toContainText(t('quote.cartNotice', { number }))
  })

  await test.step('the order costs what was quoted, and the goods that were put aside come back', async () => {
    await open('/checkout/addresses')
    await fillAddress(visit, { ...buyerOf('DE'), email })
    await page.getByRole('textbox', { name: t('checkout.companyName') }).fill('Weißmüller GmbH')
    await continueToPayment(visit)
    await page.locator('input[name="method"][value="bank-transfer"]').check()
    await order(visit, 20_000)
    await open('/checkout/cart')
    await expect(heading(page, t('cart.title'))).toContainText('4')
    await open('/my-account/quotes')
    await expect(main).toContainText(t('quote.accepted'))
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })
})

test('M4 a colleague above the limit turns a quote into an order with an approval, and it costs what was quoted', async ({
  openShop,
  request,
}) => {
  const boss = await openShop('DE', { javaScriptEnabled: false })
  const colleague = await openShop('DE', { javaScriptEnabled: false })
  const { page, t, money } = colleague
  const approver = await registerCustomer(boss, { firstName: 'Ada', lastName: 'Muster' }, { customerType: 'company' })
  const { email } = await registerCustomer(colleague, { firstName: 'Ben', lastName: 'Bauer' }, { customerType: 'company' })
  const company: { readonly id: string } = JSON.parse(
    await admin('companies', 'create', approver.email, 'Muster Bau', '--store', 'de', '--json'),
  )
  await admin('companies', 'add', company.id, email, '--roles', 'buyer', '--limit', '5.00')

  interface CartOfSession {
    readonly id: string
    readonly version: number
  }
  const empty = (await callInSession(colleague, 'createCart', {})) as { readonly cart: CartOfSession }
  const { id, version } = empty.cart
  await callInSession(colleague, 'addToCart', { id, version, product: { sku: DISPENSER }, quantity: 2 })
  const asked = (await callInSession(colleague, 'createQuoteRequest', { draftId: randomUUID() })) as {
    readonly quote: { readonly quoteNumber: string }
  }
  const number = asked.quote.quoteNumber
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await admin('quotes', 'answer', number, '--price', `${DISPENSER}:60.00`, '--delivery', '0', '--valid-until', until)

  await colleague.open('/my-account/quotes')
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: t('quote.accept') }).click()
  await expect(page.getByRole('main')).toContainText(t('quote.cartNotice', { number }))
  const { me } = (await callInSession(colleague, 'getMe', {})) as { readonly me: { readonly activeCart: CartOfSession } }
  const { email: _email, street: streetName, ...person } = buyerOf('DE')
  const address = { ...person, streetName, country: 'DE' }
  await callInSession(colleague, 'updateCart', {
    ...{ id: me.activeCart.id, version: me.activeCart.version },
    actions: [
      { action: 'setCustomerEmail', email },
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ],
  })
  await colleague.open('/checkout/payment')
  await page.getByRole('button', { name: t('company.requestFor', { amount: money(12_000) }) }).click()
  await expect(page.getByText(t('company.requestedDone'))).toBeVisible()

  await boss.page.goto(linkIn((await mailsTo(request, approver.email, 1))[0]!))
  await expect(boss.page.getByRole('main')).toContainText(number)
  await boss.page.getByRole('button', { name: t('company.approve') }).click()
  const ordered = boss.page.getByText(/NS\d{8}/).first()
  await expect(ordered).toBeVisible()
  const orderNumber = /NS\d{8}/.exec((await ordered.textContent()) ?? '')?.[0] ?? ''
  expect(await admin('orders', 'show', orderNumber)).toContain('120.00 EUR')
  await colleague.open('/my-account/quotes')
  await expect(page.getByRole('main')).toContainText(t('quote.accepted'))
})

test('a private customer is told how quotes are asked for', async ({ openShop }) => {
  const visit = await openShop('BG', { javaScriptEnabled: false })
  const { page, t, open } = visit
  await open()
  await callInSession(visit, 'customerSignMeUp', {
    ...{ email: `${randomUUID()}@example.org`, password: 'Strong-sword-7', firstName: 'Иван', lastName: 'Петров' },
    locale: localeOf(visit.market, visit.language),
    custom: { customerType: 'private' },
  })
  await open('/my-account/quotes/request')
  await expect(page.getByRole('main')).toContainText(t('quote.companiesOnly'))
  await open('/my-account/quotes')
  await expect(page.getByRole('main')).toContainText(t('quote.none'))
})
