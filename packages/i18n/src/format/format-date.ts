import type { DeliveryOffer, DeliveryPromise } from '@shop/domain/delivery'
import { type CountryCode, dayIn } from '@shop/domain/market'
import type { Translate } from '../translate.ts'
import { methodName } from './method-name.ts'

const months = new Map<string, Intl.DateTimeFormat>()
const weekdays = new Map<string, Intl.DateTimeFormat>()
const instants = new Map<string, Intl.DateTimeFormat>()

/** A day (YYYY-MM-DD) as DD.MM.YYYY (UX-04). Of an instant it is the day in UTC, which customers do not read: see `formatDay`. */
export function formatDate(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-')
  return `${date}.${month}.${year}`
}

/** An ISO instant as people in a time zone read it, with the offset of the zone: "28.11.2026 17:05 (UTC+1)". */
export function formatInstant(instant: string, timeZone: string): string {
  let format = instants.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    })
    instants.set(timeZone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, timeZoneName = '' } = parts
  return `${formatDate(`${year}-${month}-${day}`)} ${hour}:${minute} (${timeZoneName.replace('GMT', 'UTC')})`
}

/** The day of an ISO instant where people in a market read a calendar, as DD.MM.YYYY. */
export function formatDay(instant: string, market: { readonly country: CountryCode }): string {
  return formatDate(dayIn(market, instant))
}

/** A day with its weekday in the language: "Thursday 26.11.2026". */
export function formatWeekday(day: string, locale: string): string {
  let format = weekdays.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    weekdays.set(locale, format)
  }
  return `${format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))} ${formatDate(day)}`
}

/** The month of a day in the language, as a standalone text: "February 2027". */
export function formatMonth(day: string, locale: string): string {
  let format = months.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    months.set(locale, format)
  }
  return format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

/** When goods arrive, in words without a full stop: "With you by Thursday 26.11.2026" (SHIP-10). */
export function formatDelivery(promise: DeliveryPromise, locale: string, t: Translate): string {
  switch (promise.kind) {
    case 'by-day':
      return t('delivery.byDay', { date: formatWeekday(promise.day, locale) })
    case 'after-payment':
      return t('delivery.afterPayment', { min: promise.minDays, max: promise.maxDays })
    case 'in-days':
      return t('delivery.inDays', { min: promise.minDays, max: promise.maxDays })
  }
}

/** When goods arrive by each way to pay, a line for those that promise the same; ways are named where the promises differ. */
export function formatDeliveryOffers(offers: readonly DeliveryOffer[], locale: string, t: Translate): string[] {
  const namesOf = new Map<string, string[]>()
  for (const { method, promise } of offers) {
    const words = formatDelivery(promise, locale, t)
    namesOf.set(words, [...(namesOf.get(words) ?? []), ...(method ? [methodName(method, t)] : [])])
  }
  if (namesOf.size === 1) return [...namesOf.keys()]
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return [...namesOf].map(([words, names]) => t('delivery.forMethod', { method: list.format(names), promise: words }))
}
