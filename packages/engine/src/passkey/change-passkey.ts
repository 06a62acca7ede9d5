import { CommerceError } from '@shop/domain/error'
import { requireCustomer } from '../customer/change-customer.ts'
import { requireAnotherWay } from '../customer/require-another-way.ts'
import { addSecurityNotice } from '../customer/security-notice.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'

/** A passkey, by its id and whose it is (rule A1). */
interface OwnPasskey {
  readonly id: string
  readonly customerId: string
}

/** Names a passkey. Throws `CommerceError` `resource-not-found` for one that is not the customer's. */
export async function renamePasskey(
  context: EngineContext,
  { id, customerId, name }: OwnPasskey & { name: string },
): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw passkeyNotFound(id)
}

/**
 * Removes a passkey; its customer is told by mail. Throws `CommerceError` `resource-not-found` for one that is not the
 * customer's, and `invalid-operation` where they could not sign in any more.
 */
export async function removePasskey(
  context: EngineContext,
  { id, customerId, storeKey }: OwnPasskey & { readonly storeKey: string },
): Promise<void> {
  await inTransaction(context, async db => {
    const found = await requireCustomer(db, customerId, 'lock')
    await requireAnotherWay(db, found)
    const removed = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw passkeyNotFound(id)
    await addSecurityNotice(context, db, { kind: 'passkey-removed', customer: found.customer, storeKey, device: removed.name })
  })
}

function passkeyNotFound(id: string): CommerceError {
  return new CommerceError({ code: 'resource-not-found', typeId: 'passkey', id }, `There is no passkey ${id}`)
}
