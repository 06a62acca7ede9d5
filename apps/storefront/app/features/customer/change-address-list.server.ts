import type { ShopClient } from '@shop/contract'
import type { AddressRole } from '@shop/domain/address'
import { DELETE_ADDRESS, MAKE_DEFAULT } from './saved-address-page.ts'

/** A saved address of a customer at the version that the page showed (ACC-06). */
interface ListedAddress {
  readonly customer: { readonly id: string; readonly version: number }
  readonly address: { readonly id: string }
}

type ListChange = Record<AddressRole, (client: ShopClient, address: ListedAddress) => Promise<unknown>>

/** What the buttons of a saved address do (ACC-04, ACC-05). Each rejects with `OperationError`. */
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
