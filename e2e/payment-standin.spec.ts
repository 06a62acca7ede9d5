// Waits for: the sheet of Google Pay and what its promise became, headings of the provider's pages, its list of payments. The
// provider's stand-in is that of the run, with payments of its own references.
import type { Page } from '@playwright/test'
import { expectAccessible } from './shop/accessible.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

const standins = `http://127.0.0.1:${process.env.STANDINS_PORT}`

/** A page of no one with the script of Google Pay, and a request as a shop in Slovakia makes it. */
async function openPay(page: Page): Promise<void> {
  await page.goto(`${standins}/healthz`)
  await page.addScriptTag({ url: `${standins}/gp/p/js/pay.js` })
}

/** Opens the sheet; `asked` lists what the page was asked, `result` what became of it. */
async function openSheet(page: Page, changes: object = {}): Promise<void> {
  await page.evaluate(given => {
    const state = { asked: [] as unknown[], result: undefined as unknown }
    Object.assign(globalThis, { state })
    const { PaymentsClient } = (
      globalThis as never as { google: { payments: { api: { PaymentsClient: new (o: object) => Client } } } }
    ).google.payments.api
    interface Client {
      isReadyToPay(request: object): Promise<{ result: boolean }>
      loadPaymentData(request: object): Promise<unknown>
    }
    const info = (totalPrice: string) => ({
      countryCode: 'SK',
      currencyCode: 'EUR',
      totalPriceStatus: 'FINAL',
      totalPrice,
      totalPriceLabel: 'Total',
      displayItems: [{ label: 'Subtotal', type: 'SUBTOTAL', price: '128.00' }],
    })
    const parcel = { id: 'parcel', label: '1,95 €: Parcel', description: '2-4 days' }
    const express = { id: 'express', label: '9,95 €: Express' }
    const client = new PaymentsClient({
      environment: 'TEST',
      paymentDataCallbacks: {
        onPaymentDataChanged: async (data: {
          callbackTrigger: string
          shippingOptionData: { id: string }
          shippingAddress: object
        }) => {
          state.asked.push(data)
          if ((data.shippingAddress as { postalCode: string }).postalCode === '') return {}
          const isExpress = data.shippingOptionData.id === 'express'
          return {
            newTransactionInfo: info(isExpress ? '137.95' : '129.95'),
            ...(data.callbackTrigger === 'INITIALIZE'
              ? { newShippingOptionParameters: { shippingOptions: [parcel, express] } }
              : {}),
          }
        },
        onPaymentAuthorized: async (data: { shippingAddress: { address1: string } }) => {
          state.asked.push(data)
          const hasNumber = /\d/.test(data.shippingAddress.address1)
          const error = { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS', message: 'The street has no number' }
          return hasNumber ? { transactionState: 'SUCCESS' } : { transactionState: 'ERROR', error }
        },
      },
    })
    const request = {
      apiVersion: 2,
      apiVersionMinor: 0,
      merchantInfo: { merchantId: 'BCR2DN', merchantName: 'Anvil' },
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX'] },
          tokenizationSpecification: {
            type: 'PAYMENT_GATEWAY',
            parameters: { gateway: 'adyen', gatewayMerchantId: 'AnvilECOM' },
          },
        },
      ],
      emailRequired: true,
      shippingAddressRequired: true,
      shippingAddressParameters: { allowedCountryCodes: ['SK'], phoneNumberRequired: true },
      shippingOptionRequired: true,
      transactionInfo: info('128.00'),
      callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
      ...given,
    }
    void client
      .isReadyToPay(request)
      .then(() => client.loadPaymentData(request))
      .then(
        data => (state.result = data),
        failure => (state.result = failure),
      )
  }, changes)
}
const resultOf = (page: Page) => page.evaluate(() => (globalThis as never as { state: { result: unknown } }).state.result)
const askedOf = (page: Page) =>
  page.evaluate(() => (globalThis as never as { state: { asked: Record<string, unknown>[] } }).state.asked)

test('the sheet of Google Pay tells parts of the address first and all of it at the end', async ({ page }) => {
  await openPay(page)
  await openSheet(page)
  const sheet = page.getByRole('dialog', { name: 'Google Pay: Anvil' })
  await expect(sheet.getByRole('button', { name: 'Pay 129.95 EUR' })).toBeEnabled()
  await expectAccessible({ page }, 'all advice', 'dialog')
  expect(await askedOf(page)).toEqual([
    {
      callbackTrigger: 'INITIALIZE',
      shippingAddress: { countryCode: 'SK', postalCode: '811 06', locality: 'Bratislava', administrativeArea: '' },
      shippingOptionData: { id: 'shipping_option_unselected' },
    },
  ])
  await sheet.getByLabel('Delivery').selectOption('express')
  await sheet.getByRole('button', { name: 'Pay 137.95 EUR' }).click()
  await expect
    .poll(() => resultOf(page))
    .toMatchObject({
      email: 'jana.test@example.org',
      shippingAddress: { name: 'Jana Test', address1: 'Obchodná 12', countryCode: 'SK', phoneNumber: '+421255501000' },
      shippingOptionData: { id: 'express' },
      paymentMethodData: { type: 'CARD', info: { cardNetwork: 'VISA' }, tokenizationData: { type: 'PAYMENT_GATEWAY' } },
    })
  await expect(sheet).toBeHidden()
})

test('the sheet of Google Pay refuses a country the shop does not serve, and stays open after an error', async ({ page }) => {
  await openPay(page)
  await openSheet(page)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Pay 129.95 EUR' })).toBeEnabled()
  await sheet.getByLabel('Deliver to').selectOption('1')
  await expect(sheet.getByRole('alert')).toHaveText('The shop does not deliver to this country.')
  await expect(sheet.getByRole('button', { name: /^Pay/ })).toBeDisabled()
  await sheet.getByLabel('Deliver to').selectOption('2')
  await sheet.getByRole('button', { name: 'Pay 129.95 EUR' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('The street has no number')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => resultOf(page)).toEqual({ statusCode: 'CANCELED' })
})

for (const [what, changes] of [
  [
    'a price that is not a decimal string',
    { transactionInfo: { currencyCode: 'EUR', totalPriceStatus: 'FINAL', totalPrice: '1,95' } },
  ],
  ['an intent without what it is about', { shippingAddressRequired: false, shippingOptionRequired: false }],
  ['another version', { apiVersion: 1 }],
] as const)
  test(`the sheet of Google Pay does not open for ${what}`, async ({ page }) => {
    await openPay(page)
    await openSheet(page, changes)
    await expect.poll(() => resultOf(page)).toMatchObject({ statusCode: 'DEVELOPER_ERROR' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('a token of the sheet is one that the provider charges, and a refused card is refused', async ({ page, request }) => {
  await openPay(page)
  const outcomes: unknown[] = []
  for (const card of ['visa-1111', 'amex-8431']) {
    await openSheet(page)
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Card').selectOption(card)
    await sheet.getByRole('button', { name: 'Pay 129.95 EUR' }).click()
    await expect.poll(() => resultOf(page)).toMatchObject({ apiVersion: 2 })
    const { paymentMethodData } = (await resultOf(page)) as { paymentMethodData: { tokenizationData: { token: string } } }
    const answer = await request.post(`${standins}/payment/v72/payments`, {
      headers: { 'x-api-key': 'anvil-local' },
      data: {
        merchantAccount: 'AnvilECOM',
        amount: { currency: 'EUR', value: 12_995 },
        reference: `google-pay-${card}`,
        returnUrl: 'https://shop.example/',
        paymentMethod: { type: 'googlepay', googlePayToken: paymentMethodData.tokenizationData.token },
      },
    })
    outcomes.push((await answer.json()).resultCode)
  }
  expect(outcomes).toEqual(['Authorised', 'Refused'])
})

test("the provider's pages are accessible and fit on a phone and a wide screen", async ({ page, request }) => {
  const judge = () =>
    atBothWidths({ page }, async () => {
      await expectAccessible({ page }, 'all advice')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  const open = async (...allowedPaymentMethods: string[]) => {
    const answer = await request.post(`${standins}/payment/v72/sessions`, {
      headers: { 'x-api-key': 'anvil-local' },
      data: {
        merchantAccount: 'AnvilECOM',
        amount: { currency: 'EUR', value: 12_995 },
        reference: 'pages',
        returnUrl: `${standins}/healthz`,
        countryCode: 'PT',
        mode: 'hosted',
        allowedPaymentMethods,
      },
    })
    await page.goto((await answer.json()).url)
  }
  for (const method of ['paypal', 'googlepay', 'applepay', 'multibanco']) {
    await open(method)
    await judge()
  }
  await page.getByRole('button', { name: 'Get the reference' }).click()
  await expect(page.getByText('11249')).toBeVisible()
  await judge()

  await open('scheme', 'paypal')
  await judge()
  await page.getByRole('link', { name: 'Cards' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Enter a card number that exists')).toBeVisible()
  await judge()
  await page.getByRole('link', { name: '5454 5454 5454 5454' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await judge()
  await page.getByLabel('Password').fill('guess')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('3D Not Authenticated')
  await judge()
  await page.getByRole('button', { name: 'Back to the shop without paying' }).click()
  await expect(page).toHaveURL(/healthz\?sessionId=CS\w+&sessionResult=/)

  await page.goto(`${standins}/payment`)
  await expect(page.getByRole('article').filter({ hasText: 'pages' }).first()).toBeVisible()
  await judge()
})
