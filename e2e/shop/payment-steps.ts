import { expect, type FrameLocator } from '@playwright/test'
import type { ProviderMethod } from '@shop/domain/payment'
import { cardWordsOf } from '../../apps/standins/src/payment/card-words.ts'
import type { MarketVisit } from './market-visit.ts'

/** A card that is accepted, and one for which its bank wants a password: `password`. */
export const VISA = '4111 1111 1111 1111'
export const CHALLENGED_VISA = '4035 5014 2814 6300'

/** An address that no other journey uses, for a shopper with a name for it. */
export const uniqueEmail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`

/** Chooses a method of the provider, gives what it needs, and presses the button that orders or pays. */
export async function payBy(visit: MarketVisit, method: ProviderMethod): Promise<void> {
  const { page, t } = visit
  const radio = page.locator(`input[name="method"][value="${method}"]`)
  await radio.check()
  await expect(radio).toBeChecked()
  if (method === 'onlineBanking_PL') await page.getByLabel(t('payment.issuer'), { exact: true }).selectOption({ index: 1 })
  if (method === 'ratepay') await page.getByLabel(t('payment.dateOfBirth'), { exact: true }).fill('1980-05-17')
  await submitPayment(visit)
}

/** Presses the button that orders or pays, whatever is chosen. */
export const submitPayment = ({ page }: MarketVisit) => page.locator('main form button[type="submit"]').click()

/** Fills in the card form of the provider's page and pays. */
export async function payOnProviderPage({ page }: MarketVisit, number = VISA, holder = 'Jana Test'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('03/30')
  await page.getByLabel('Security code').fill('737')
  await page.getByLabel('Name on card').fill(holder)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

/** The frame of the provider in the page of the shop, once its fields are there. */
export async function openCardFields({ page, language }: MarketVisit): Promise<FrameLocator> {
  await page.locator('input[name="method"][value="scheme"]').check()
  const frame = page.frameLocator('iframe[title="Card"]')
  await expect(frame.getByLabel(cardWordsOf(language).number)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return frame
}

/** Types a card into the fields in the page, and waits until the page has what the provider made of it. */
export async function enterCard(visit: MarketVisit, number = VISA, holder = 'Jana Test'): Promise<FrameLocator> {
  const frame = await openCardFields(visit)
  const words = cardWordsOf(visit.language)
  await frame.getByLabel(words.number).fill(number)
  await frame.getByLabel(words.expiry).fill('03/30')
  await frame.getByLabel(words.code).fill('737')
  await visit.page.getByLabel(words.holder).fill(holder)
  await expect(visit.page.locator('.standin-card')).toHaveAttribute('data-valid', 'true')
  return frame
}

/** Waits for the page of the order and returns its number. */
export async function expectOrder({ page, t }: MarketVisit): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  expect(number).toMatch(/^NS\d{8}$/)
  return number
}
