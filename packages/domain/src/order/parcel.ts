import { CommerceError } from '../error/index.ts'

/** A parcel that has left the house. */
export interface Parcel {
  /** What the carrier calls it. */
  readonly trackingNumber: string
  /** Such as `DHL`; undefined where it is not known. */
  readonly carrier?: string
}

const TRACKING_NUMBER = /^[A-Z0-9][A-Z0-9 .\-/]{3,38}[A-Z0-9]$/i
const MAX_CARRIER_LENGTH = 40

/** Throws `CommerceError` `invalid-input` for a parcel whose number no carrier would give, or whose carrier is not a name. */
export function requireParcel({ trackingNumber, carrier }: Parcel): void {
  if (!TRACKING_NUMBER.test(trackingNumber))
    throw new CommerceError(
      { code: 'invalid-input', field: 'trackingNumber' },
      `${trackingNumber} is not a tracking number: 5 to 40 letters, digits, spaces, dots, hyphens and slashes`,
    )
  if (carrier !== undefined && !new RegExp(`^[\\p{L}\\p{N}][^\\p{Cc}<>]{0,${MAX_CARRIER_LENGTH - 1}}$`, 'u').test(carrier))
    throw new CommerceError({ code: 'invalid-input', field: 'carrier' }, `${carrier} is not the name of a carrier`)
}
