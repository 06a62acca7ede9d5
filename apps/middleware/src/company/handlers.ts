import type { companyOperations } from '@shop/contract/company'
import { personName } from '@shop/domain/address'
import { hasPermission } from '@shop/domain/company'
import { type Market, marketOfStoreKey } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import {
  acceptInvitation,
  changeAssociate,
  createCompany,
  findCompanyOf,
  findInvitationOfLink,
  inviteAssociate,
  type NamedCompany,
  removeAssociate,
  updateCompany,
  withdrawInvitation,
} from '@shop/engine/company'
import { findCustomer } from '@shop/engine/customer'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'
import { requireSignedIn } from '../customer/customer-request.ts'

export const companyHandlers: HandlersOf<typeof companyOperations> = {
  getMyCompany: async call => {
    const { customerId } = await requireSignedIn(call)
    const company = await findCompanyOf(call.engine, customerId)
    return { company: company ? viewOf(company, customerId, call.market) : null }
  },

  createCompany: async (call, draft) => {
    const { customerId } = await requireSignedIn(call)
    await createCompany(call.engine, { ...draft, customerId, storeKey: call.storeKey })
    return null
  },

  updateCompany: async (call, { version, name, vatNumber }) => {
    const { customerId } = await requireSignedIn(call)
    await updateCompany(call.engine, { customerId, version }, { name, ...(vatNumber === undefined ? {} : { vatNumber }) })
    return null
  },

  inviteAssociate: async (call, { version, approvalLimitCent = null, ...draft }) => {
    const { customerId } = await requireSignedIn(call)
    requireOwnLocale(call.market, draft.locale)
    await inviteAssociate(call.engine, { customerId, version }, { ...draft, approvalLimitCent })
    return null
  },

  withdrawInvitation: async (call, { version, id }) => {
    const { customerId } = await requireSignedIn(call)
    await withdrawInvitation(call.engine, { customerId, version }, id)
    return null
  },

  changeAssociate: async (call, { version, id, roles, approvalLimitCent = null }) => {
    const { customerId } = await requireSignedIn(call)
    await changeAssociate(call.engine, { customerId, version }, { associateId: id, roles, approvalLimitCent })
    return null
  },

  removeAssociate: async (call, { version, id }) => {
    const { customerId } = await requireSignedIn(call)
    await removeAssociate(call.engine, { customerId, version }, id)
    return null
  },

  getCompanyInvitation: async ({ engine, session, market }, { token }) => {
    const found = await findInvitationOfLink(engine, token)
    if (!found) return { invitation: null }
    const customerId = (await session.find())?.customerId
    const customer = customerId === undefined ? undefined : await findCustomer(engine, customerId)
    const isSignedIn = customer?.email.toLowerCase() === found.email
    const { companyName, email, roles, approvalLimitCent, storeKey } = found
    const currency = currencyOf(storeKey, market)
    return { invitation: { companyName, email, isSignedIn, currency, roles: [...roles], approvalLimitCent } }
  },

  acceptCompanyInvitation: async ({ engine, session }, { token }) => {
    await acceptInvitation(engine, { token, customerId: (await session.find())?.customerId })
    return null
  },
}

/** The currency in which a company's limits are. */
function currencyOf(storeKey: string, market: Market): CurrencyCode {
  return (marketOfStoreKey(storeKey) ?? market).currency
}

/** A company as one of its people sees it: who administers it sees addresses and invitations too. */
function viewOf({ associates, invitations, ...company }: NamedCompany, customerId: string, market: Market) {
  const me = associates.find(one => one.customerId === customerId)
  const roles = me?.roles ?? []
  const isAdmin = hasPermission(roles, 'update-associates')
  const { id, version, storeKey, name, vatNumber, credit } = company
  return {
    ...{ id, version, storeKey, name, currency: currencyOf(storeKey, market) },
    ...(vatNumber === undefined ? {} : { vatNumber }),
    ...(credit ? { credit } : {}),
    me: { id: customerId, roles: [...roles], approvalLimitCent: me?.approvalLimitCent ?? null },
    associates: associates.map(one => ({
      id: one.customerId,
      name: personName(one, market.country),
      ...(isAdmin ? { email: one.email } : {}),
      roles: [...one.roles],
      approvalLimitCent: one.approvalLimitCent,
    })),
    invitations: isAdmin ? invitations.map(one => ({ ...one, roles: [...one.roles] })) : [],
  }
}
