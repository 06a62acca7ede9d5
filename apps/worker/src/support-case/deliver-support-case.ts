import { localeOf } from '@shop/domain/market'
import type { EngineContext } from '@shop/engine/database'
import {
  findSupportCase,
  MAX_CASE_DELIVERIES,
  markSupportCaseDelivered,
  markSupportCaseFailed,
  type StoredSupportCase,
  SUPPORT_CASE_TOPIC,
} from '@shop/engine/support-case'
import type { SupportForm } from '@shop/integrations/support-case'
import { findPlace, startOf } from '../mail/mail-place.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { supportCaseIdOf, supportCaseJobOf } from './support-case-message.ts'

/** What passing cases on takes. */
interface DeliveryContext {
  readonly context: EngineContext
  readonly supportForm: SupportForm
  /** Port of the storefront on this machine, if links lead there. */
  readonly localPort: number | undefined
}

/** Passes a case on to the system of customer care, again and again for most of a day; then the owner has it in their list (FORM-23). */
export function supportCaseJob(delivery: DeliveryContext): OutboxJob {
  return {
    topic: SUPPORT_CASE_TOPIC,
    queue: SUPPORT_CASE_TOPIC,
    retryLimit: MAX_CASE_DELIVERIES - 1,
    jobOf: supportCaseJobOf,
    send: data => deliverSupportCase(delivery, supportCaseIdOf(data)),
  }
}

/**
 * Throws when the case was not taken, which is noted whatever the reason: the list of the owner has those alone that failed. One
 * that was taken although no answer came is sent again: twice with one number is better than never.
 */
async function deliverSupportCase(delivery: DeliveryContext, id: string): Promise<void> {
  const { context } = delivery
  const found = await findSupportCase(context, { id })
  if (!found || found.deliveredAt !== undefined) return
  try {
    await post(delivery, found)
  } catch (error) {
    await markSupportCaseFailed(context, id)
    throw error
  }
  await markSupportCaseDelivered(context, id)
}

async function post({ context, supportForm, localPort }: DeliveryContext, stored: StoredSupportCase): Promise<void> {
  const { market, language } = await findPlace(context, stored)
  const answer = await supportForm.post({
    caseNumber: stored.caseNumber,
    content: stored.content,
    country: market.country,
    locale: localeOf(market, language),
    ...(stored.currentUrl === undefined ? {} : { currentUrl: stored.currentUrl }),
    returnUrl: `${startOf({ market, language, localPort })}/contact/`,
  })
  if (answer !== 'taken') throw new Error(`The system of customer care has not taken the case ${stored.caseNumber}`)
}
