import { TRACKING_MONTHS } from '../tracking/index.ts'

/** How long data are kept; the day or month they are counted from is that of their last use. */
export type Retention =
  | { readonly unit: 'day' | 'month' | 'year'; readonly count: number }
  /** Years after the end of the year they came from, as bookkeeping counts. */
  | { readonly unit: 'business-year'; readonly count: number }
  /** Until who they are about has them erased, or the account is closed. */
  | { readonly unit: 'until-erased' }

/**
 * What the shop knows of people, and for how long. The clean-up of the worker, the page about privacy and the table of every
 * column in the database (`engine/privacy`) read these rows.
 */
export const DATA_KINDS = {
  account: { retention: { unit: 'until-erased' } },
  /** Addresses that have to be proven by the link of a mail. */
  'email-proof': { retention: { unit: 'day', count: 1 } },
  /** Who is signed in where, and which networks are known as theirs. */
  session: { retention: { unit: 'day', count: 90 } },
  cart: { retention: { unit: 'day', count: 90 } },
  order: { retention: { unit: 'business-year', count: 10 } },
  invoice: { retention: { unit: 'business-year', count: 10 } },
  /** What the payment provider told. */
  'payment-notice': { retention: { unit: 'day', count: 90 } },
  review: { retention: { unit: 'until-erased' } },
  newsletter: { retention: { unit: 'until-erased' } },
  /** Wishes for the newsletter that were not confirmed, and subscriptions that were withdrawn. */
  'newsletter-wish': { retention: { unit: 'day', count: 30 } },
  /** Decisions about cookies: three years, in which claims about them can be brought. */
  consent: { retention: { unit: 'year', count: 3 } },
  visit: { retention: { unit: 'month', count: TRACKING_MONTHS } },
  /** What a service outside has not taken yet. */
  'visit-forward': { retention: { unit: 'day', count: 7 } },
  /** What was searched for; nothing says by whom. */
  search: { retention: { unit: 'day', count: 180 } },
  'support-case': { retention: { unit: 'day', count: 90 } },
  /** One that could never be passed on, of which the owner was told all the time. */
  'undelivered-case': { retention: { unit: 'day', count: 365 } },
  /** Declared withdrawals: longer than claims of their year can be brought. */
  withdrawal: { retention: { unit: 'month', count: 48 } },
  /** Pictures of goods that come back: longer than anyone argues about what they show. */
  'return-picture': { retention: { unit: 'month', count: 12 } },
  /** Counts of tries at something that can be guessed, as hashes. */
  attempt: { retention: { unit: 'day', count: 1 } },
  /** Errors in browsers, counted per day without a visitor. */
  'browser-error': { retention: { unit: 'day', count: 90 } },
  /** That a copy or an erasure was asked for, as a proof without a name. */
  'privacy-request': { retention: { unit: 'year', count: 3 } },
  /** The copy itself. */
  'privacy-export': { retention: { unit: 'day', count: 1 } },
} as const satisfies Record<string, { readonly retention: Retention }>

export type DataKind = keyof typeof DATA_KINDS

/** The instant (ISO) before which data of a kind have served their time; undefined for those that no day ends. */
export function retentionStart(kind: DataKind, now: string): string | undefined {
  const { retention }: { readonly retention: Retention } = DATA_KINDS[kind]
  const day = new Date(now)
  switch (retention.unit) {
    case 'day':
      return new Date(day.getTime() - retention.count * 86_400_000).toISOString()
    case 'month':
      day.setUTCMonth(day.getUTCMonth() - retention.count)
      return day.toISOString()
    case 'year':
      day.setUTCFullYear(day.getUTCFullYear() - retention.count)
      return day.toISOString()
    case 'business-year':
      return new Date(Date.UTC(day.getUTCFullYear() - retention.count, 0, 1)).toISOString()
    case 'until-erased':
      return undefined
  }
}

/** Days after which data of a kind have served their time. Throws for a kind that is not counted in days. */
export function retentionDays(kind: DataKind): number {
  const { retention }: { readonly retention: Retention } = DATA_KINDS[kind]
  if (retention.unit !== 'day') throw new RangeError(`${kind} is not kept for a number of days`)
  return retention.count
}
