import type { Locale } from '@shop/domain/market'
import { type Money, moneyOf } from '@shop/domain/money'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { expect, test } from 'vitest'
import { renderPaymentCode } from './payment-code.server.tsx'

type Source = Parameters<typeof renderPaymentCode>[0]

const BANK = { accountOwner: 'Anvil Demo', institute: 'Demo Bank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' }

async function render({
  order,
  amount = moneyOf('EUR', 23_800),
  bank,
  now = '2026-11-22T10:00:00.000Z',
  locale = 'de-DE',
}: Sketch = {}): Promise<string | undefined> {
  return renderPaymentCode({
    order: { country: 'DE', orderNumber: 'NS00000123', ...order },
    amount,
    since: '2026-11-21T10:00:00.000Z',
    bank: { ...BANK, ...bank },
    now,
    t: createTranslate(locale, await loadMessages(locale)),
  })
}

interface Sketch {
  readonly order?: Partial<Source['order']>
  readonly amount?: Money
  readonly bank?: Partial<Source['bank']>
  readonly now?: string
  readonly locale?: Locale
}

test('CHK-25 the code of a transfer is a picture with a name in the language of the page', async () => {
  const german = await render()
  expect(german).toMatch(/^<svg role="img" viewBox="0 0 (\d+) \1"/)
  expect(german).toContain('<title>QR-Code mit den Angaben für Ihre Überweisung</title>')
  expect(german).not.toContain('<g ')
  expect(await render({ locale: 'el-GR' })).toContain('<title>Κωδικός QR με τα στοιχεία της κατάθεσής σας</title>')
})

test('CHK-26 the same order has the same code each time, and another amount or reference has another', async () => {
  const code = await render()
  expect(await render({ now: '2026-11-25T10:00:00.000Z' })).toBe(code)
  expect(await render({ amount: moneyOf('EUR', 23_801) })).not.toBe(code)
  expect(await render({ order: { orderNumber: 'NS00000124' } })).not.toBe(code)
})

test('CHK-25 a Swiss code has the cross in its middle', async () => {
  const bank = { iban: 'CH9300762011623852957' }
  expect(await render({ bank, order: { country: 'CH' }, amount: moneyOf('CHF', 100) })).toContain('<g transform="translate(')
})

test('PAY-18 no code is shown after a month, nor where no form fits', async () => {
  expect(await render({ now: '2026-12-21T10:00:00.000Z' })).toBeUndefined()
  expect(await render({ amount: moneyOf('DKK', 23_800) })).toBeUndefined()
})
