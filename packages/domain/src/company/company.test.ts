import { expect, test } from 'vitest'
import {
  ASSOCIATE_ROLES,
  type AssociateRole,
  addAssociate,
  addInvitation,
  type Company,
  type CompanyPermission,
  changeAssociate,
  hasPermission,
  MAX_ASSOCIATES,
  removeAssociate,
  removeInvitation,
  requirePermission,
} from './index.ts'

const failure = (code: string, details: object = {}) =>
  expect.objectContaining({ failure: expect.objectContaining({ code, ...details }) })

const grants = (...roles: AssociateRole[]) => ({ roles, approvalLimitCent: null })

/** A company with an administrator and a buyer, and someone who is invited. */
function aCompany(): Company {
  return {
    ...{ id: 'company', version: 3, storeKey: 'de', name: 'Muster Bau' },
    associates: [
      { customerId: 'ada', ...grants('admin') },
      { customerId: 'ben', roles: ['buyer'], approvalLimitCent: 50_000 },
    ],
    invitations: [{ id: 'i1', email: 'cleo@example.org', expiresAt: '2026-12-11T10:00:00.000Z', ...grants('buyer') }],
  }
}

const ALLOWED: Readonly<Record<AssociateRole, readonly CompanyPermission[]>> = {
  admin: ['update-company', 'update-associates'],
  buyer: ['create-orders'],
  approver: ['approve-orders'],
}

test.each(ASSOCIATE_ROLES)('A1 the role %s allows what its row says and nothing else', role => {
  for (const permission of ['update-company', 'update-associates', 'create-orders', 'approve-orders'] as const) {
    const isAllowed = ALLOWED[role].includes(permission)
    expect(hasPermission([role], permission)).toBe(isAllowed)
    expect(hasPermission(ASSOCIATE_ROLES, permission)).toBe(true)
    const company = addAssociate(aCompany(), { customerId: 'dan', ...grants(role) })
    const ask = () => requirePermission(company, 'dan', permission)
    if (isAllowed) expect(ask()).toMatchObject({ customerId: 'dan' })
    else expect(ask).toThrow(failure('resource-not-found'))
  }
})

test('A1 who is not of the company is answered like someone who may not', () => {
  for (const who of ['ben', 'eve'])
    expect(() => requirePermission(aCompany(), who, 'update-associates')).toThrow('The customer has no such company')
})

test('the last administrator of a company neither goes nor becomes something else', () => {
  const company = aCompany()
  expect(() => removeAssociate(company, 'ada')).toThrow(failure('invalid-operation'))
  expect(() => changeAssociate(company, 'ada', grants('buyer'))).toThrow(failure('invalid-operation'))
  const two = changeAssociate(company, 'ben', grants('admin', 'buyer'))
  expect(removeAssociate(two, 'ada').associates).toEqual([{ customerId: 'ben', ...grants('admin', 'buyer') }])
  expect(() => changeAssociate(company, 'eve', grants('buyer'))).toThrow(failure('resource-not-found'))
  expect(() => removeAssociate(company, 'eve')).toThrow(failure('resource-not-found'))
})

test('roles stand once and in order, and a limit is an amount', () => {
  const changed = changeAssociate(aCompany(), 'ben', { roles: ['approver', 'buyer', 'approver'], approvalLimitCent: 0 })
  expect(changed.associates[1]).toEqual({ customerId: 'ben', roles: ['buyer', 'approver'], approvalLimitCent: 0 })
  expect(() => changeAssociate(aCompany(), 'ben', { roles: [], approvalLimitCent: null })).toThrow(failure('invalid-input'))
  for (const approvalLimitCent of [-1, 0.5, 1_000_000_001, Number.NaN])
    expect(() => changeAssociate(aCompany(), 'ben', { roles: ['buyer'], approvalLimitCent })).toThrow(
      failure('invalid-input', { field: 'approvalLimitCent' }),
    )
})

test('an invitation takes the place of an earlier one, becomes a person, or is taken back', () => {
  const again = { id: 'i2', email: 'cleo@example.org', expiresAt: '2026-12-12T10:00:00.000Z', ...grants('approver') }
  const invited = addInvitation(aCompany(), again)
  expect(invited.invitations.map(({ id }) => id)).toEqual(['i2'])
  const joined = addAssociate(invited, { customerId: 'cleo', ...grants('approver') }, 'i2')
  expect(joined.invitations).toEqual([])
  expect(joined.associates.map(({ customerId }) => customerId)).toEqual(['ada', 'ben', 'cleo'])
  expect(removeInvitation(invited, 'i2').invitations).toEqual([])
  expect(() => removeInvitation(invited, 'i1')).toThrow(failure('resource-not-found'))
})

test('a company holds so many people, invited ones included', () => {
  const full = Array.from({ length: MAX_ASSOCIATES - 3 }).reduce<Company>(
    (company, _, index) => addAssociate(company, { customerId: `c${index}`, ...grants('buyer') }),
    aCompany(),
  )
  const tooMany = failure('max-resource-limit-exceeded', { limit: MAX_ASSOCIATES })
  expect(() => addAssociate(full, { customerId: 'more', ...grants('buyer') })).toThrow(tooMany)
  const more = { id: 'i9', email: 'more@example.org', expiresAt: '2026-12-12T10:00:00.000Z', ...grants('buyer') }
  expect(() => addInvitation(full, more)).toThrow(tooMany)
  expect(addAssociate(full, { customerId: 'cleo', ...grants('buyer') }, 'i1').associates).toHaveLength(MAX_ASSOCIATES)
})
