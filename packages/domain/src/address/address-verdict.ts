/** What a maps service found out about an address; false flags may be missing (ADDR-23). */
export interface MapsValidation {
  readonly verdict: {
    readonly addressComplete?: boolean
    readonly hasReplacedComponents?: boolean
    readonly hasUnconfirmedComponents?: boolean
  }
  readonly components: readonly {
    readonly spellCorrected?: boolean
    readonly replaced?: boolean
    readonly unexpected?: boolean
  }[]
  /** The address as the service writes it. */
  readonly address: MapsAddress
}

/** An address as a maps service writes it. */
export interface MapsAddress {
  readonly regionCode: string
  readonly postalCode?: string
  readonly city?: string
  /** Street and number. */
  readonly addressLines: readonly string[]
}

/** The question to a maps service: city, street, postal code as lines (ADDR-23). */
export interface MapsQuestion {
  readonly regionCode: string
  readonly addressLines: readonly string[]
}

/** Asks a maps service about addresses. */
export interface AddressValidator {
  /** What the service found, or undefined when it is away: the check is a hint and lets the address pass then. Never throws. */
  validate(question: MapsQuestion): Promise<MapsValidation | undefined>
  close(): Promise<void>
}

/** What is doubtful about an address. */
export type AddressDoubt = 'incomplete' | 'replaced' | 'unconfirmed' | 'spell-corrected' | 'unexpected'

/** Why an address should be looked at once more, in a fixed order; an empty list means that it is good (ADDR-22). */
export function addressVerdict({ verdict, components }: MapsValidation): AddressDoubt[] {
  const doubts: AddressDoubt[] = []
  if (!verdict.addressComplete) doubts.push('incomplete')
  if (verdict.hasReplacedComponents || components.some(component => component.replaced)) doubts.push('replaced')
  if (verdict.hasUnconfirmedComponents) doubts.push('unconfirmed')
  if (components.some(component => component.spellCorrected)) doubts.push('spell-corrected')
  if (components.some(component => component.unexpected)) doubts.push('unexpected')
  return doubts
}

/** The question about an address as a form has it (ADDR-23). */
export function mapsQuestionOf(address: {
  readonly country: string
  readonly city: string
  readonly streetName: string
  readonly streetNumber: string
  readonly postalCode: string
}): MapsQuestion {
  const street = `${address.streetName} ${address.streetNumber}`.trim()
  return { regionCode: address.country, addressLines: [address.city, street, address.postalCode] }
}
