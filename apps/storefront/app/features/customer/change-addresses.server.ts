import type { ShopClient } from '@shop/contract'
import type { AddressRole } from '@shop/domain/address'
import { addressKeyOf, type Customer } from '@shop/domain/customer'
import { addressOf } from '../../forms/address-texts.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { DELETE_ADDRESS, MAKE_DEFAULT, type SavedAddressTexts } from './saved-address-data.ts'

/** A saved address of a customer at the version that the page showed (ACC-06). */
interface ListedAddress {
  readonly customer: { readonly id: string; readonly version: number }
  readonly address: { readonly id: string }
}

type ListChange = Record<AddressRole, (client: ShopClient, address: ListedAddress) => Promise<unknown>>

/** The operations behind the buttons of a saved address (ACC-04, ACC-05). Each rejects with `OperationError`. */
export const LIST_CHANGES: Record<typeof DELETE_ADDRESS | typeof MAKE_DEFAULT, ListChange> = {
  [DELETE_ADDRESS]: {
    shipping: (client, address) => client.call('deleteShippingAddress', address),
    billing: (client, address) => client.call('deleteBillingAddress', address),
  },
  [MAKE_DEFAULT]: {
    shipping: (client, address) => client.call('setDefaultShippingAddress', address),
    billing: (client, address) => client.call('setDefaultBillingAddress', address),
  },
}

interface AddressToSave {
  readonly role: AddressRole
  readonly typed: SavedAddressTexts
  /** The address that is changed; undefined for a new one. */
  readonly addressId: string | undefined
  /** The version of the customer when the form was rendered (ACC-06). */
  readonly version: number
}

/** Saves a typed address, in one change with making it the default (ACC-04, ADDR-30). Rejects with `OperationError`. */
export async function saveAddress(
  { client, market, now }: Pick<ShopRequest, 'client' | 'market' | 'now'>,
  customer: Customer,
  { role, typed, addressId, version }: AddressToSave,
): Promise<void> {
  const address = addressOf(typed.texts, market, typed.clientType)
  const addressKey = addressKeyOf(customer, address.postalCode, Date.parse(now))
  const reference = addressId === undefined ? { addressKey } : { addressId }
  const add = role === 'shipping' ? 'addShippingAddress' : 'addBillingAddress'
  const makeDefault = role === 'shipping' ? 'setDefaultShippingAddress' : 'setDefaultBillingAddress'
  await client.call('customerUpdateMe', {
    customer: { id: customer.id, version },
    actions: [
      addressId === undefined
        ? { action: add, address: { ...address, key: addressKey } }
        : { action: 'changeAddress', addressId, address },
      ...(typed.isDefault ? [{ action: makeDefault, ...reference } as const] : []),
    ],
  })
}
