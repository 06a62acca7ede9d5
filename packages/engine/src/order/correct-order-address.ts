import { type AddressCorrection, type AddressRole, correctAddress } from '@shop/domain/address'
import { CommerceError } from '@shop/domain/error'
import { hasShipped, type Order } from '@shop/domain/order'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from './lock-order.ts'
import { type OrderReference, reloadOrder } from './order-rows.ts'

/**
 * Corrects an address of an order whose goods are in the house; the country stays. Throws `CommerceError` `resource-not-found`,
 * `invalid-operation` for an order that has left, is cancelled or has a document already, and `invalid-input` naming the field.
 */
export async function correctOrderAddress(
  context: EngineContext,
  reference: OrderReference,
  { role, correction }: { readonly role: AddressRole; readonly correction: AddressCorrection },
): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const { orderNumber, orderState, shipmentState } = order
    if (orderState === 'Cancelled' || orderState === 'Complete' || hasShipped(shipmentState))
      throw new CommerceError({ code: 'invalid-operation' }, `Order ${orderNumber} is ${orderState}, its goods ${shipmentState}`)
    const documents = await db.selectFrom('fiscal_document').select('id').where('order_id', '=', order.id).limit(1).execute()
    if (documents.length > 0)
      throw new CommerceError(
        { code: 'invalid-operation' },
        `Order ${orderNumber} has a document, which says the address it was issued to`,
      )
    const field = role === 'shipping' ? 'shippingAddress' : 'billingAddress'
    const corrected = correctAddress(order[field], correction)
    await sql`
      update "order" set version = version + 1, document = document || jsonb_build_object(${field}::text, ${JSON.stringify(corrected)}::jsonb)
      where id = ${order.id}`.execute(db)
    return reloadOrder(db, order)
  })
}
