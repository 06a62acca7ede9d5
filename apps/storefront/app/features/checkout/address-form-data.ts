import { type AddressRole, isEmail, type ShippingAddressType } from '@shop/domain/address'
import type { CustomerType } from '@shop/domain/customer'
import { type AddressFormProblem, type AddressTexts, fieldText, readAddressTexts } from '../../forms/address-texts.ts'
import type { ReferenceTexts } from './chosen-references.ts'

/** The value of the choice between addresses that stands for one that is typed (CHK-14). */
export const TYPED_ADDRESS = ''

/** The addresses step as typed, before any check. */
export interface AddressFormData {
  readonly email: string
  readonly clientType: CustomerType
  /** Id of the saved address to bill, or `TYPED_ADDRESS`. */
  readonly billingAddress: string
  readonly saveBilling: boolean
  readonly sameAsBilling: boolean
  /** Id of the saved address to deliver to, or `TYPED_ADDRESS`; without meaning where that is the billing address. */
  readonly shippingAddress: string
  readonly saveShipping: boolean
  readonly billing: AddressTexts
  readonly shipping: AddressTexts
  readonly references: ReferenceTexts
  readonly newsletterChoice: boolean
}

/** Reads the submitted form without validating it; missing fields are empty. */
export function readAddressForm(form: FormData): AddressFormData {
  return {
    email: fieldText(form, 'email'),
    clientType: fieldText(form, 'clientType') === 'company' ? 'company' : 'private',
    billingAddress: fieldText(form, CHOICE_OF_ROLE.billing),
    saveBilling: form.has(SAVE_OF_ROLE.billing),
    sameAsBilling: form.has('sameAsBilling'),
    shippingAddress: fieldText(form, CHOICE_OF_ROLE.shipping),
    saveShipping: form.has(SAVE_OF_ROLE.shipping),
    billing: readAddressTexts(form, 'billing'),
    shipping: readAddressTexts(form, 'shipping'),
    references: {
      purchaseOrderNumber: fieldText(form, 'purchaseOrderNumber'),
      costCentre: fieldText(form, 'costCentre'),
    },
    newsletterChoice: form.has('newsletterChoice'),
  }
}

/** Name of the choice between saved addresses and a new one, also the id of its first option. */
export const CHOICE_OF_ROLE = { billing: 'billingAddress', shipping: 'shippingAddress' } as const satisfies Record<
  AddressRole,
  string
>

/** Name of the box that saves a typed address in the account (CHK-16). */
export const SAVE_OF_ROLE = { billing: 'saveBilling', shipping: 'saveShipping' } as const satisfies Record<AddressRole, string>

/** Problem of an e-mail address; an empty one is missing, not wrong. */
export function emailProblems(email: string): AddressFormProblem[] {
  return isEmail(email) ? [] : [{ field: 'email', label: 'email', rule: email ? 'email' : 'required' }]
}

/** The shipping address type of a filled-in form (CHK-10). */
export function shippingAddressTypeOfForm({
  sameAsBilling,
  shippingAddress,
}: Pick<AddressFormData, 'sameAsBilling' | 'shippingAddress'>): ShippingAddressType {
  if (sameAsBilling) return 'SAME_AS_BILLING'
  return shippingAddress === TYPED_ADDRESS ? 'DIFFERENT_FROM_BILLING' : 'SAVED_ADDRESS'
}
