import { anAddress } from '@shop/domain/fixtures'
import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { AddressLines } from './address-lines.tsx'

const meta: Meta = { component: AddressLines }
export default meta

/** The order of its lines is that of the country's post. */
export const Person = inShop(({ market }) => (
  <address>
    <AddressLines address={anAddress({ country: market.country })} />
  </address>
))

export const Company = inShop(({ market }) => (
  <address>
    <AddressLines
      address={anAddress({
        country: market.country,
        company: 'Werkstattbedarf Muster und Töchter GmbH & Co. KG',
        department: 'Einkauf',
        additionalStreetInfo: 'Tor 4',
      })}
    />
  </address>
))
