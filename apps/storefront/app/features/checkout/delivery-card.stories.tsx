import { anAddress } from '@shop/domain/fixtures'
import type { Meta } from '@storybook/react-vite'
import { demoCart } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { DeliveryCard } from './delivery-card.tsx'

const meta: Meta = { component: DeliveryCard }
export default meta

export const OneAddress = inShop(({ market }) => {
  const address = anAddress({ country: market.country })
  const cart = demoCart(market.country, { fryer: 1 })
  return (
    <DeliveryCard cart={{ ...cart, customerEmail: 'erika@example.org', billingAddress: address, shippingAddress: address }} />
  )
})

/** A company that has its goods, on a pallet, sent elsewhere. */
export const TwoAddresses = inShop(({ market }) => {
  const { country } = market
  const custom = { vatNumber: market.vatNumber.placeholder }
  return (
    <DeliveryCard
      cart={{
        ...demoCart(country, { bottleCooler: 1 }),
        customerEmail: 'einkauf.werkstattbedarf-muster@example.org',
        billingAddress: anAddress({ country, company: 'Muster Werkstattbedarf GmbH & Co. KG', custom }),
        shippingAddress: anAddress({ country, streetNumber: '14', additionalStreetInfo: 'Tor 4' }),
      }}
    />
  )
})
