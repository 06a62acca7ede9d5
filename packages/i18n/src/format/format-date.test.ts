import { LANGUAGES, type Language, LOCALES } from '@shop/domain/market'
import { addBusinessDays, deliveryDaysOf } from '@shop/domain/shipping'
import { expect, test } from 'vitest'
import { createTranslate } from '../index.ts'
import { loadMessages } from '../load-messages.ts'
import {
  formatDate,
  formatDay,
  formatDelivery,
  formatDeliveryOffers,
  formatInstant,
  formatMonth,
  formatWeekday,
} from './format-date.ts'

test('UX-04 days are written DD.MM.YYYY, of a day and of an instant', () => {
  expect(formatDate('2026-11-05')).toBe('05.11.2026')
  expect(formatDate('2026-11-05T23:59:59.000Z')).toBe('05.11.2026')
})

test('UX-04 the day of an instant is the one that the market has then', () => {
  expect(formatDay('2026-11-05T23:30:00.000Z', { country: 'GR' })).toBe('06.11.2026')
  expect(formatDay('2026-11-05T22:30:00.000Z', { country: 'GR' })).toBe('06.11.2026')
  expect(formatDay('2026-11-05T22:30:00.000Z', { country: 'DE' })).toBe('05.11.2026')
  expect(formatDay('2026-11-05T23:30:00.000Z', { country: 'GB' })).toBe('05.11.2026')
  expect(formatDay('2026-07-05T23:30:00.000Z', { country: 'PT' })).toBe('06.07.2026')
})

test('SHIP-10 the estimate of a delivery is shown as DD.MM.YYYY', () => {
  expect(formatDate(addBusinessDays('2026-12-30', deliveryDaysOf('2-4').maxDays))).toBe('05.01.2027')
})

test('UX-04 the weekday is that of the day wherever the page is made', () => {
  expect(formatWeekday('2026-11-26', 'de-DE')).toBe('Donnerstag 26.11.2026')
  expect(formatWeekday('2026-11-26T23:59:59.000Z', 'el-GR')).toBe('Πέμπτη 26.11.2026')
  expect(formatWeekday('2026-11-26', 'en-GB')).toBe('Thursday 26.11.2026')
})

test('PDP-14 the month three months on is named in the language, in the form that stands alone', () => {
  const month = '2027-02-28'
  expect(formatMonth(month, 'en-GB')).toBe('February 2027')
  expect(formatMonth(month, 'cs-CZ')).toBe('únor 2027')
  expect(formatMonth(month, 'el-GR')).toBe('Φεβρουάριος 2027')
  expect(formatMonth('2026-12-31', 'de-DE')).toBe('Dezember 2026')
})

const BY_THURSDAY = { kind: 'by-day', day: '2026-11-26' } as const
const afterPayment = (minDays: number, maxDays: number) => ({ kind: 'after-payment', minDays, maxDays }) as const

async function speak(locale: (typeof LOCALES)[number]) {
  return createTranslate(locale, await loadMessages(locale))
}

test('SHIP-10 a day is named with its weekday, a delivery after payment by its working days', async () => {
  const t = await speak('de-DE')
  expect(formatDelivery(BY_THURSDAY, 'de-DE', t)).toBe('Lieferung bis Donnerstag 26.11.2026')
  expect(formatDelivery(afterPayment(2, 4), 'de-DE', t)).toBe('Lieferung 2–4 Werktage nach Zahlungseingang')
  expect(formatDelivery({ kind: 'in-days', minDays: 5, maxDays: 8 }, 'de-DE', t)).toBe('Lieferung in 5–8 Werktagen')
})

test('SHIP-07 the form of the days follows their number', async () => {
  const polish = await speak('pl-PL')
  expect(formatDelivery(afterPayment(2, 4), 'pl-PL', polish)).toContain('2–4 dni robocze ')
  expect(formatDelivery(afterPayment(5, 8), 'pl-PL', polish)).toContain('5–8 dni roboczych ')
  const slovene = await speak('sl-SI')
  expect(formatDelivery(afterPayment(2, 4), 'sl-SI', slovene)).toContain('2–4 delovne dni ')
  expect(formatDelivery(afterPayment(5, 8), 'sl-SI', slovene)).toContain('5–8 delovnih dni ')
})

test('SHIP-08 ways to pay are named where there are several', async () => {
  const t = await speak('fr-FR')
  const transfer = { method: 'bank-transfer', promise: afterPayment(2, 4) } as const
  const cash = { method: 'cash-on-delivery', promise: BY_THURSDAY } as const
  expect(formatDeliveryOffers([transfer, cash], 'fr-FR', t)).toEqual([
    'Virement bancaire\u00a0: Livraison 2 à 4 jours ouvrés après réception du paiement',
    'Contre-remboursement\u00a0: Livré au plus tard le jeudi 26.11.2026',
  ])
  const card = { method: 'scheme', promise: BY_THURSDAY } as const
  expect(formatDeliveryOffers([card, transfer, cash], 'fr-FR', t)[0]).toBe(
    'Carte bancaire ou Contre-remboursement\u00a0: Livré au plus tard le jeudi 26.11.2026',
  )
  expect(formatDeliveryOffers([card, cash], 'fr-FR', t)).toEqual(['Livré au plus tard le jeudi 26.11.2026'])
  expect(formatDeliveryOffers([cash], 'fr-FR', t)).toEqual(['Livré au plus tard le jeudi 26.11.2026'])
  expect(formatDeliveryOffers([{ promise: afterPayment(2, 4) }], 'fr-FR', t)).toHaveLength(1)
})

test('SHIP-08 every language has a text of its own for each promise', async () => {
  const promises = [BY_THURSDAY, afterPayment(2, 4), { kind: 'in-days', minDays: 2, maxDays: 4 }] as const
  const said = new Map<Language, string[]>()
  for (const locale of LOCALES) {
    const t = await speak(locale)
    said.set(
      locale.slice(0, 2) as Language,
      promises.map(promise => formatDelivery(promise, locale, t)),
    )
  }
  expect([...said.keys()].toSorted()).toEqual([...LANGUAGES].toSorted())
  const texts = [...said.values()].flat()
  expect(new Set(texts).size).toBe(texts.length)
  for (const [byDay, after = '', inDays = ''] of said.values()) {
    expect(byDay).toContain('26.11.2026')
    for (const text of [after, inDays]) expect(text).toMatch(/2(?:–| à )4/)
  }
})

test('an instant is read by the clocks of its place, in summer and in winter, with their offset', () => {
  expect(formatInstant('2026-11-28T16:05:00.000Z', 'Europe/Berlin')).toBe('28.11.2026 17:05 (UTC+1)')
  expect(formatInstant('2026-06-30T22:30:00.000Z', 'Europe/Athens')).toBe('01.07.2026 01:30 (UTC+3)')
  expect(formatInstant('2026-12-31T23:59:59.000Z', 'Europe/Lisbon')).toBe('31.12.2026 23:59 (UTC+0)')
})
