// Waits for: the mails in the stand-in (expect.poll), what the page says after each of its forms.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { openFormShopper } from './shop/form-shopper.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailTo } from './shop/mails.ts'
import { expect, test } from './shop/test.ts'

/** Sold out in this file alone. */
const SOLD_OUT = 'EX30120002'
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])

test('NEWS-05 the reader of a mail chooses by its link what they get, and a mail program ends the newsletter by a plain POST', async ({
  openShop,
  request,
}) => {
  const email = `${randomUUID()}@example.org`
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t } = visit
  const { client } = openFormShopper(request, new URL(visit.address('/')).port, 'DE')
  await client.call('subscribeNewsletter', { email, locale: 'de-DE' })
  await page.goto(linkIn(await mailTo(request, email, 1)))
  const welcome = await mailTo(request, email, 2)
  const link = welcome.text.match(/^http:\S+\/mail-preferences\/\S+$/m)?.[0] ?? ''

  await page.goto(link)
  const main = page.getByRole('main')
  const box = (name: string) => main.getByRole('checkbox', { name: new RegExp(name) })
  const [news, cart] = [box(t('account.newsletterText').slice(0, 20)), box(t('mailPreference.abandonedCartText').slice(0, 20))]
  await expect(main).toContainText(`${email[0]}…@example.org`)
  for (const kind of [news, cart]) await expect(kind).toBeChecked()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await cart.uncheck()
  await main.getByRole('button', { name: t('mailPreference.save') }).click()
  await expect(main.getByRole('status')).toContainText(t('mailPreference.saved'))
  await page.reload()
  await expect(cart).not.toBeChecked()
  await expect(news).toBeChecked()

  // A scanner that only looks ends nothing; the program's POST comes without cookies, and may come twice.
  const oneClick = `${link}&kind=newsletter`
  const bare = openFormShopper(request, new URL(link).port, 'DE')
  const path = oneClick.slice(new URL(link).origin.length)
  expect((await bare.get(path)).status()).toBe(200)
  await page.goto(oneClick)
  await expect(main).toContainText(t('mailPreference.unsubscribeQuestion'))
  await expect(news).toBeChecked()
  for (const time of ['first', 'second'])
    expect((await bare.post(path, { 'List-Unsubscribe': 'One-Click' })).status(), time).toBe(200)
  await page.goto(link)
  await expect(news).not.toBeChecked()

  await news.check()
  await main.getByRole('button', { name: t('mailPreference.save') }).click()
  await expect(main.getByRole('status')).toContainText(t('mailPreference.saved'))
  await main.getByRole('button', { name: t('mailPreference.nothing') }).click()
  await expect(news).not.toBeChecked()
  await page.goto(`${link}x`)
  await expect(main).toContainText(t('login.linkExpired'))
})

test('STOCK-04 without scripts a guest asks for a mail about goods that are sold out, confirms, is told when they come, and buys', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { javaScriptEnabled: false, size: 'phone' })
  const { page, t, open, address } = visit
  const product = await findProduct(visit, SOLD_OUT)
  await admin('stock', 'set', SOLD_OUT, '0')
  await expect
    .poll(async () => {
      await open(product.path)
      return page.getByRole('link', { name: t('product.notifyMe') }).count()
    })
    .toBe(1)
  await page.getByRole('link', { name: t('product.notifyMe') }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(product.name)
  await expectSoundLayout(page)
  const field = main.getByRole('textbox', { name: t('checkout.email') })
  await field.fill('keine Adresse')
  await main.getByRole('button', { name: t('stockAlert.send') }).click()
  await expect(main).toContainText(t('checkout.errorEmail'))
  await expect(field).toHaveValue('keine Adresse')
  const email = `${randomUUID()}@example.org`
  await field.fill(email)
  await main.getByRole('button', { name: t('stockAlert.send') }).click()
  await expect(main).toContainText(t('stockAlert.sentGuest'))

  await page.goto(linkIn(await mailTo(request, email, 1)))
  await main.getByRole('button', { name: t('stockAlert.confirmTitle') }).click()
  await expect(main).toContainText(t('stockAlert.sentCustomer'))
  await admin('stock', 'set', SOLD_OUT, '20')
  const mail = await mailTo(request, email, 2)
  expect(mail.subject).toBe(t('stockAlert.mailTitle', { name: product.name }))
  expect(linkIn(mail)).toBe(address(`${product.path}?variant=${SOLD_OUT}`))
  await page.goto(linkIn(mail))
  await main
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click()
  await open('/checkout/cart')
  await expect(main).toContainText(product.name)
})
