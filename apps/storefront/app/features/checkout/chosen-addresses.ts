import { type Address, type AddressRole, addressProblems } from '@shop/domain/address'
import type { CustomerType } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'
import { type AddressFormProblem, addressOf, addressTextProblems } from '../../forms/address-texts.ts'
import { type AddressFormData, CHOICE_OF_ROLE, emailProblems, TYPED_ADDRESS } from './address-form-data.ts'
import { chosenReferences, type ReferenceProblem, type ReferenceTexts } from './chosen-references.ts'
import type { SavedAddresses } from './saved-addresses.ts'

/** What may be wrong with a field of the addresses step. */
export type AddressStepProblem = AddressFormProblem | ReferenceProblem

/** What a part of the form comes to: an address, typed or saved, and what is wrong with it. */
interface ChosenAddress {
  /** Undefined where the saved address that was chosen is there no more. */
  readonly address: Address | undefined
  readonly problems: readonly AddressFormProblem[]
}

/** The addresses that a filled-in form stands for, in the order in which they are validated (CHK-04). */
export interface ChosenAddresses {
  /** With VAT number and references of a company. Problems begin with that of the e-mail address. */
  readonly billing: Pick<ChosenAddress, 'address'> & {
    /** As typed or saved. */
    readonly vatNumber: string
    readonly references: ReferenceTexts
    readonly problems: readonly AddressStepProblem[]
  }
  readonly shipping: ChosenAddress
}

/** Decides which addresses a form stands for and judges them by the rules of the market; nothing is asked. */
export function chosenAddresses(data: AddressFormData, market: Market, saved: SavedAddresses): ChosenAddresses {
  const billing = chosenAddress(data, 'billing', market, saved)
  const { references, problems } = chosenReferences(data.references, billing.address)
  return {
    billing: {
      address: billing.address,
      references,
      problems: [...emailProblems(data.email), ...billing.problems, ...problems],
      vatNumber: billing.address?.custom?.vatNumber ?? '',
    },
    shipping: data.sameAsBilling ? copyOf(billing.address) : chosenAddress(data, 'shipping', market, saved),
  }
}

/** All problems of a form, in the order of its parts. */
export function addressFormProblems(data: AddressFormData, market: Market, saved: SavedAddresses): AddressStepProblem[] {
  const { billing, shipping } = chosenAddresses(data, market, saved)
  return [...billing.problems, ...shipping.problems]
}

/** A copy of the billing address goes without its tax number: it is no address of an invoice (CHK-13). */
function copyOf(billing: Address | undefined): ChosenAddress {
  if (!billing) return { address: undefined, problems: [] }
  const { custom: _vat, ...address } = billing
  return { address, problems: [] }
}

function chosenAddress(data: AddressFormData, role: AddressRole, market: Market, saved: SavedAddresses): ChosenAddress {
  const field = CHOICE_OF_ROLE[role]
  const id = data[field]
  if (id === TYPED_ADDRESS) {
    const clientType: CustomerType = role === 'billing' ? data.clientType : 'private'
    return {
      address: addressOf(data[role], market, clientType),
      problems: addressTextProblems(data[role], role, market, clientType),
    }
  }
  const address = saved[role].find(choice => choice.id === id)?.address
  if (!address) return { address, problems: [{ field, label: 'country', rule: 'gone' }] }
  // The first one is enough: it cannot be corrected here, but another address can be chosen.
  const [problem] = addressProblems(market, address, address.company ? 'company' : 'private')
  return { address, problems: problem ? [{ field, label: problem.field, rule: problem.rule }] : [] }
}
