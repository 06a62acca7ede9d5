import type { accountOperations } from '@shop/contract/customer'
import type { ParsedParamsOf } from '@shop/contract/operations'
import { type CustomerUpdateAction, viewOfCustomer } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import {
  changePassword,
  confirmEmailChange,
  countPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '@shop/engine/customer'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'
import { customerRequestOf, requireSignedIn } from './customer-request.ts'
import { updateOwnCustomer } from './update-own-customer.ts'

export const accountHandlers: HandlersOf<typeof accountOperations> = {
  customerChangeMyPassword: async (call, params) => {
    const { engine, passwords, storeKey, session, clientAddress } = call
    const signedIn = await requireSignedIn(call)
    const change = { ...params, customerId: signedIn.customerId, clientAddress }
    const changed = await changePassword(engine, passwords, { storeKey, session: signedIn, device: session.device }, change)
    session.enter(changed)
    return { user: { email: changed.customer.email } }
  },

  customerResetPassword: async (call, params) => {
    const { engine, passwords, market, storeKey, clientAddress } = call
    await countPasswordReset(engine, { clientAddress })
    if ('email' in params) {
      requireOwnLocale(market, params.locale)
      await requestPasswordReset(engine, { ...params, storeKey })
      return { customer: null }
    }
    const { tokenValue, newPassword } = params
    if (params.storeKey !== undefined && params.storeKey !== storeKey)
      throw new CommerceError({ code: 'invalid-input', field: 'storeKey' }, `The store of this host is ${storeKey}`)
    const customer = await resetPassword(engine, passwords, { tokenValue, newPassword, clientAddress })
    return { customer: viewOfCustomer(customer) }
  },

  customerUpdateMe: async (call, { customer, data, actions, locale }) => {
    if (locale !== undefined) requireOwnLocale(call.market, locale)
    const request = await customerRequestOf(call, customer)
    return { user: viewOfCustomer(await updateOwnCustomer(call, request, actions ?? profileActionsOf(data ?? {}), locale)) }
  },

  customerConfirmEmailChange: async (call, { token }) => {
    const { engine, storeKey, session } = call
    const signedIn = await requireSignedIn(call)
    const { customerId } = signedIn
    const changed = await confirmEmailChange(
      engine,
      { storeKey, session: signedIn, device: session.device },
      { customerId, token },
    )
    session.enter(changed)
    return { user: viewOfCustomer(changed.customer) }
  },
}

type ProfileData = NonNullable<ParsedParamsOf<'customerUpdateMe'>['data']>

/** The actions that give a profile the fields of a form; fields that are not sent stay. */
function profileActionsOf(data: ProfileData): CustomerUpdateAction[] {
  const { email, currentPassword, firstName, lastName, dateOfBirth, locale, customerType, vatId, newsletter } = data
  const actions: CustomerUpdateAction[] = []
  if (email !== undefined) actions.push({ action: 'changeEmail', email, currentPassword })
  if (firstName !== undefined) actions.push({ action: 'setFirstName', firstName })
  if (lastName !== undefined) actions.push({ action: 'setLastName', lastName })
  if (dateOfBirth !== undefined) actions.push({ action: 'setDateOfBirth', dateOfBirth })
  if (locale !== undefined) actions.push({ action: 'setLocale', locale })
  if (customerType !== undefined) actions.push({ action: 'setCustomerType', customerType })
  if (vatId !== undefined) actions.push({ action: 'setVatId', vatId })
  if (newsletter !== undefined) actions.push({ action: 'setNewsletter', newsletter })
  return actions
}
