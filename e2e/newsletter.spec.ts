// Waits for: hydration before the band is filled, the band's status, the mails in the stand-in (expect.poll), the dialog of the
// confirmation and the page's address before it is closed, the dialog's end before the next visit.
import { randomUUID } from 'node:crypto'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailTo } from './shop/mails.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const bandOf = ({ page, t }: MarketVisit) => page.getByRole('region', { name: t('newsletter.title') })

test('NEWS-01, NEWS-02, NEWS-03, SHELL-07, SHELL-37, GUARD-19 in Belgium a guest subscribes in Dutch, confirms by the mail, twice without harm, and leaves again', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('BE', { language: 'nl', size: 'phone' })
  const { page, t, open, address } = visit
  const email = `${randomUUID()}@example.org`
  await open('/faq/')
  const band = bandOf(visit)
  const field = band.getByRole('textbox', { name: t('checkout.email') })
  await field.fill('geen adres')
  await band.getByRole('button', { name: t('account.newsletterSubscribe') }).click()
  await expect(band).toContainText(t('checkout.errorEmail'))
  await expect(field).toBeFocused()
  await expectSoundLayout(page)
  await expectAccessible(visit)
  await field.fill(email)
  await band.getByRole('button', { name: t('account.newsletterSubscribe') }).click()
  await expect(band.getByRole('status')).toContainText(t('newsletter.sentTitle'))
  await expect(field).toHaveCount(0)

  const link = linkIn(await mailTo(request, email, 1))
  expect(link).toContain('/nl/exConsents/confirm?hash=')
  const popup = page.getByRole('dialog', { name: t('newsletter.confirmedTitle') })
  for (const click of ['first', 'second']) {
    await page.goto(`${link}&utm_source=mail`)
    await expect(popup, click).toBeVisible()
    await expect(page).toHaveURL(address('/?utm_source=mail'))
    await expectAccessible(visit)
    await popup
      .getByRole('button', { name: t('shell.close') })
      .last()
      .click()
    await expect(popup).toHaveCount(0)
  }

  await page.goto(linkIn(await mailTo(request, email, 2)))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.newsletterUnsubscribe') })
    .click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(t('account.newsletterUnsubscribed'))
  await page.goto(link)
  await expect(page).toHaveURL(address('/'))
  await expect(popup).toHaveCount(0)
})

test('NEWS-02, SHELL-37 without scripts the form comes back to its page, keeps what was wrong, and the confirmation is a notice', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  const { page, t, open, address } = visit
  const email = `${randomUUID()}@example.org`
  await open('/faq/')
  await bandOf(visit).getByRole('textbox').fill('keine Adresse')
  await bandOf(visit).getByRole('button').click()
  const field = page.getByRole('main').getByRole('textbox')
  await expect(field).toHaveValue('keine Adresse')
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await open('/faq/')
  await bandOf(visit).getByRole('textbox').fill(email)
  await bandOf(visit).getByRole('button').click()
  await expect(page).toHaveURL(address('/faq/?newsletter=requested#newsletter'))
  await expect(bandOf(visit).getByRole('status')).toContainText(t('newsletter.sentTitle'))

  await page.goto(linkIn(await mailTo(request, email, 1)))
  const notice = page.getByRole('dialog', { name: t('newsletter.confirmedTitle') })
  await expect(notice).toBeVisible()
  await notice
    .getByRole('button', { name: t('shell.close') })
    .last()
    .click()
  await expect(notice).toBeHidden()
})

test('NEWS-01, ACC-13, SHELL-07 a customer sees no band, and finds in the account what was confirmed as a visitor', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('HU')
  const { page, t, open } = visit
  const { email } = await registerCustomer(visit, buyerOf('HU'))
  await open('/inspirations/')
  await expect(page.getByRole('heading', { name: t('newsletter.title') })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await open('/newsletter/')
  await expect(page.getByRole('main')).toContainText(t('account.newsletterOff'))

  const guest = await openShop('HU')
  await guest.open('/inspirations/')
  await expect(guest.page.getByRole('heading', { name: t('newsletter.title') })).toHaveCount(1)
  const band = guest.page.getByRole('main')
  await band.getByRole('textbox').fill(email)
  await band.getByRole('button', { name: guest.t('account.newsletterSubscribe') }).click()
  await guest.page.goto(linkIn(await mailTo(request, email, 1)))
  await expect(guest.page.getByRole('dialog', { name: t('newsletter.confirmedTitle') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(t('account.newsletterOn', { email }))
})
