import { isEmail } from '@shop/domain/address'
import type { CustomerType } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'
import {
  type AddressFormProblem,
  type AddressTexts,
  addressTextProblems,
  fieldText,
  readAddressTexts,
} from '../../forms/address-texts.ts'

/** The addresses step as typed, before any check. */
export interface AddressFormData {
  readonly email: string
  readonly clientType: CustomerType
  readonly sameAsBilling: boolean
  readonly billing: AddressTexts
  readonly shipping: AddressTexts
  readonly newsletterChoice: boolean
}

/** Reads the submitted form; missing fields are empty, nothing is judged. */
export function readAddressForm(form: FormData): AddressFormData {
  return {
    email: fieldText(form, 'email'),
    clientType: fieldText(form, 'clientType') === 'company' ? 'company' : 'private',
    sameAsBilling: form.get('sameAsBilling') !== null,
    billing: readAddressTexts(form, 'billing'),
    shipping: readAddressTexts(form, 'shipping'),
    newsletterChoice: form.get('newsletterChoice') !== null,
  }
}

/** Problems of the form: e-mail, then billing, then shipping. */
export function addressFormProblems(data: AddressFormData, market: Market): AddressFormProblem[] {
  const problems: AddressFormProblem[] = isEmail(data.email)
    ? []
    : [{ field: 'email', label: 'email', rule: data.email ? 'email' : 'required' }]
  problems.push(...addressTextProblems(data.billing, 'billing', market, data.clientType))
  if (!data.sameAsBilling) problems.push(...addressTextProblems(data.shipping, 'shipping', market, 'private'))
  return problems
}
