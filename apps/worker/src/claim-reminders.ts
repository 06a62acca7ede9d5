import { claimCartReminders } from '@shop/engine/cart-reminder'
import { claimConsentReminders } from '@shop/engine/consent-reminder'
import type { EngineContext } from '@shop/engine/database'
import { claimPriceDrops } from '@shop/engine/price-drop'
import { claimReviewInvitations } from '@shop/engine/review-invitation'
import { claimGoneAlerts } from '@shop/engine/stock-alert'
import type { WorkerSettings } from '../config.ts'

/** How many are claimed at once. */
const LIMIT = 100

/** Claims all that someone is to be reminded of, in batches, until nothing is left or `isStopping` says so. */
export async function claimReminders(
  context: EngineContext,
  {
    cartReminderHours: idleHours,
    reviewInvitationDays: afterDays,
  }: Pick<WorkerSettings, 'cartReminderHours' | 'reviewInvitationDays'>,
  isStopping: () => boolean,
): Promise<void> {
  const claims = [
    ...(idleHours > 0 ? [() => claimCartReminders(context, { idleHours, limit: LIMIT })] : []),
    ...(afterDays > 0 ? [() => claimReviewInvitations(context, { afterDays, limit: LIMIT })] : []),
    () => claimConsentReminders(context, { limit: LIMIT }),
    () => claimPriceDrops(context, { limit: LIMIT }),
    () => claimGoneAlerts(context, { limit: LIMIT }),
  ]
  for (const claim of claims) while (!isStopping() && (await claim()) === LIMIT);
}
