import type { Customer } from '@shop/domain/customer'
import type { SecurityNoticeKind } from '@shop/domain/login'
import type { Database, EngineContext } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'

/** Topic of the outbox under which a customer is notified of a new way into their account. */
export const SECURITY_NOTICE_TOPIC = 'security-notice'

/** What a customer is told, so that they notice what was not them. */
export interface SecurityNotice {
  readonly kind: SecurityNoticeKind
  readonly customer: Pick<Customer, 'id' | 'locale'>
  readonly storeKey: string
  /** Name of a browser or of a passkey; may be empty. */
  readonly device: string
}

/** Has a customer notified of a new way into their account, in the transaction of `db` that makes it one. */
export async function addSecurityNotice(
  context: EngineContext,
  db: Database,
  { kind, customer, storeKey, device }: SecurityNotice,
): Promise<void> {
  const messageId = context.newId()
  const payload = { messageId, kind, customerId: customer.id, storeKey, locale: customer.locale, device, at: context.now() }
  await addToOutbox(db, { topic: SECURITY_NOTICE_TOPIC, payload, dedupKey: `${SECURITY_NOTICE_TOPIC}/${messageId}` })
}
