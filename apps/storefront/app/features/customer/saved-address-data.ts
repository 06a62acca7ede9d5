import type { AddressRole } from '@shop/domain/address'
import type { CustomerType, SavedAddress } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'
import {
  type AddressFormProblem,
  type AddressTexts,
  addressTextProblems,
  fieldText,
  readAddressTexts,
  textsOfAddress,
} from '../../forms/address-texts.ts'
import type { AccountPage } from '../../href/hrefs.ts'

/** The page with the saved addresses of a role. */
export const PAGE_OF_ROLE = { shipping: 'shipping-details', billing: 'billing-details' } as const satisfies Record<
  AddressRole,
  AccountPage
>

/** The role whose addresses a page shows; undefined for any other path. */
export function roleOfPage(page: string | undefined): AddressRole | undefined {
  if (page === PAGE_OF_ROLE.shipping) return 'shipping'
  return page === PAGE_OF_ROLE.billing ? 'billing' : undefined
}

/** Query parameter that opens the form: with the id of a saved address, or with `NEW_ADDRESS`. */
export const ADDRESS_PARAMETER = 'address'
export const NEW_ADDRESS = 'new'

/** Intents of the buttons of the page. */
export const SAVE_ADDRESS = 'save'
export const DELETE_ADDRESS = 'delete'
export const MAKE_DEFAULT = 'default'

/** A saved address as typed. */
export interface SavedAddressTexts {
  /** Private person or company; only a billing address can be that of a company. */
  readonly clientType: CustomerType
  readonly texts: AddressTexts
  readonly isDefault: boolean
}

/** Reads the submitted form without validating it; missing fields are empty. */
export function readSavedAddress(form: FormData, role: AddressRole): SavedAddressTexts {
  const isCompany = role === 'billing' && fieldText(form, 'clientType') === 'company'
  return {
    clientType: isCompany ? 'company' : 'private',
    texts: readAddressTexts(form, role),
    isDefault: form.has('isDefault'),
  }
}

/** Problems of a typed address: the rules of the checkout, which are those of the market (ADDR-01..ADDR-17). */
export function savedAddressProblems(typed: SavedAddressTexts, role: AddressRole, market: Market): AddressFormProblem[] {
  return addressTextProblems(typed.texts, role, market, typed.clientType)
}

/** The customer who fills in the form. */
interface FormOwner {
  readonly firstName: string
  readonly lastName: string
  readonly customerType: CustomerType
  readonly vatId?: string
  readonly hasDefault: boolean
}

/** Initial values of the form: a saved address, or for a new one the name of the customer. */
export function savedAddressTextsOf(address: SavedAddress | undefined, owner: FormOwner, isDefault: boolean): SavedAddressTexts {
  if (address) return { clientType: address.company ? 'company' : 'private', texts: textsOfAddress(address), isDefault }
  const { firstName, lastName, customerType, vatId = '', hasDefault } = owner
  return {
    clientType: customerType,
    texts: { ...textsOfAddress(undefined), firstName, lastName, vatNumber: vatId },
    isDefault: !hasDefault,
  }
}
