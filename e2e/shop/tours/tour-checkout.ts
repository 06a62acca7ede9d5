import { expect } from '@playwright/test'
import { buyerOf } from '../buyers.ts'
import { addByForm, continueToPayment, fillAddress } from '../checkout-steps.ts'
import type { MarketVisit } from '../market-visit.ts'
import { enterCard, expectOrder, submitPayment } from '../payment-steps.ts'
import type { Judge } from './judge.ts'

const DISPENSER = 'EX30050002'

/** From the addresses to the page of the order, with what is refused on the way, by transfer, or by card in a market without it. */
export async function tourCheckout(visit: MarketVisit, judge: Judge): Promise<void> {
  const { page, t, open, market } = visit
  await addByForm(visit, DISPENSER)
  await open('/checkout/login')
  await judge('sign in at the checkout')
  await open('/checkout/addresses')
  await judge('addresses')
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('radio', { name: t('checkout.company') }).check()
  await page.getByRole('checkbox', { name: t('checkout.sameAsBilling') }).uncheck()
  await judge('addresses refused')
  await page.getByRole('radio', { name: t('checkout.private') }).check()
  await page.getByRole('checkbox', { name: t('checkout.sameAsBilling') }).check()
  await fillAddress(visit, { ...buyerOf(market.country), email: `tour.${crypto.randomUUID()}@example.com` })
  await continueToPayment(visit)
  await judge('payment')
  await enterCard(visit)
  await judge('payment by card')
  await open('/checkout/payment?error=payment-error&cause=refused')
  await expect(page.getByRole('alert')).toBeVisible()
  await judge('refused payment')
  await open('/adyen-payment-error')
  await judge('failed payment')
  await open('/checkout/payment')
  if (market.bankTransferEnabled) await page.locator('input[name="method"][value="bank-transfer"]').check()
  else await enterCard(visit)
  await submitPayment(visit)
  const number = await expectOrder(visit)
  await judge('order')
  await open(`/checkout/thank-you?order=${number.slice(0, -1)}`)
  await judge('order of someone else')
}
