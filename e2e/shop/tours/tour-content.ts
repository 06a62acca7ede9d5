import { expect } from '@playwright/test'
import type { MarketVisit } from '../market-visit.ts'
import type { Judge } from './judge.ts'

/** Pages of editors, with everything open that can be opened, and a page that does not exist. */
export async function tourContent(visit: MarketVisit, judge: Judge): Promise<void> {
  const { page, open } = visit
  for (const slug of ['payment', 'faq', 'royal-catering', 'terms-and-conditions', 'inspirations']) {
    await open(`/${slug}/`)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await judge(slug)
  }
  await page.locator('main a[href*="/inspirations/"]').first().click()
  await expect(page.locator('article, main h1').first()).toBeVisible()
  await judge('article')
  for (const path of ['/contact/', '/cookie-settings/', '/no-such-page/', '/forbidden/', '/newsletter/', '/quick-order/']) {
    await open(path)
    await judge(path)
  }
}

/** Forms that care for what was bought, each empty and refused, and the form over the page step by step. */
export async function tourForms(visit: MarketVisit, judge: Judge): Promise<void> {
  const { page, t, open } = visit
  const main = page.getByRole('main')
  await open('/parcel-tracking/')
  await judge('parcel tracking')
  await main.getByRole('button', { name: t('order.trackButton') }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await judge('parcel tracking refused')
  await open('/contact/my-data/')
  await judge('own data')
  await open('/withdrawal/')
  await judge('withdrawal')
  await main.getByRole('button', { name: t('withdrawal.checkTitle') }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await judge('withdrawal refused')
  await main.getByLabel(t('support.contactName'), { exact: true }).fill('Ada Muster')
  await main.getByLabel(t('order.number')).fill('NS10000042')
  await main.getByLabel(t('checkout.email'), { exact: true }).fill('ada@example.org')
  await main.getByRole('button', { name: t('withdrawal.checkTitle') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.checkTitle') })).toBeVisible()
  await judge('withdrawal checked')

  await open('/faq/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.contactUs') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('support.title') })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeVisible()
  await judge('question: reasons')
  await press(t('support.reason.invoice'))
  await judge('question: what about it')
  await press(t('support.subreason.invoice-request'))
  await judge('question: at once')
  await press(t('support.continue'))
  await press(t('support.send'))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await judge('question refused')
}
