import { OperationError } from '@shop/contract'
import type { AddressRole } from '@shop/domain/address'
import { addressesIn, addressKeyOf, type CustomerView } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'
import { addressOf, isSameTyped, textsOfAddress } from '../../forms/address-texts.ts'
import { logWarning } from '../../request/log.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { type AddressFormData, CHOICE_OF_ROLE, SAVE_OF_ROLE, TYPED_ADDRESS } from './address-form-data.ts'

/**
 * Saves those typed addresses in the account whose box is ticked, in one change (CHK-17). One that is saved already is not
 * saved again. Returns whether the account has them. Throws where the account cannot be reached.
 */
export async function saveTypedAddresses(
  { client, market, now }: ShopRequest,
  customer: CustomerView,
  typed: AddressFormData,
): Promise<boolean> {
  const actions = rolesToSave(typed)
    .filter(role => !isSaved(customer, market, role, typed))
    .map((role, index) => {
      const address = addressOf(typed[role], market, role === 'billing' ? typed.clientType : 'private')
      const key = addressKeyOf(customer, address.postalCode, Date.parse(now) + index)
      const action = role === 'shipping' ? ('addShippingAddress' as const) : ('addBillingAddress' as const)
      return { action, address: { ...address, key } }
    })
  if (actions.length === 0) return true
  try {
    await client.call('customerUpdateMe', { customer: { id: customer.id, version: customer.version }, actions })
    return true
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    logWarning('Addresses of the checkout were not saved', { errors: error.errors.map(({ code }) => code).join(', ') })
    return false
  }
}

/** The addresses that were typed and are to be saved. */
function rolesToSave(typed: AddressFormData): AddressRole[] {
  const roles: AddressRole[] = typed.sameAsBilling ? ['billing'] : ['billing', 'shipping']
  return roles.filter(role => typed[SAVE_OF_ROLE[role]] && typed[CHOICE_OF_ROLE[role]] === TYPED_ADDRESS)
}

function isSaved(customer: CustomerView, market: Market, role: AddressRole, typed: AddressFormData): boolean {
  return addressesIn(customer, market.country, role).some(saved => isSameTyped(textsOfAddress(saved), typed[role]))
}
