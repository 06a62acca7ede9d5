// Waits for: the code next to the bank details of the last page (toBeVisible), before it is read as a phone would.

import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { choosePayment, definitionOf, openPayment, order } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'

/** What a camera would read of a picture as the browser shows it. */
async function readCode(picture: Locator): Promise<string | undefined> {
  const png = (await picture.screenshot()).toString('base64')
  const { pixels, width, height } = await picture.page().evaluate(async encoded => {
    const bytes = Uint8Array.from(atob(encoded), character => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    return { pixels: Array.from(data), width: bitmap.width, height: bitmap.height }
  }, png)
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data
}

test('CHK-25, CHK-26, ORD-03 a Czech transfer can be scanned: the code has the account, amount and reference of the page', async ({
  openShop,
}) => {
  const visit = await openShop('CZ')
  const { page, t } = visit
  const total = await openPayment(visit, DISPENSER)
  await choosePayment(visit, 'checkout.bankTransfer')
  const number = await order(visit, total)

  const code = page.getByRole('img', { name: t('order.paymentCode') })
  const showsTheCode = async () => {
    await expect(page.getByRole('heading', { name: t('order.scanToPay') })).toBeVisible()
    await expect(code).toBeVisible()
    const reference = (await definitionOf(visit, t('order.reference')).textContent()) ?? ''
    expect(`NS${reference}`).toBe(number)
    const iban = (await definitionOf(visit, t('order.iban')).textContent()) ?? ''
    expect((await readCode(code))?.split('*')).toEqual([
      'SPD',
      '1.0',
      `ACC:${iban.replaceAll(' ', '')}`,
      `AM:${(total / 100).toFixed(2)}`,
      'CC:CZK',
      expect.stringMatching(/^RN:[A-Z]/),
      `X-VS:${reference}`,
    ])
  }
  await showsTheCode()
  await expectSoundLayout(page)
  await page.reload()
  await showsTheCode()

  const details = page.getByRole('heading', { name: t('order.bankDetails') })
  const boxes = async () => [await details.boundingBox(), await code.boundingBox()] as const
  const [wideDetails, wideCode] = await boxes()
  expect(wideCode?.width).toBeGreaterThanOrEqual(200)
  expect(wideCode?.x).toBeGreaterThan((wideDetails?.x ?? 0) + (wideDetails?.width ?? 0))
  await page.setViewportSize({ width: 390, height: 844 })
  const lastRow = await definitionOf(visit, t('order.bank')).boundingBox()
  const [, phoneCode] = await boxes()
  expect(phoneCode?.width).toBeGreaterThanOrEqual(200)
  expect(phoneCode?.y).toBeGreaterThan(lastRow?.y ?? Number.POSITIVE_INFINITY)
  await expectSoundLayout(page)
})
