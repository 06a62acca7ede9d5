import { CommerceError } from '@shop/domain/error'
import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import type { Picture, PictureType, Return, ReturnEvent, ReturnLine, ReturnState } from '@shop/domain/return'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'

/** Topic of the outbox under which the customer is told how far a return has come. */
export const RETURN_TOPIC = 'return-changed'

/** Conditions on returns; all given ones must be met. */
export interface ReturnConditions {
  readonly orderId?: string
  readonly states?: readonly ReturnState[]
}

interface ReturnRow extends Pick<Return, 'id' | 'state' | 'reason' | 'wish' | 'lines' | 'events' | 'pictures'> {
  readonly return_number: string
  readonly order_id: string
  readonly order_number: string
  readonly currency: CurrencyCode
  readonly comment: string | null
  readonly note: string | null
  readonly send_until: string | null
  readonly lost_parcel: string | null
  readonly refund_cent: number | null
  readonly replacement_tracking_number: string | null
  readonly replacement_carrier: string | null
}

const SELECTION = sql`
  select "return".id, return_number, order_id, order_number, currency, state, reason, wish, comment, note, send_until, lost_parcel,
    refund_cent, replacement_tracking_number, replacement_carrier,
    (select jsonb_agg(jsonb_build_object('lineItemId', line_item_id, 'sku', sku, 'quantity', quantity, 'received', received,
        'accepted', accepted, 'restocked', restocked, 'reductionCents', reduction_cent) order by position)
      from return_line where return_id = "return".id) as lines,
    (select jsonb_agg(jsonb_build_object('state', state, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by at) from return_event where return_id = "return".id) as events,
    (select count(*)::integer from return_picture where return_id = "return".id) as pictures
  from "return" join "order" on "order".id = order_id`

function returnOf(row: ReturnRow): Return {
  const { replacement_tracking_number: trackingNumber, replacement_carrier: carrier } = row
  return {
    ...{ id: row.id, returnNumber: row.return_number, orderId: row.order_id, orderNumber: row.order_number },
    ...{ currency: row.currency, state: row.state, reason: row.reason, wish: row.wish },
    ...(row.comment === null ? {} : { comment: row.comment }),
    lines: row.lines,
    events: row.events,
    pictures: row.pictures,
    ...(row.send_until === null ? {} : { sendUntil: new Date(row.send_until).toISOString() }),
    ...(row.note === null ? {} : { note: row.note }),
    ...(row.refund_cent === null ? {} : { refund: moneyOf(row.currency, row.refund_cent) }),
    ...(row.state === 'Replaced'
      ? { replacement: { ...(trackingNumber === null ? {} : { trackingNumber }), ...(carrier === null ? {} : { carrier }) } }
      : {}),
    ...(row.lost_parcel === null ? {} : { lostParcel: row.lost_parcel }),
  }
}

/** Returns, the oldest first; asks for no owner (rule A1). */
export async function findReturns(
  { db }: Pick<EngineContext, 'db'>,
  { orderId, states }: ReturnConditions,
  limit: number,
): Promise<Return[]> {
  const { rows } = await sql<ReturnRow>`${SELECTION}
    where (${orderId ?? null}::uuid is null or order_id = ${orderId ?? null})
      and (${states ?? null}::text[] is null or state = any(${states ?? null}))
    order by requested_at, return_number limit ${limit}`.execute(db)
  return rows.map(returnOf)
}

/** One return by its id or number, or by what it was opened for; undefined for an unknown one. Asks for no owner (rule A1). */
export async function findReturn(
  { db }: Pick<EngineContext, 'db'>,
  by: { readonly id: string } | { readonly returnNumber: string } | { readonly openKey: string },
): Promise<Return | undefined> {
  const isMeant =
    'id' in by
      ? sql`"return".id = ${by.id}`
      : 'openKey' in by
        ? sql`open_key = ${by.openKey}`
        : sql`return_number = ${by.returnNumber}`
  const { rows } = await sql<ReturnRow>`${SELECTION} where ${isMeant}`.execute(db)
  return rows[0] && returnOf(rows[0])
}

/** A return that no one else changes until the transaction ends. Throws `CommerceError` `resource-not-found`. */
export async function lockReturn(db: Database, returnNumber: string): Promise<Return> {
  await sql`select from "return" where return_number = ${returnNumber} for update`.execute(db)
  return requireReturn(await findReturn({ db }, { returnNumber }), returnNumber)
}

/** Throws `CommerceError` `resource-not-found` where there is no return. */
export function requireReturn(found: Return | undefined, returnNumber: string): Return {
  if (!found) throw returnNotFound(returnNumber)
  return found
}

/** A return of an order. Throws `CommerceError` `resource-not-found` for that of another order, as if it did not exist (rule A1). */
export async function requireReturnOfOrder(
  context: EngineContext,
  { id }: Pick<Order, 'id'>,
  returnNumber: string,
): Promise<Return> {
  const found = await findReturn(context, { returnNumber })
  return requireReturn(found?.orderId === id ? found : undefined, returnNumber)
}

/** The refusal of a return that is not there. */
export function returnNotFound(returnNumber: string): CommerceError {
  return new CommerceError(
    { code: 'resource-not-found', typeId: 'return', id: returnNumber },
    `There is no return ${returnNumber}`,
  )
}

/** What a return gets with a state. */
interface StateDetails {
  readonly note?: string
  readonly sendUntil?: string
  readonly refundCents?: number
  readonly trackingNumber?: string
  readonly carrier?: string
}

/** Writes the state of a locked return, once, and has the customer told where there is something to tell. */
export async function saveReturnState(
  context: EngineContext,
  db: Database,
  { id, state: from }: Return,
  state: ReturnState,
  { note, sendUntil, refundCents, trackingNumber, carrier }: StateDetails = {},
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update "return" set state = ${state}, note = coalesce(${note ?? null}, note),
      send_until = coalesce(${sendUntil ?? null}::timestamptz, send_until), refund_cent = ${refundCents ?? null}::bigint,
      replacement_tracking_number = ${trackingNumber ?? null}, replacement_carrier = ${carrier ?? null}
    where id = ${id} and state = ${from} returning id`.execute(db)
  if (!rows[0]) throw new Error('A locked return has moved')
  await addReturnEvent(context, db, id, state)
}

/** Notes that a return came into a state, and leaves word of it. */
export async function addReturnEvent(context: EngineContext, db: Database, returnId: string, state: ReturnState): Promise<void> {
  const inserted = await db
    .insertInto('return_event')
    .values({ return_id: returnId, state, at: context.now() })
    .onConflict(conflict => conflict.columns(['return_id', 'state']).doNothing())
    .returning('state')
    .executeTakeFirst()
  // What was found at an inspection is told with what follows from it.
  if (!inserted || state === 'Inspected') return
  await addToOutbox(db, {
    topic: RETURN_TOPIC,
    payload: { messageId: context.newId(), returnId, state },
    dedupKey: `${RETURN_TOPIC}/${returnId}/${state}`,
  })
}

/** Writes what became of lines of a locked return. */
export async function saveReturnLines(db: Database, { id }: Return, lines: readonly ReturnLine[]): Promise<void> {
  await sql`
    update return_line set received = line.received, accepted = line.accepted, restocked = line.restocked,
      reduction_cent = line.reduction_cent
    from jsonb_to_recordset(${JSON.stringify(lines.map(line => ({ ...line, reduction_cent: line.reductionCents, line_item_id: line.lineItemId })))}::jsonb)
      as line (line_item_id text, received integer, accepted integer, restocked integer, reduction_cent bigint)
    where return_id = ${id} and return_line.line_item_id = line.line_item_id`.execute(db)
}

/** A picture of a return by its position from 1; undefined for an unknown one. Asks for no owner (rule A1). */
export async function findReturnPicture(
  { db }: Pick<EngineContext, 'db'>,
  returnId: string,
  position: number,
): Promise<Picture | undefined> {
  const row = await db
    .selectFrom('return_picture')
    .select(['media_type', 'content'])
    .where('return_id', '=', returnId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row && { type: row.media_type as PictureType, content: row.content }
}

/** Deletes pictures of returns that were opened before an instant (ISO), at most `limit`. Returns how many. */
export async function deleteOldReturnPictures(
  { db }: EngineContext,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from return_picture where (return_id, position) in (
      select return_id, position from return_picture join "return" on id = return_id
      where requested_at < ${before}::timestamptz order by requested_at limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}

/** Keeps the label of a return as it is sent; one that is there already stays what it was. */
export async function keepReturnLabel({ db }: Pick<EngineContext, 'db'>, returnId: string, content: Uint8Array): Promise<void> {
  await db
    .insertInto('return_label')
    .values({ return_id: returnId, content })
    .onConflict(conflict => conflict.column('return_id').doNothing())
    .execute()
}

/** The label of a return as PDF; undefined before the worker has written it. Asks for no owner (rule A1). */
export async function findReturnLabel({ db }: Pick<EngineContext, 'db'>, returnId: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('return_label').select('content').where('return_id', '=', returnId).executeTakeFirst()
  return row?.content
}

/** When a return came into a state. */
export function eventOf({ events }: Pick<Return, 'events'>, state: ReturnState): ReturnEvent | undefined {
  return events.find(event => event.state === state)
}
