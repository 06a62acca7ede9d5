import type { Cart } from '@shop/domain/cart'
import { aCart } from '@shop/domain/fixtures'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import { ShopProvider } from '../request/use-shop.tsx'
import { PriceSummary } from './price-summary.tsx'

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

/** The amounts that a summary shows to who sees net prices, in cents, in their order; the last one is what is paid. */
function netAmountsOf(cart: Cart): number[] {
  const netPrices = { permyriad: 2000, grossAmount: '{amount} inkl. USt', label: 'Preise', gross: 'inkl. USt', net: 'zzgl. USt' }
  const html = renderToStaticMarkup(
    <ShopProvider data={aShop({ country: 'AT', netPrices })}>
      <PriceSummary totals={cart} />
    </ShopProvider>,
  )
  const shown = html.replaceAll(/<span class="gross-price">.*?<\/span>/g, '').replaceAll(/<[^>]+>/g, ' ')
  return [...shown.matchAll(/(−?)\s*€\s([\d.\s]+),(\d\d)/g)].map(([, minus, whole, cents]) => {
    const amount = Number(`${whole?.replace(/\D/g, '')}${cents}`)
    return minus ? -amount : amount
  })
}

test('MKT-28 for who sees net prices the parts of a cart and its tax add up to what is paid, to the cent', () => {
  for (let centAmount = 990; centAmount < 1090; centAmount++) {
    const cart = aCart('AT', [{ centAmount }, { centAmount: 3 * centAmount, quantity: 2 }], {
      customLineItems: [],
    })
    const amounts = netAmountsOf(cart)
    const paid = amounts.pop()
    expect(paid).toBe(cart.totalPrice.centAmount)
    expect(amounts.length).toBeGreaterThan(1)
    expect(
      amounts.reduce((sum, amount) => sum + amount, 0),
      String(centAmount),
    ).toBe(paid)
  }
})

test('MKT-28 the tax is added to net prices, and held by gross ones', () => {
  const html = renderToStaticMarkup(
    <ShopProvider
      data={aShop({
        country: 'AT',
        netPrices: { permyriad: 2000, grossAmount: '', label: '', gross: '', net: '' },
      })}
    >
      <PriceSummary totals={aCart('AT', [{ centAmount: 12_000 }])} />
    </ShopProvider>,
  )
  expect(html).toMatch(/gross-price">inkl\. 20\s% USt<\/span><span class="net-price">20\s% USt</)
})
