import { aCart, TODAY } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import { taxRateOn } from '@shop/domain/tax'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { prepareMessages } from '../../request/messages.ts'
import { aShop } from '../../request/shop-data.fixtures.ts'
import { ShopProvider } from '../../request/use-shop.tsx'
import { offeredMethods } from './offered-methods.ts'
import { PaymentForm } from './payment-form.tsx'

await prepareMessages('de-DE')

/** What the card of each way to pay says, for a German cart. */
function cardsOf(cart: ReturnType<typeof aCart>): string[] {
  const methods = offeredMethods(cart, {
    market: marketOf('DE'),
    taxRate: taxRateOn('DE', TODAY),
    feeName: {},
    listed: [],
  })
  const element = (
    <ShopProvider data={aShop({ today: TODAY })}>
      <PaymentForm cart={cart} methods={methods} chosen={methods[0]} missing={new Set()} onChoose={() => undefined} />
    </ShopProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...html.matchAll(/<label.*?<\/label>/g)].map(([card]) => card.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '))
}

test('SHIP-08 each way to pay says when the goods arrive with it: after the payment, or by a day', () => {
  const [transfer, cash] = cardsOf(aCart('DE'))
  expect(transfer).toContain('Lieferung 2–4 Werktage nach Zahlungseingang')
  expect(transfer).not.toContain('Lieferung bis')
  expect(cash).toContain('Lieferung bis Donnerstag 26.11.2026')
  expect(cash).not.toContain('Zahlungseingang')
})

test('SHIP-08, COD-05 a way that this cart may not use promises nothing', () => {
  const [transfer, cash] = cardsOf(aCart('DE', [{ isFreight: true }]))
  expect(transfer).toContain('Lieferung 5–8 Werktage nach Zahlungseingang')
  expect(cash).not.toContain('Lieferung bis')
})
