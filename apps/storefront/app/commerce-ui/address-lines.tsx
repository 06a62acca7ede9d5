import { type Address, postalLines } from '@shop/domain/address'

/** An address as it stands on a letter, a line each. */
export function AddressLines({ address }: { address: Address }) {
  // Two lines may say the same, such as a person and the company that has their name.
  return postalLines(address).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address are rendered at once and do not move.
    <span key={index} className="block">
      {line}
    </span>
  ))
}
