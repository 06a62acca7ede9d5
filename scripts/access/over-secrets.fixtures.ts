import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { OperationName } from '@shop/contract/operations'
import { issueResetToken } from '@shop/engine/customer'
import type { EngineContext } from '@shop/engine/database'
import { confirmOrderCode, findOrderCode, requestOrderCode, signOrderViewLink } from '@shop/engine/order-access'
import { requestPrivacy } from '@shop/engine/privacy'
import { aClientAddress } from '@shop/engine/testing'
import type { Someone } from './access.fixtures.ts'
import { at } from './orders-access.fixtures.ts'

/** Operations with a secret that was good and is not any more, and with one that never was. */
export async function secretsThatAreOver(
  engine: EngineContext,
  { proof: { email }, belongings }: Someone,
): Promise<[OperationName, object, object][]> {
  const invented = 'A'.repeat(43)
  const { orderNumber, customer } = await belongings()
  const order = await engine.db.selectFrom('order').select('id').where('order_number', '=', orderNumber).executeTakeFirstOrThrow()
  const link = await signOrderViewLink(at(engine, -24 * 31), order.id)
  const from = { clientAddress: aClientAddress() }
  const { codeId } = await requestOrderCode(engine, { orderNumber, email, storeKey: 'sk', locale: 'sk-SK', ...from })
  const code = (await findOrderCode(engine, codeId))?.code ?? ''
  await confirmOrderCode(engine, { codeId, code, ...from })
  const reset = (await issueResetToken(engine, customer.id))?.token ?? ''
  await engine.db.updateTable('password_reset_token').set({ expires_at: PAST }).where('customer_id', '=', customer.id).execute()
  const ownData = await expiredPrivacyToken(engine, email)
  return [
    ['openOrderLink', { token: link }, { token: invented }],
    ['confirmOrderCode', { codeId, code }, { codeId: randomUUID(), code }],
    [
      'customerResetPassword',
      { tokenValue: reset, newPassword: 'Other-sword-8' },
      { tokenValue: invented, newPassword: 'Other-sword-8' },
    ],
    ...(['getPrivacyRequest', 'confirmPrivacyRequest', 'downloadPrivacyExport'] as const).map(
      (name): [OperationName, object, object] => [name, { token: ownData }, { token: invented }],
    ),
  ]
}

const PAST = '2020-01-01T00:00:00.000Z'

async function expiredPrivacyToken(engine: EngineContext, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const draft = { kind: 'export', email, locale: 'sk-SK', storeKey: 'sk', clientAddress: aClientAddress() } as const
  await requestPrivacy(engine, draft)
  const values = { token_hash: createHash('sha256').update(token).digest(), token_expires_at: PAST }
  await engine.db.updateTable('privacy_request').set(values).where('email', '=', email).execute()
  return token
}
