import type { EngineContext } from '@shop/engine/database'
import { updateTierOfOrder } from '@shop/engine/loyalty'
import type { OutboxJob } from '../queue/job-queue.ts'
import { newsOf, orderIdOf } from '../queue/message-fields.ts'

/** About a day: what is missed is counted with all others in the night. */
const RETRY_LIMIT = 14
/** What makes an order count, or count no longer. */
const TOPICS = ['order-paid', 'order-refunded', 'order-cancelled'] as const

/** Counts the purchases of the customer of an order again, when it is paid, given back or cancelled (AUTH-19). */
export function tierJobs(context: EngineContext): OutboxJob[] {
  return TOPICS.map(topic => ({
    topic,
    queue: `tier-${topic}`,
    retryLimit: RETRY_LIMIT,
    jobOf(payload) {
      const orderId = orderIdOf(payload)
      const { transactionId, paymentId } = newsOf(payload)
      return { id: transactionId ?? paymentId ?? orderId, data: { orderId } }
    },
    send: data => updateTierOfOrder(context, { orderId: orderIdOf(data) }),
  }))
}
