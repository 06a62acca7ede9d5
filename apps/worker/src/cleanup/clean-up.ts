import { TRACKING_MONTHS } from '@shop/domain/tracking'
import { deleteExpiredAttempts } from '@shop/engine/attempt'
import { deleteAbandonedCarts } from '@shop/engine/cart'
import { deleteOldConsentRecords } from '@shop/engine/consent'
import { deleteForgottenNetworks, deleteOldEmailProofs } from '@shop/engine/customer'
import type { EngineContext } from '@shop/engine/database'
import { deleteOldMonitoring } from '@shop/engine/monitoring'
import { deleteUnconfirmedSubscriptions } from '@shop/engine/newsletter'
import { deleteExpiredOrderCodes } from '@shop/engine/order-access'
import { forgetNotifications } from '@shop/engine/payment'
import { forgetCatalogueChanges } from '@shop/engine/read-model'
import { deleteOldReturnPictures, expireReturns } from '@shop/engine/return'
import { forgetSearches } from '@shop/engine/search'
import { deleteExpiredSessions } from '@shop/engine/session'
import { deleteOldSupportCases } from '@shop/engine/support-case'
import { deleteOldTracking, deleteOldTrackingForwards } from '@shop/engine/tracking'
import { deleteOldWithdrawals } from '@shop/engine/withdrawal'

/** Days after its last change on which a cart that was not ordered is deleted. */
const CART_DAYS = 90
/** Days after which a subscription that was not confirmed, or was withdrawn, is deleted. */
const UNCONFIRMED_DAYS = 30
/** Days after which what the payment provider told is forgotten: it tells nothing again after 30. */
const NOTIFICATION_DAYS = 90
/** Days for which the shop owner can look up what was searched for. */
const SEARCH_DAYS = 180
/** Days after which a search that was not running has to read the whole catalogue again. */
const CATALOGUE_CHANGE_DAYS = 3
/** Days for which a decision about cookies can be proven: three years, in which claims about it can be brought. */
const CONSENT_DAYS = 3 * 365
/** Days for which a question that customer care has is kept here too, so that the owner can look up what became of it. */
const SUPPORT_CASE_DAYS = 90
/** Days after which one is deleted that could never be passed on, of which the owner was told all the time. */
const UNDELIVERED_CASE_DAYS = 365
/** Months for which a declared withdrawal is kept: longer than claims of its year can be brought. */
const WITHDRAWAL_MONTHS = 48
/** Months for which the pictures of a return are kept: longer than anyone argues about what they show. */
const RETURN_PICTURE_MONTHS = 12
/** Days after which a service outside is not told any more of what it has not taken. */
const FORWARD_DAYS = 7
/** Days for which errors in browsers are kept; how fast pages were is kept as long as what visitors did. */
const ERROR_DAYS = 90
/** Rows per statement: few enough that no other statement has to wait long. */
const BATCH = 500

/**
 * Deletes what has served its time: carts that were not ordered, sessions that are over, counts of tries, networks that
 * customers no longer come from, addresses that had to be proven, codes that have expired, newsletter subscriptions that were not confirmed, old decisions about cookies, questions to customer care, declared withdrawals, pictures of returns, what
 * visitors did, what browsers measured, what was searched for, what the payment provider told and what a search was told. In batches, until nothing is left or `isStopping` says so; whatever is left then
 * is deleted next time. Returns whose goods were not sent expire too.
 */
export async function cleanUp(context: EngineContext, isStopping: () => boolean): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.parse(context.now()) - days * 86_400_000).toISOString()
  const monthsAgo = (months: number) => {
    const day = new Date(context.now())
    day.setUTCMonth(day.getUTCMonth() - months)
    return day.toISOString()
  }
  const works = [
    () => deleteAbandonedCarts(context, { olderThanDays: CART_DAYS, limit: BATCH }),
    () => deleteExpiredSessions(context, { limit: BATCH }),
    () => deleteExpiredAttempts(context, { limit: BATCH }),
    () => deleteOldEmailProofs(context, { limit: BATCH }),
    () => deleteExpiredOrderCodes(context, { limit: BATCH }),
    () => deleteForgottenNetworks(context, { limit: BATCH }),
    () => deleteUnconfirmedSubscriptions(context, { olderThanDays: UNCONFIRMED_DAYS, limit: BATCH }),
    () => forgetNotifications(context, { before: daysAgo(NOTIFICATION_DAYS), limit: BATCH }),
    () => deleteOldConsentRecords(context, { before: daysAgo(CONSENT_DAYS), limit: BATCH }),
    () =>
      deleteOldSupportCases(context, {
        deliveredBefore: daysAgo(SUPPORT_CASE_DAYS),
        before: daysAgo(UNDELIVERED_CASE_DAYS),
        limit: BATCH,
      }),
    () => deleteOldWithdrawals(context, { before: monthsAgo(WITHDRAWAL_MONTHS), limit: BATCH }),
    () => expireReturns(context, BATCH),
    () => deleteOldReturnPictures(context, { before: monthsAgo(RETURN_PICTURE_MONTHS), limit: BATCH }),
    () => deleteOldTracking(context, { before: monthsAgo(TRACKING_MONTHS), limit: BATCH }),
    () => deleteOldTrackingForwards(context, { before: daysAgo(FORWARD_DAYS), limit: BATCH }),
    () =>
      deleteOldMonitoring(context, {
        webVitals: monthsAgo(TRACKING_MONTHS).slice(0, 10),
        errors: daysAgo(ERROR_DAYS).slice(0, 10),
        limit: BATCH,
      }),
    () => forgetSearches(context, { before: daysAgo(SEARCH_DAYS), limit: BATCH }),
    () => forgetCatalogueChanges(context, { before: daysAgo(CATALOGUE_CHANGE_DAYS), limit: BATCH }),
  ]
  for (const work of works) {
    let count = BATCH
    while (count === BATCH && !isStopping()) count = await work()
  }
}
