import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { erasePerson } from '../privacy/index.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { deleteExpiredInvitations } from './company-rows.ts'
import {
  acceptInvitation,
  addAssociate,
  changeAssociate,
  createCompany,
  findCompany,
  findCompanyOf,
  findInvitation,
  findInvitationOfLink,
  inviteAssociate,
  removeAssociate,
  signInvitationLink,
  updateCompany,
  withdrawInvitation,
} from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const { db } = context
const failure = (code: string) => expect.objectContaining({ failure: expect.objectContaining({ code }) })
const BUYER = { roles: ['buyer'], approvalLimitCent: 50_000 } as const

async function aCustomer(customerType: 'company' | 'private' = 'company') {
  const [id, email] = [randomUUID(), `${randomUUID()}@example.org`]
  const document = JSON.stringify({ schemaVersion: 1, firstName: 'Ada', lastName: 'Muster', locale: 'de-DE', customerType })
  await db.insertInto('customer').values({ id, email, document }).execute()
  return { id, email }
}

/** A company with its founder. */
async function aCompany() {
  const founder = await aCustomer()
  const company = await createCompany(context, { customerId: founder.id, storeKey: 'de', name: 'Muster Bau GmbH' })
  const version = async () => (await findCompany(context, company.id))?.version ?? 0
  return { ...company, founder, version, asAdmin: async () => ({ customerId: founder.id, version: await version() }) }
}

async function anInvitation(company: Awaited<ReturnType<typeof aCompany>>, email: string) {
  await inviteAssociate(context, await company.asAdmin(), { email, locale: 'de-DE', ...BUYER })
  const { id } = await db
    .selectFrom('company_invitation')
    .select('id')
    .where('company_id', '=', company.id)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, token: await signInvitationLink(context, id) }
}

test('a business customer founds one company, and no second one however often it is tried', async () => {
  const { id } = await aCustomer()
  const draft = { customerId: id, storeKey: 'de', name: 'Muster Bau GmbH', vatNumber: 'DE123456789' }
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => createCompany(context, draft)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await findCompanyOf(context, id)).toMatchObject({
    ...{ version: 1, name: 'Muster Bau GmbH', vatNumber: 'DE123456789' },
    associates: [{ customerId: id, firstName: 'Ada', roles: ['admin', 'buyer', 'approver'], approvalLimitCent: null }],
  })
  const rest = await db.selectFrom('company').select('id').where('vat_number', '=', 'DE123456789').execute()
  expect(rest).toHaveLength(1)
  const person = await aCustomer('private')
  const ofPerson = { customerId: person.id, storeKey: 'de', name: 'No company' }
  await expect(createCompany(context, ofPerson)).rejects.toThrow(failure('invalid-operation'))
  expect(await createCompany(context, { ...ofPerson, isByOwner: true })).toMatchObject({ name: 'No company' })
})

test('A1 an invitation is accepted by the customer of its address alone, once, also when it is pressed many times', async () => {
  const company = await aCompany()
  const [ben, eve] = [await aCustomer(), await aCustomer()]
  const { id, token } = await anInvitation(company, ben.email)
  expect(await findInvitation(context, id)).toMatchObject({ companyName: 'Muster Bau GmbH', email: ben.email })
  const accept = (customerId: string | undefined) => acceptInvitation(context, { token, customerId })
  await expect(accept(undefined)).rejects.toThrow(failure('unauthenticated'))
  await expect(accept(eve.id)).rejects.toThrow(failure('invalid-credentials'))
  const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => accept(ben.id)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await findCompanyOf(context, ben.id))?.associates[1]).toMatchObject({ customerId: ben.id, ...BUYER })
  expect(await company.version()).toBe(3)
  await expect(accept(ben.id)).rejects.toThrow(failure('resource-not-found'))
  const asAdmin = await company.asAdmin()
  await expect(inviteAssociate(context, asAdmin, { email: ben.email.toUpperCase(), locale: 'de-DE', ...BUYER })).rejects.toThrow(
    failure('duplicate-field'),
  )
})

test('A3 a link that was replaced, taken back, is over or was made for something else opens nothing', async () => {
  const company = await aCompany()
  const ben = await aCustomer()
  const first = await anInvitation(company, ben.email)
  const second = await anInvitation(company, ben.email)
  expect(await findInvitationOfLink(context, first.token)).toBeUndefined()
  expect(await findInvitationOfLink(context, second.token)).toMatchObject({ email: ben.email })
  expect(await findInvitationOfLink(context, `${second.token}x`)).toBeUndefined()
  const later = { ...context, now: () => new Date(Date.now() + 15 * 86_400_000).toISOString() }
  expect(await findInvitationOfLink(later, second.token)).toBeUndefined()
  await withdrawInvitation(context, await company.asAdmin(), second.id)
  await expect(acceptInvitation(context, { token: second.token, customerId: ben.id })).rejects.toThrow(
    failure('resource-not-found'),
  )
  const third = await anInvitation(company, ben.email)
  await db.updateTable('company_invitation').set({ expires_at: '2026-01-01T00:00:00Z' }).where('id', '=', third.id).execute()
  expect(await findInvitation(context, third.id)).toBeUndefined()
  expect(await deleteExpiredInvitations(context, { limit: 10 })).toBe(1)
})

test('who belongs to a company cannot join another', async () => {
  const [one, other] = [await aCompany(), await aCompany()]
  const { token } = await anInvitation(one, other.founder.email)
  await expect(acceptInvitation(context, { token, customerId: other.founder.id })).rejects.toThrow(failure('duplicate-field'))
  const added = { customerId: other.founder.id, ...BUYER }
  await expect(addAssociate(context, { companyId: one.id }, added)).rejects.toThrow(failure('duplicate-field'))
  expect((await findCompany(context, one.id))?.associates).toHaveLength(1)
})

test('C2, A1 a change is made by an administrator who knows the company as it is; two at once make one', async () => {
  const company = await aCompany()
  const ben = await aCustomer()
  await addAssociate(context, { companyId: company.id }, { customerId: ben.id, ...BUYER })
  const version = await company.version()
  const asBen = { customerId: ben.id, version }
  const change = { associateId: ben.id, roles: ['admin'], approvalLimitCent: null } as const
  await expect(changeAssociate(context, asBen, change)).rejects.toThrow(failure('resource-not-found'))
  await expect(updateCompany(context, asBen, { name: 'Mine' })).rejects.toThrow(failure('resource-not-found'))
  const outsider = await aCompany()
  const byOutsider = { customerId: outsider.founder.id, version: 1 }
  await expect(removeAssociate(context, byOutsider, ben.id)).rejects.toThrow(failure('resource-not-found'))
  const asAdmin = { customerId: company.founder.id, version }
  const tries = await Promise.allSettled(
    [1, 2, 3].map(limit => changeAssociate(context, asAdmin, { ...change, approvalLimitCent: limit })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tries.filter(one => one.status === 'rejected').map(({ reason }) => reason)).toEqual([
    failure('concurrent-modification'),
    failure('concurrent-modification'),
  ])
})

test('of two administrators who remove each other at once, one stays', async () => {
  const company = await aCompany()
  const ben = await aCustomer()
  await addAssociate(context, { companyId: company.id }, { customerId: ben.id, roles: ['admin'], approvalLimitCent: null })
  const version = await company.version()
  const pairs = [
    [company.founder.id, ben.id],
    [ben.id, company.founder.id],
  ] as const
  await Promise.allSettled(pairs.map(([customerId, other]) => removeAssociate(context, { customerId, version }, other)))
  const [last, ...rest] = (await findCompany(context, company.id))?.associates ?? []
  expect(rest).toEqual([])
  expect(last?.roles).toContain('admin')
  const request = { customerId: last?.customerId ?? '', version: await company.version() }
  await expect(removeAssociate(context, request, last?.customerId ?? '')).rejects.toThrow(failure('invalid-operation'))
})

test('A6 an erased person takes their place in a company along, and the company where it was theirs alone', async () => {
  const company = await aCompany()
  const ben = await aCustomer()
  await addAssociate(context, { companyId: company.id }, { customerId: ben.id, ...BUYER })
  await anInvitation(company, 'cleo@example.org')
  expect(await erasePerson(context, 'cleo@example.org')).toMatchObject({ rows: { company_invitation: 1 } })
  await erasePerson(context, ben.email)
  expect((await findCompany(context, company.id))?.associates.map(one => one.customerId)).toEqual([company.founder.id])
  expect(await erasePerson(context, company.founder.email)).toMatchObject({ rows: { company: 1, customer: 1 } })
  expect(await findCompany(context, company.id)).toBeUndefined()
})
