import { type Address, personName, streetLine } from '@shop/domain/address'

/** An address as it stands on a letter, a line each. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <>
      {address.company ? <span className="block">{address.company}</span> : null}
      {address.department ? <span className="block">{address.department}</span> : null}
      <span className="block">{personName(address, address.country)}</span>
      <span className="block">{streetLine(address, true)}</span>
      <span className="block">
        {address.postalCode} {address.city}
      </span>
    </>
  )
}
