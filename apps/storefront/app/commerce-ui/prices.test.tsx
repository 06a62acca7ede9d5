import type { Cart } from '@shop/domain/cart'
import { aCart } from '@shop/domain/fixtures'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import { ShopProvider } from '../request/use-shop.tsx'
import { PriceSummary } from './prices.tsx'

await prepareMessages('de-AT')

/** The sums of an Austrian cart as one line of words. */
function sumsOf(changes: Partial<Cart>): string {
  const html = renderToStaticMarkup(
    <ShopProvider data={aShop({ country: 'AT' })}>
      <PriceSummary totals={aCart('AT', [{ centAmount: 12_000 }], changes)} />
    </ShopProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const billingAddress = {
  ...{ firstName: 'Anna', lastName: 'Huber', company: 'Huber GmbH', phone: '+43 1 2345678', country: 'AT' as const },
  ...{ streetName: 'Ring', streetNumber: '3', postalCode: '1010', city: 'Wien' },
}

test('VAT-14 a net cart shows net amount, no tax, why, and nowhere that tax is included', () => {
  const sums = sumsOf({ taxMode: 'External', billingAddress })
  expect(sums).toContain(
    'Nettobetrag € 100,00 0 % USt € 0,00 Steuerfreie innergemeinschaftliche Lieferung (Art. 138 der Richtlinie 2006/112/EG). Gesamtsumme netto € 100,00',
  )
  expect(sums).not.toMatch(/inkl\.|Reverse/)
})

test('ENT-01 a gross cart shows the tax it holds, and a company its net amount as well', () => {
  expect(sumsOf({ billingAddress })).toContain('Nettobetrag € 100,00 inkl. 20 % USt € 20,00 Gesamtsumme inkl. USt € 120,00')
  const { company: _, ...person } = billingAddress
  expect(sumsOf({ billingAddress: person })).not.toContain('Nettobetrag')
})
