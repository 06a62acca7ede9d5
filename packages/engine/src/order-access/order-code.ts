import { createHmac, timingSafeEqual } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import { type AttemptLimit, requireAttempt, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { type GrantedAccess, grantOrderAccess } from './order-access.ts'

/** Topic of the outbox under which a code is mailed. */
export const ORDER_CODE_TOPIC = 'order-code'

/** Minutes for which a code can be entered. */
const ORDER_CODE_MINUTES = 15
/** Wrong codes of a request, of a million. */
const ATTEMPTS = 5
/** Codes that are asked for with a pair of number and address: 30 guesses an hour. */
const OF_PAIR: AttemptLimit = { attempts: 6, withinSeconds: 3600 }
/** Pairs and codes of one network. */
const OF_NETWORK: AttemptLimit = { attempts: 30, withinSeconds: 900 }

interface CodeRequest {
  readonly orderNumber: string
  readonly email: string
  readonly storeKey: string
  /** Locale of the page of the request. */
  readonly locale: string
  /** Address the call comes from. */
  readonly clientAddress: string
}

/**
 * Has a code mailed to the address of an order, for a caller that knows both. Any other pair is answered alike, at the same
 * pains: there is a request with an id, and no code is right for it (rule A4). Throws `CommerceError` `too-many-requests`.
 */
export async function requestOrderCode(context: EngineContext, request: CodeRequest): Promise<{ readonly codeId: string }> {
  const { orderNumber, email, storeKey, locale, clientAddress } = request
  await requireNetworkAttempt(context, { action: 'order-code', clientAddress, limit: OF_NETWORK })
  await requireAttempt(context.db, ['order-code', orderNumber, email.trim().toLowerCase()], OF_PAIR)
  const codeId = context.newId()
  await inTransaction(context, async db => {
    await sql`
      insert into order_code (id, order_id, store_key, locale, attempts_left, expires_at)
      values (${codeId}, (
        select id from "order" where order_number = ${orderNumber} and store_key = ${storeKey}
          and lower(trim(document ->> 'customerEmail')) = lower(trim(${email}))
      ), ${storeKey}, ${locale}, ${ATTEMPTS}, now() + make_interval(mins => ${ORDER_CODE_MINUTES}))`.execute(db)
    await addToOutbox(db, { topic: ORDER_CODE_TOPIC, payload: { codeId }, dedupKey: `${ORDER_CODE_TOPIC}/${codeId}` })
  })
  return { codeId }
}

/**
 * Access to the orders of a mailbox for a code that was mailed to it; undefined for a wrong one, one that was used, has expired or
 * was guessed at too often. A code works once, also when it is sent twice at a time. Throws `CommerceError` `too-many-requests`.
 */
export async function confirmOrderCode(
  context: EngineContext,
  { codeId, code, clientAddress }: { readonly codeId: string; readonly code: string; readonly clientAddress: string },
): Promise<GrantedAccess | undefined> {
  await requireNetworkAttempt(context, { action: 'order-code-entry', clientAddress, limit: OF_NETWORK })
  const isRight = isSameCode(code, await codeOf(context, codeId))
  // Counted and used in one statement, before anything is answered: tries in parallel are not more than those one after another.
  const { rows } = await sql<{ order_id: string | null }>`
    update order_code set
      attempts_left = attempts_left - 1,
      used_at = case when ${isRight} and order_id is not null then now() end
    where id = ${codeId} and used_at is null and attempts_left > 0 and expires_at > now()
    returning order_id`.execute(context.db)
  const orderId = rows[0]?.order_id
  if (!isRight || !orderId) return undefined
  const order = await context.db.selectFrom('order').select('order_number').where('id', '=', orderId).executeTakeFirst()
  return order && grantOrderAccess(context, { kind: 'mailbox', id: orderId, orderNumber: order.order_number })
}

/** What the mail with a code is written from; undefined where no code is to be mailed, or none any more. */
export async function findOrderCode(context: EngineContext, codeId: string) {
  const { rows } = await sql<{ store_key: string; locale: string; order_number: string; email: string }>`
    select order_code.store_key, order_code.locale, order_number, document ->> 'customerEmail' as email
    from order_code join "order" on "order".id = order_code.order_id
    where order_code.id = ${codeId} and used_at is null and expires_at > now()`.execute(context.db)
  const [row] = rows
  if (!row) return undefined
  const code = await codeOf(context, codeId)
  return { code, storeKey: row.store_key, locale: row.locale, orderNumber: row.order_number, email: row.email }
}

/** Deletes codes that have expired. Returns how many. */
export function deleteExpiredOrderCodes({ db }: EngineContext, batches: DeletionBatches): Promise<number> {
  return deleteByAge(db, { table: 'order_code', age: 'expires_at', before: sql`now()` }, batches)
}

/** The six digits of a request. Derived, so that no one who reads the table or the outbox knows them. */
async function codeOf(context: EngineContext, codeId: string): Promise<string> {
  const key = await findSigningKey(context, ORDER_CODE_TOPIC)
  const digest = createHmac('sha256', key).update(`${ORDER_CODE_TOPIC}.${codeId}`).digest()
  // 48 bits: the remainder favours no digits that anyone could notice.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

function isSameCode(given: string, code: string): boolean {
  if (!/^\d{6}$/.test(given)) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(code))
}

/** The refusal of a link that leads to no order. */
export function linkNotFound(): CommerceError {
  return new CommerceError({ code: 'unauthenticated' }, 'The link has expired or is not one of ours')
}
