import { restockDate } from '@shop/domain/inventory'
import { addBusinessDays, deliveryDaysOf } from '@shop/domain/shipping'
import { expect, test } from 'vitest'
import { formatDate, formatMonth, formatWeekday } from './format-date.ts'

test('UX-04 days are written DD.MM.YYYY, of a day and of an instant', () => {
  expect(formatDate('2026-11-05')).toBe('05.11.2026')
  expect(formatDate('2026-11-05T23:59:59.000Z')).toBe('05.11.2026')
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
  const month = restockDate('2026-11-30')
  expect(formatMonth(month, 'en-GB')).toBe('February 2027')
  expect(formatMonth(month, 'cs-CZ')).toBe('únor 2027')
  expect(formatMonth(month, 'el-GR')).toBe('Φεβρουάριος 2027')
  expect(formatMonth('2026-12-31', 'de-DE')).toBe('Dezember 2026')
})
