import type { EngineContext } from '@shop/engine/database'
import { findTrackedOrders, trackPurchase } from '@shop/engine/tracking'
import { PURCHASE_QUEUE } from '../queue/dead-letters.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { orderIdOf } from '../queue/message-fields.ts'

/** Stores the purchase of every order whose buyer agreed to statistics; `isForwarding` says whether a service outside is told. */
export function purchaseJob(context: EngineContext, isForwarding: boolean): OutboxJob {
  return {
    topic: 'order-created',
    queue: PURCHASE_QUEUE,
    // About a day: a purchase that is missing in reports does no harm.
    retryLimit: 14,
    jobOf(payload) {
      const orderId = orderIdOf(payload)
      return { id: orderId, data: { orderId } }
    },
    // Most buyers agreed to nothing: a job that does nothing would cost as much as the confirmation's.
    async chooseMessages(payloads) {
      const tracked = await findTrackedOrders(context, payloads.map(orderIdOf))
      return payloads.filter(payload => tracked.has(orderIdOf(payload)))
    },
    send: data => trackPurchase(context, { orderId: orderIdOf(data), isForwarding }),
  }
}
