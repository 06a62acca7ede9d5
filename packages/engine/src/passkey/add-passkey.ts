import { CommerceError } from '@shop/domain/error'
import { MAX_PASSKEYS } from '@shop/domain/login'
import { requireCustomer } from '../customer/change-customer.ts'
import { addSecurityNotice } from '../customer/security-notice.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { insertPasskey, type PasskeyDraft, selectPasskeys } from './passkey-rows.ts'

/**
 * Keeps a passkey whose signature was found right; its customer is told by mail. Throws `CommerceError`
 * `max-resource-limit-exceeded` for the twenty-first one and `invalid-operation` for a credential that is known already.
 */
export async function addPasskey(
  context: EngineContext,
  { storeKey, ...draft }: Omit<PasskeyDraft, 'id'> & { readonly storeKey: string },
): Promise<void> {
  await inTransaction(context, async db => {
    const { customer } = await requireCustomer(db, draft.customerId, 'lock')
    if ((await selectPasskeys(db, customer.id)).length >= MAX_PASSKEYS)
      throw new CommerceError({ code: 'max-resource-limit-exceeded', limit: MAX_PASSKEYS }, 'There are too many passkeys')
    if (!(await insertPasskey(db, { ...draft, id: context.newId() })))
      throw new CommerceError({ code: 'invalid-operation' }, 'The passkey is known already')
    await addSecurityNotice(context, db, { kind: 'passkey-added', customer, storeKey, device: draft.name })
  })
}
