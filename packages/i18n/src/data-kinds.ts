import type { DataKind, Retention } from '@shop/domain/privacy'
import type { MessageKey, Translate } from './index.ts'

const NAMES: Readonly<Record<DataKind, MessageKey>> = {
  account: 'privacy.kindAccount',
  'email-proof': 'privacy.kindEmailProof',
  session: 'privacy.kindSession',
  cart: 'privacy.kindCart',
  order: 'privacy.kindOrder',
  invoice: 'privacy.kindInvoice',
  'payment-notice': 'privacy.kindPaymentNotice',
  review: 'privacy.kindReview',
  newsletter: 'privacy.kindNewsletter',
  'newsletter-wish': 'privacy.kindUnconfirmed',
  consent: 'privacy.cookieConsent',
  visit: 'privacy.kindVisit',
  'visit-forward': 'privacy.kindVisit',
  search: 'privacy.kindSearch',
  'support-case': 'privacy.kindSupportCase',
  'undelivered-case': 'privacy.kindSupportCase',
  'return-picture': 'privacy.kindReturnPicture',
  withdrawal: 'privacy.kindWithdrawal',
  attempt: 'privacy.kindAttempt',
  'browser-error': 'privacy.kindBrowserError',
  'privacy-request': 'privacy.kindPrivacyRequest',
  'privacy-export': 'privacy.kindPrivacyExport',
}

/** What a kind of data about people is called. */
export function dataKindName(kind: DataKind, t: Translate): string {
  return t(NAMES[kind])
}

/** For how long data are kept, in words. */
export function formatRetention(retention: Retention, locale: string, t: Translate): string {
  switch (retention.unit) {
    case 'until-erased':
      return t('privacy.untilErased')
    case 'business-year':
      return t('privacy.businessYears', { count: retention.count })
    default:
      return formatPeriod(retention.count, retention.unit, locale)
  }
}

/** A number of days, months or years, such as `90 days`. */
export function formatPeriod(count: number, unit: 'minute' | 'day' | 'month' | 'year', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
