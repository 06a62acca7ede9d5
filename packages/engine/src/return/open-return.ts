import type { Order } from '@shop/domain/order'
import {
  type Picture,
  type Return,
  type ReturnDraft,
  type ReturnReason,
  type ReturnState,
  requireReturnable,
  returnableUnitsOf,
  sendUntilOf,
} from '@shop/domain/return'
import type { ShipmentLine, WantedUnits } from '@shop/domain/shipment'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { findShipments } from '../shipment/shipment-rows.ts'
import { addReturnEvent, findReturn, findReturns, requireReturn } from './return-rows.ts'

/** More than an order ever has. */
const MAX_RETURNS = 500

/** What a return is opened with. */
export interface Opening {
  /** Names what it is opened for. */
  readonly key: string
  readonly draft: ReturnDraft
  readonly state: Extract<ReturnState, 'Requested' | 'Approved' | 'Inspected'>
  readonly pictures?: readonly Picture[]
  /** The parcel whose goods never arrived: nothing of them is waited for. */
  readonly lostParcel?: string
}

/** The returns of an order, the oldest first, and the units of each of its lines that can be returned now. */
export async function findOrderReturns(
  { db }: Pick<EngineContext, 'db'>,
  order: Order,
): Promise<{ readonly returns: readonly Return[]; readonly returnable: ReadonlyMap<string, number> }> {
  const returns = await findReturns({ db }, { orderId: order.id }, MAX_RETURNS)
  return { returns, returnable: returnableUnitsOf(order, await findShipments({ db }, order.id), returns) }
}

/** Units of each line of a locked order that can be returned now. */
export async function findReturnableUnits(db: Database, order: Order): Promise<ReadonlyMap<string, number>> {
  return (await findOrderReturns({ db }, order)).returnable
}

/** Goods that the shop itself lets come back. */
interface OwnOpening {
  readonly key: string
  readonly reason: ReturnReason
  /** Default: all that can be returned. */
  readonly units: readonly WantedUnits[] | undefined
}

/**
 * Opens a return of a locked order that needs no approval; undefined where nothing is left to return. Units of an item are taken
 * from its lines in their order. Throws as `openReturn` does.
 */
export async function openReturnOf(
  context: EngineContext,
  db: Database,
  order: Order,
  { key, reason, units }: OwnOpening,
): Promise<Return | undefined> {
  const known = await findReturn({ db }, { openKey: key })
  if (known) return known
  const returnable = await findReturnableUnits(db, order)
  if (!units && returnable.size === 0) return undefined
  const lines = units
    ? units.flatMap(({ sku, quantity }) => unitsOfLines(order, returnable, sku, quantity))
    : [...returnable].map(([lineItemId, quantity]) => ({ lineItemId, quantity }))
  return openReturn(context, db, order, { key, state: 'Approved', draft: { lines, reason, wish: 'refund' } })
}

/** The last line gets what is too much, so that it is refused. */
function unitsOfLines(order: Order, returnable: ReadonlyMap<string, number>, sku: string, quantity: number): ShipmentLine[] {
  const ids = order.lineItems.filter(({ id, variant }) => variant.sku === sku && returnable.has(id)).map(({ id }) => id)
  let rest = quantity
  const lines = ids.map((lineItemId, index) => {
    const taken = index === ids.length - 1 ? rest : Math.min(rest, returnable.get(lineItemId) ?? 0)
    rest -= taken
    return { lineItemId, quantity: taken }
  })
  return ids.length === 0 ? [{ lineItemId: sku, quantity }] : lines.filter(line => line.quantity > 0)
}

/**
 * Opens a return of a locked order, or finds the one that was opened for the same. Throws `CommerceError` `invalid-input` naming
 * `lines` for units that cannot be returned.
 */
export async function openReturn(
  context: EngineContext,
  db: Database,
  order: Order,
  { key, draft, state, pictures = [], lostParcel }: Opening,
): Promise<Return> {
  const known = await findReturn({ db }, { openKey: key })
  if (known) return known
  requireReturnable(await findReturnableUnits(db, order), draft.lines)
  const id = context.newId()
  const at = context.now()
  const sendUntil = state === 'Approved' ? sendUntilOf(at) : null
  await sql`
    insert into "return" (id, order_id, open_key, state, reason, wish, comment, requested_at, send_until, lost_parcel)
    values (${id}, ${order.id}, ${key}, ${state}, ${draft.reason}, ${draft.wish}, ${draft.comment ?? null}, ${at}, ${sendUntil},
      ${lostParcel ?? null})`.execute(db)
  const isLost = lostParcel !== undefined
  await db
    .insertInto('return_line')
    .values(
      draft.lines.map(({ lineItemId, quantity }, position) => {
        const sku = order.lineItems.find(line => line.id === lineItemId)?.variant.sku ?? ''
        const came = isLost ? quantity : 0
        return { return_id: id, line_item_id: lineItemId, position, sku, quantity, received: came, accepted: came }
      }),
    )
    .execute()
  if (pictures.length > 0)
    await db
      .insertInto('return_picture')
      .values(pictures.map(({ type, content }, index) => ({ return_id: id, position: index + 1, media_type: type, content })))
      .execute()
  await addReturnEvent(context, db, id, state)
  return requireReturn(await findReturn({ db }, { id }), id)
}
