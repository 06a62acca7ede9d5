import type { ParsedParamsOf } from '@shop/contract/operations'
import type { CustomerUpdateAction } from '@shop/domain/customer'

type ProfileData = NonNullable<ParsedParamsOf<'customerUpdateMe'>['data']>

/** The actions that give a profile the fields of a form; fields that are not sent stay. */
export function profileActionsOf(data: ProfileData): CustomerUpdateAction[] {
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
