import { randomUUID } from 'node:crypto'
import { addLineItem, createCart, updateCart } from '@shop/engine/cart'
import { addAssociate, changeAssociate, createCompany, inviteAssociate, requestApproval } from '@shop/engine/company'
import type { EngineContext } from '@shop/engine/database'
import { PRESS } from '../../apps/middleware/src/catalogue.fixtures.ts'
import { addressOf } from './orders-access.fixtures.ts'

/** A company that someone administers, with a colleague, and someone who is invited. */
export async function aCompany(engine: EngineContext, customerId: string, secret: string) {
  const { id } = await createCompany(engine, { customerId, storeKey: 'sk', name: secret, isByOwner: true })
  const associateId = randomUUID()
  const document = JSON.stringify({ schemaVersion: 1, firstName: secret, lastName: secret, locale: 'sk-SK' })
  await engine.db
    .insertInto('customer')
    .values({ id: associateId, email: `${associateId}@example.org`, document })
    .execute()
  const grants = { roles: ['buyer', 'approver'], approvalLimitCent: 0 } as const
  await addAssociate(engine, { companyId: id }, { customerId: associateId, ...grants })
  await changeAssociate(engine, { companyId: id }, { associateId: customerId, roles: ['admin', 'buyer'], approvalLimitCent: 0 })
  const ownApprovalId = await anApproval(engine, customerId, secret)
  const free = { roles: ['admin', 'buyer', 'approver'], approvalLimitCent: null } as const
  await changeAssociate(engine, { companyId: id }, { associateId: customerId, ...free })
  const approvalId = await anApproval(engine, associateId, secret)
  const email = `${secret.toLowerCase()}-colleague@example.org`
  await inviteAssociate(engine, { companyId: id }, { email, locale: 'sk-SK', roles: ['buyer'], approvalLimitCent: null })
  const invitation = await engine.db
    .selectFrom('company_invitation')
    .select('id')
    .where('company_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, associateId, invitationId: invitation.id, approvalId, ownApprovalId }
}

/** A cart whose order someone of the company has asked for. */
async function anApproval(engine: EngineContext, customerId: string, secret: string): Promise<string> {
  const owner = { anonymousId: randomUUID(), customerId }
  const requestOf = ({ id, version }: { id: string; version: number }) => ({ owner, storeKey: 'sk', id, version })
  const empty = await createCart(engine, { owner, storeKey: 'sk' })
  const filled = await addLineItem(engine, requestOf(empty), { sku: PRESS, quantity: 1 })
  const cart = await updateCart(engine, requestOf(filled), [
    { action: 'setCustomerEmail', email: `${secret.toLowerCase()}@example.org` },
    { action: 'setBillingAddress', address: addressOf(secret) },
    { action: 'setShippingAddress', address: addressOf(secret) },
  ])
  return (await requestApproval(engine, { ...requestOf(cart), customerId, amountPlanned: cart.totalPrice })).id
}
