// Waits for: the mails in the stand-in (expect.poll), what the page says after each of its forms.
import { randomUUID } from 'node:crypto'
import { expectAccessible } from './shop/accessible.ts'
import { openFormShopper } from './shop/form-shopper.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailTo } from './shop/mails.ts'
import { expect, test } from './shop/test.ts'

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
