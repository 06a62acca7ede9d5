import type { AddressRole } from '@shop/domain/address'
import { addressKeyOf, type Customer } from '@shop/domain/customer'
import { addressOf } from '../../shop/address-texts.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import type { SavedAddressTexts } from './saved-address-form-data.ts'

interface AddressToSave {
  readonly role: AddressRole
  readonly typed: SavedAddressTexts
  /** The address that is changed; undefined for a new one. */
  readonly addressId: string | undefined
  /** The version the form was made for (ACC-06). */
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
