// Waits for: the scripts of each page (open), the dialog, which is loaded when it is opened, the heading of each step, the alert
// of a refused form, the number of the case, the case and the mail at the stand-ins (expect.poll).
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator } from '@playwright/test'
import { SUPPORT_REASONS, subreasonsOf } from '@shop/domain/support-case'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, openPayment, order } from './shop/checkout-steps.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { mailTo } from './shop/mails.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

const FRYER = 'EX30010001'

const dialogOf = ({ page, t }: MarketVisit) => page.getByRole('dialog', { name: t('support.title') })

/** Opens the form over the page by the button of the footer. */
async function openByFooter(visit: MarketVisit): Promise<Locator> {
  const { page, t } = visit
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.contactUs') })
    .click()
  const dialog = dialogOf(visit)
  await expect(dialog).toBeVisible()
  return dialog
}

async function choose(within: Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click()
}

/** Fills in who asks and what; returns the address, which no other visit has. */
async function fillQuestion(within: Locator, { t }: MarketVisit, subject: string): Promise<string> {
  const email = `${randomUUID()}@example.org`
  const typed = [
    [t('support.contactName'), 'Jana Nová'],
    [t('checkout.email'), email],
    [t('support.subject'), subject],
    [t('support.description'), 'Prvý riadok.\nDruhý.'],
  ] as const
  for (const [name, value] of typed) await within.getByRole('textbox', { name, exact: true }).fill(value)
  return email
}

/** The fields of the case of an address, once customer care has it. */
async function caseOf(request: APIRequestContext, email: string): Promise<Record<string, string>> {
  const url = `http://127.0.0.1:${process.env.STANDINS_PORT}/__sandbox/support-form`
  let found: Record<string, string>[] = []
  await expect
    .poll(async () => {
      const { cases } = (await (await request.get(url)).json()) as { cases: { fields: Record<string, string> }[] }
      found = cases.map(({ fields }) => fields).filter(fields => fields.email === email)
      return found.length
    })
    .toBe(1)
  return found[0] ?? {}
}

const numberIn = async (within: Locator) => /SC\d+/.exec((await within.getByRole('status').textContent()) ?? '')?.[0] ?? ''

test('FORM-01, FORM-02, FORM-03, FORM-05, FORM-06, FORM-07, FORM-08, FORM-09, FORM-11, FORM-13, FORM-23, FORM-24, SIDEBAR-01 in Slovakia a question is asked over the page, and its number comes by mail', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t, open } = visit
  await open('/faq/')
  const dialog = await openByFooter(visit)
  for (const reason of SUPPORT_REASONS)
    await expect(dialog.getByRole('button', { name: t(`support.reason.${reason}`), exact: true })).toBeVisible()
  await atBothWidths(visit, () => expectAccessible(visit))
  await choose(dialog, t('support.reason.shipment'))
  const heading = dialog.getByRole('heading', { level: 3 })
  await expect(heading).toHaveText(t('support.chooseSubreason'))
  await expect(heading).toBeFocused()
  await choose(dialog, t('support.back'))
  await expect(heading).toHaveText(t('support.chooseReason'))
  await choose(dialog, t('support.reason.invoice'))
  for (const subreason of subreasonsOf('invoice'))
    await expect(dialog.getByRole('button', { name: t(`support.subreason.${subreason}`), exact: true })).toBeVisible()
  await atBothWidths(visit, () => expectAccessible(visit))
  await choose(dialog, t('support.subreason.invoice-request'))

  await expect(dialog.getByRole('link', { name: t('shell.myOrders') })).toHaveAttribute('href', '/my-account/my-orders')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await atBothWidths(visit, () => expectAccessible(visit))
  await choose(dialog, t('support.continue'))
  await dialog.getByRole('textbox', { name: t('order.number') }).fill('NS100042')
  const email = await fillQuestion(dialog, visit, 'Faktúra')
  await atBothWidths(visit, async () => {
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })
  await dialog.getByRole('button', { name: t('support.send') }).click()
  await expect(dialog.getByRole('status')).toContainText(t('support.sentTo', { email }))
  await expect(dialog.getByRole('status')).toBeFocused()
  await atBothWidths(visit, () => expectAccessible(visit))
  const caseNumber = await numberIn(dialog)

  const fields = await caseOf(request, email)
  expect(fields).toEqual({
    name: 'Jana Nová',
    email,
    subject: `Faktúra (${caseNumber})`,
    description: 'Prvý riadok.\nDruhý.',
    reason: 'Invoice',
    '00N000000000A01': 'Invoice request',
    '00N000000000A05': 'NS100042',
    '00N000000000A07': 'SK',
    '00N000000000A08': 'sk-SK',
    '00N000000000A09': page.url(),
  })
  const mail = await mailTo(request, email, 1)
  expect(mail.subject).toBe(t('support.mailSubject', { caseNumber }))
  await dialog.getByRole('button', { name: t('shell.close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t('shell.contactUs') })).toBeFocused()
})

test('FORM-15, FORM-16, FORM-18, FORM-19, FORM-20, FORM-21 in Germany what is missing is said at each field, and a product number is eight digits', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { t, open } = visit
  await open('/?contactForm=sales')
  const dialog = dialogOf(visit)
  await choose(dialog, t('support.subreason.bulk-offer'))
  await dialog.getByRole('button', { name: t('support.send') }).click()
  const product = dialog.getByRole('textbox', { name: t('support.productNumber') })
  await expect(product).toBeFocused()
  await expect(product).toHaveAccessibleDescription(
    new RegExp(t('checkout.errorRequired', { field: t('support.productNumber') })),
  )
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(6)
  await expectAccessible(visit)
  await product.pressSequentially('EX1003-00')
  await expect(product).toHaveValue('100300')
  await expect(dialog.getByText(t('support.errorProductNumber'), { exact: true }).first()).toBeVisible()
  await product.fill('EX10030001234')
  await expect(product).toHaveValue('10030001')
  await dialog.getByRole('textbox', { name: t('checkout.vatNumber') }).fill('D')
  await dialog.getByRole('textbox', { name: t('product.quantity') }).fill('0')
  await dialog.getByRole('textbox', { name: t('checkout.phone') }).fill('12')
  await dialog.getByRole('button', { name: t('support.send') }).click()
  for (const text of [t('support.errorVatId'), t('support.errorQuantity'), t('support.errorPhone')])
    await expect(dialog.getByRole('alert')).toContainText(text)
})

test('FORM-10, FORM-14, MKT-30 a parameter opens the form on any page, with its reason, and is gone afterwards; the page is the same for all', async ({
  openShop,
}) => {
  const visit = await openShop('SK')
  const { page, t, open, address } = visit
  const response = await open('/faq/?contactForm=return&utm_source=news')
  expect(response?.headers()['cache-control']).toContain('public')
  const dialog = dialogOf(visit)
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(t('support.chooseSubreason'))
  await expect(dialog).toContainText(t('support.reason.return'))
  await expect(page).toHaveURL(address('/faq/?utm_source=news'))
  await choose(dialog, t('support.subreason.no-reason'))
  await expect(dialog.getByRole('link', { name: t('shell.returnsPortal') })).toHaveAttribute('href', /^http:\/\/orders\.[^/]+\/$/)
  await expect(dialog.getByRole('link', { name: t('shell.returnPolicy') })).toHaveAttribute('href', '/return-policy/')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open('/faq/?contactForm=nothing')
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(t('support.chooseReason'))
  await expect(page).toHaveURL(address('/faq/'))
  await open('/faq/?toggle-webform=false')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t('shell.contactUs') })).toHaveCount(0)
})

test('FORM-04, FORM-22 from a product page its number is there and stays, whatever subreason is chosen; from the header nothing is', async ({
  openShop,
}) => {
  const visit = await openShop('CZ')
  const { page, t, open } = visit
  const fryer = await findProduct(visit, FRYER)
  await open(fryer.path)
  await page.getByRole('link', { name: t('product.question') }).click()
  const dialog = dialogOf(visit)
  const product = dialog.getByRole('textbox', { name: t('support.productNumber') })
  await choose(dialog, t('support.subreason.technical-question'))
  await expect(product).toHaveValue(FRYER.slice(2))
  await expect(product).not.toBeEditable()
  await choose(dialog, t('support.back'))
  await choose(dialog, t('support.reason.consulting'))
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(t('support.chooseSubreason'))
  await choose(dialog, t('support.subreason.availability'))
  await expect(product).not.toBeEditable()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const header = page.getByRole('banner')
  await header.getByText(t('shell.contact'), { exact: true }).click()
  await header.getByRole('link', { name: t('shell.writeMessage') }).click()
  await choose(dialog, t('support.reason.consulting'))
  await choose(dialog, t('support.subreason.availability'))
  await expect(product).toHaveValue('')
  await expect(product).toBeEditable()
  await page.keyboard.press('Escape')
  await expect(header.locator('summary').filter({ hasText: t('shell.contact') })).toBeFocused()
})

test('FORM-23 while the shop does not answer nothing that was typed is lost, in the form and after the page was left', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('SK', { tolerated: /createSupportCase|ERR_FAILED/ })
  const { page, t, open } = visit
  await open('/faq/?contactForm=other')
  const dialog = dialogOf(visit)
  await choose(dialog, t('support.subreason.feedback'))
  const email = await fillQuestion(dialog, visit, 'Pochvala')
  await page.route('**/new-ct/createSupportCase', route => route.abort('failed'))
  await dialog.getByRole('button', { name: t('support.send') }).click()
  await expect(dialog.getByRole('alert')).toContainText(t('support.failed'))
  await expectAccessible(visit)
  await expect(dialog.getByRole('textbox', { name: t('support.subject') })).toHaveValue('Pochvala')
  await page.unroute('**/new-ct/createSupportCase')

  // On another page the same draft is there; two sends of it make one case.
  await open('/contact/?reason=other&subreason=feedback')
  const form = page.getByRole('main')
  await expect(form.getByRole('textbox', { name: t('checkout.email') })).toHaveValue(email)
  const draft = await page.evaluate(() => sessionStorage.getItem('support-draft'))
  await form.getByRole('button', { name: t('support.send') }).click()
  await expect(form.getByRole('status')).toContainText(t('support.sentTitle'))
  const caseNumber = await numberIn(form)
  expect(await page.evaluate(() => sessionStorage.getItem('support-draft'))).toBeNull()
  await page.evaluate(kept => sessionStorage.setItem('support-draft', kept ?? ''), draft)
  await open('/contact/?reason=other&subreason=feedback')
  await form.getByRole('button', { name: t('support.send') }).click()
  await expect(form.getByRole('status')).toContainText(caseNumber)
  await caseOf(request, email)
  await mailTo(request, email, 1)
})

test('FORM-01, FORM-02, FORM-04, FORM-05, FORM-09, FORM-12, FORM-15, FORM-17 in Bulgaria each step is a page without scripts, and wrong entries stay', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('BG', { javaScriptEnabled: false, size: 'phone' })
  const { page, t, open, address } = visit
  await open('/faq/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.contactUs') })
    .click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('shell.contact'))
  const link = (name: string) => main.getByRole('link', { name, exact: true })
  await link(t('support.reason.payments')).click()
  await link(t('support.back')).click()
  await link(t('support.reason.shipment')).click()
  await link(t('support.subreason.shipment-status')).click()
  await expect(link(t('support.continue'))).toBeVisible()
  await expect(main.getByRole('link', { name: t('shell.myOrders') })).toHaveAttribute('href', '/my-account/my-orders')
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await link(t('support.continue')).click()
  const number = main.getByRole('textbox', { name: t('order.number') })
  await number.fill('NS100043')
  await main.getByRole('button', { name: t('support.send') }).click()
  await expect(main.getByRole('alert')).toContainText(t('checkout.errorRequired', { field: t('support.subject') }))
  await expect(number).toHaveValue('NS100043')
  const email = await fillQuestion(main, visit, 'Пратка')
  await main.getByRole('button', { name: t('support.send') }).click()
  await expect(main.getByRole('status')).toContainText(t('support.sentText'))
  expect(page.url()).toBe(address(`/contact/?sent=${await numberIn(main)}`))
  const fields = await caseOf(request, email)
  expect(fields).toMatchObject({ reason: 'Shipment', '00N000000000A05': 'NS100043', '00N000000000A08': 'bg-BG' })
  await mailTo(request, email, 1)
})

test('FORM-01, MKT-18 in Greece, whose checkout is closed, the form serves by the keyboard alone', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('GR')
  const { page, t, open } = visit
  const fryer = await findProduct(visit, FRYER)
  await open(fryer.path)
  const opener = page.getByRole('main').getByRole('link', { name: t('shell.contactUs') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(visit)
  await expect(dialog).toContainText(t('support.reason.sales'))
  const press = async (name: string) => {
    const button = dialog.getByRole('button', { name, exact: true })
    for (let count = 0; count < 20 && !(await button.evaluate(element => element === document.activeElement)); count++)
      await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await press(t('support.subreason.voucher'))
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused()
  const email = `${randomUUID()}@example.org`
  const typed: Record<string, string> = {
    'case-contactName': 'Eleni',
    'case-customerEmail': email,
    'case-subject': 'Κουπόνι',
    'case-description': 'Ισχύει;',
  }
  for (let count = 0; count < 12 && Object.keys(typed).length > 0; count++) {
    await page.keyboard.press('Tab')
    const id = await page.evaluate(() => document.activeElement?.id ?? '')
    const text = typed[id]
    if (text === undefined) continue
    await page.keyboard.type(text)
    delete typed[id]
  }
  await press(t('support.send'))
  await expect(dialog.getByRole('status')).toContainText(t('support.sentTo', { email }))
  expect(await caseOf(request, email)).toMatchObject({ reason: 'Sales', '00N000000000A07': 'GR' })
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('FORM-16 from the page of an order its number is there, and who is signed in is known', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { page, t } = visit
  const centAmount = await openPayment(visit, 'EX30140001')
  await choosePayment(visit, 'checkout.bankTransfer')
  const orderNumber = await order(visit, centAmount)
  await page.getByRole('link', { name: t('order.question') }).click()
  const dialog = dialogOf(visit)
  await choose(dialog, t('support.subreason.change-order'))
  await expect(dialog.getByRole('textbox', { name: t('order.number') })).toHaveValue(String(orderNumber))

  const customer = await openShop('SK')
  const { email } = await registerCustomer(customer, { firstName: 'Jana', lastName: 'Nová' })
  await customer.open('/contact/?reason=other&subreason=general')
  const main = customer.page.getByRole('main')
  await expect(main.getByRole('textbox', { name: t('checkout.email') })).toHaveValue(email)
  await expect(main.getByRole('textbox', { name: t('support.contactName') })).toHaveValue('Jana Nová')
})

test('FORM-23 what fills in the field that people do not see is not heard, and nothing is lost of it', async ({ openShop }) => {
  const visit = await openShop('SK', { javaScriptEnabled: false, tolerated: /503/ })
  const { page, t, open } = visit
  await open('/contact/?reason=other&subreason=general')
  const main = page.getByRole('main')
  await fillQuestion(main, visit, 'Robot')
  await main.locator('input[name=website]').fill('https://spam.example', { force: true })
  await main.getByRole('button', { name: t('support.send') }).click()
  await expect(main.getByRole('alert')).toContainText(t('support.failed'))
  await expect(main.getByRole('textbox', { name: t('support.subject') })).toHaveValue('Robot')
})

for (const country of ['DE', 'GR', 'BG'] as const)
  test(`FORM-01, FORM-19 the form fits from 320 pixels on at every step (${country})`, async ({ openShop }) => {
    const visit = await openShop(country, { size: 'smallest' })
    for (const query of [
      '',
      '?reason=product-claim-30-days',
      '?reason=return&subreason=no-reason',
      '?reason=sales&subreason=bulk-offer',
    ]) {
      await visit.open(`/contact/${query}`)
      await expectSoundLayout(visit.page)
      await expectAccessible(visit)
    }
  })
