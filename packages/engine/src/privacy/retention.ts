import { type DataKind, retentionDays, retentionStart } from '@shop/domain/privacy'
import { sql } from 'kysely'
import { deleteExpiredAttempts } from '../attempt/count-attempt.ts'
import { deleteAbandonedCarts } from '../cart/delete-cart.ts'
import { deleteExpiredInvitations } from '../company/company-rows.ts'
import { deleteOldConsentRecords } from '../consent/consent-records.ts'
import { deleteForgottenDevices } from '../customer/device-rows.ts'
import { deleteOldEmailProofs } from '../customer/email-proof-rows.ts'
import { deleteForgottenNetworks } from '../customer/sign-in-attempts.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { forgetProviderDeletions } from '../login/provider-deletion.ts'
import { deleteOldMonitoring } from '../monitoring/index.ts'
import { deleteUnconfirmedSubscriptions } from '../newsletter/subscription-rows.ts'
import { deleteExpiredOrderCodes } from '../order-access/index.ts'
import { deleteExpiredChallenges } from '../passkey/passkey-challenge.ts'
import { forgetNotifications } from '../payment/take-notifications.ts'
import { deleteOldReturnPictures } from '../return/return-rows.ts'
import { forgetSearches } from '../search/index.ts'
import { deleteExpiredSessions, deleteExpiredSupportLinks } from '../session/index.ts'
import { deleteOldStockAlerts } from '../stock-alert/claim-stock-alerts.ts'
import { deleteOldSupportCases } from '../support-case/support-case-rows.ts'
import { deleteOldTracking, deleteOldTrackingForwards } from '../tracking/index.ts'
import { deleteOldWithdrawals } from '../withdrawal/withdrawal-rows.ts'
import { allowTime } from './erase-person.ts'
import { deleteOldPrivacyExports, forgetPrivacyRequests } from './forget-requests.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** Rows per statement: few enough that no other statement has to wait long. */
const BATCH = 500

/** The start of what is kept of a kind whose retention is a time. */
function startOf(kind: DataKind, now: string): string {
  const start = retentionStart(kind, now)
  if (start === undefined) throw new RangeError(`${kind} is kept until it is erased`)
  return start
}

/**
 * What deletes each kind, by the periods of `DATA_KINDS`: a batch of it, or as many as `goesOn` lets it. Invoices and what they are
 * about are not deleted by the shop.
 */
const WORKS: readonly (readonly [DataKind, (context: EngineContext, goesOn: () => boolean) => Promise<number>])[] = [
  ['cart', context => deleteAbandonedCarts(context, { olderThanDays: retentionDays('cart'), limit: BATCH })],
  ['session', (context, goesOn) => deleteExpiredSessions(context, { limit: BATCH, goesOn })],
  ['session', context => deleteExpiredSupportLinks(context, { limit: BATCH })],
  ['attempt', (context, goesOn) => deleteExpiredAttempts(context, { limit: BATCH, goesOn })],
  ['email-proof', (context, goesOn) => deleteOldEmailProofs(context, { limit: BATCH, goesOn })],
  ['email-proof', (context, goesOn) => deleteExpiredOrderCodes(context, { limit: BATCH, goesOn })],
  ['account', context => deleteExpiredInvitations(context, { limit: BATCH })],
  ['session', (context, goesOn) => deleteForgottenNetworks(context, { limit: BATCH, goesOn })],
  ['session', (context, goesOn) => deleteForgottenDevices(context, { limit: BATCH, goesOn })],
  ['session', (context, goesOn) => deleteExpiredChallenges(context, { limit: BATCH, goesOn })],
  [
    'newsletter-wish',
    context => deleteUnconfirmedSubscriptions(context, { olderThanDays: retentionDays('newsletter-wish'), limit: BATCH }),
  ],
  [
    'newsletter-wish',
    context => deleteOldStockAlerts(context, { olderThanDays: retentionDays('newsletter-wish'), limit: BATCH }),
  ],
  [
    'payment-notice',
    (context, goesOn) => forgetNotifications(context, { before: startOf('payment-notice', context.now()), limit: BATCH, goesOn }),
  ],
  [
    'consent',
    (context, goesOn) => deleteOldConsentRecords(context, { before: startOf('consent', context.now()), limit: BATCH, goesOn }),
  ],
  [
    'support-case',
    context =>
      deleteOldSupportCases(context, {
        deliveredBefore: startOf('support-case', context.now()),
        before: startOf('undelivered-case', context.now()),
        limit: BATCH,
      }),
  ],
  [
    'return-picture',
    context => deleteOldReturnPictures(context, { before: startOf('return-picture', context.now()), limit: BATCH }),
  ],
  ['withdrawal', context => deleteOldWithdrawals(context, { before: startOf('withdrawal', context.now()), limit: BATCH })],
  ['visit', (context, goesOn) => deleteOldTracking(context, { before: startOf('visit', context.now()), limit: BATCH, goesOn })],
  [
    'visit-forward',
    context => deleteOldTrackingForwards(context, { before: startOf('visit-forward', context.now()), limit: BATCH }),
  ],
  [
    'browser-error',
    context =>
      deleteOldMonitoring(context, {
        webVitals: startOf('visit', context.now()).slice(0, 10),
        errors: startOf('browser-error', context.now()).slice(0, 10),
        limit: BATCH,
      }),
  ],
  ['search', (context, goesOn) => forgetSearches(context, { before: startOf('search', context.now()), limit: BATCH, goesOn })],
  ['privacy-export', context => deleteOldPrivacyExports(context, { limit: BATCH })],
  [
    'privacy-request',
    context => forgetPrivacyRequests(context, { before: startOf('privacy-request', context.now()), limit: BATCH }),
  ],
  [
    'privacy-request',
    context => forgetProviderDeletions(context, { before: startOf('privacy-request', context.now()), limit: BATCH }),
  ],
]

/**
 * Deletes what has served its time, in batches, until nothing is left or `isStopping` says so; whatever is left then is deleted next
 * time. Returns how many rows of each kind.
 */
export async function runRetention(
  context: EngineContext,
  isStopping: () => boolean = () => false,
): Promise<Partial<Record<DataKind, number>>> {
  const counts: Partial<Record<DataKind, number>> = {}
  for (const [kind, work] of WORKS) {
    let count = BATCH
    while (count === BATCH && !isStopping()) {
      count = await work(context, () => !isStopping())
      if (count > 0) counts[kind] = (counts[kind] ?? 0) + count
    }
  }
  return counts
}

/** How old the data of a table are, and how many rows have come to the end of their retention. */
export interface RetentionState {
  readonly table: string
  readonly kind: DataKind
  readonly rows: number
  /** ISO instant of the oldest row. */
  readonly oldest: string | undefined
  readonly due: number
}

/** Every table with data of people that has an age, with what of it is over. Counts all rows: for the owner. */
export async function findRetentionState(context: EngineContext): Promise<RetentionState[]> {
  return inTransaction(context, async db => {
    // Of ten million carts it reads all.
    await allowTime(db)
    return countRows({ ...context, db })
  })
}

async function countRows({ db, now }: EngineContext): Promise<RetentionState[]> {
  const states: RetentionState[] = []
  const seen = new Set<string>()
  for (const { table, kind, age } of PERSONAL_TABLES) {
    if (age === undefined || seen.has(table)) continue
    seen.add(table)
    const start = retentionStart(kind, now()) ?? null
    // What ends by itself has its end as its age; kept carts of orders are the order's.
    const limit = age === 'expires_at' || age === 'ends_at' ? now() : start
    const others = table === 'cart' ? sql`where state <> 'Ordered'` : sql``
    const { rows } = await sql<{ count: number; oldest: string | null; due: number }>`
      select count(*)::integer as count, min(${sql.ref(age)})::timestamptz as oldest,
        (count(*) filter (where ${sql.ref(age)} < ${limit}::timestamptz))::integer as due
      from ${sql.table(table)} ${others}`.execute(db)
    const [row] = rows
    if (row)
      states.push({
        table,
        kind,
        rows: row.count,
        oldest: row.oldest ? new Date(row.oldest).toISOString() : undefined,
        due: row.due,
      })
  }
  return states
}
