import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MARKETS, marketOf } from '@shop/domain/market'
import { PROVIDER_METHODS, waysToPayOf } from '@shop/domain/payment'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import { ShopProvider } from '../request/use-shop.tsx'
import { WaysToPay } from './payment-marks.tsx'

await prepareMessages('de-DE')

const drawing = readFileSync(path.join(import.meta.dirname, 'payment-marks.svg'), 'utf8')

/** What is drawn in each view of the file, by its name; the views are below one another. */
const marks = new Map(
  [
    ...drawing.matchAll(/<view id="([\w-]+)" viewBox="0 (\d+) 48 32"\/>\n<g(?: transform="translate\(0 (\d+)\)")?>(.*)<\/g>/g),
  ].map(([, id = '', top, offset = '0', shapes = '']) => [id, { top, offset, shapes }] as const),
)

test('PAY-02 every way to pay has a mark of its own, drawn where its view is', () => {
  const methods = new Set([...PROVIDER_METHODS, ...MARKETS.flatMap(market => waysToPayOf(market))])
  expect([...marks.keys()].sort()).toEqual([...methods].sort())
  for (const [id, { top, offset }] of marks) expect(offset, id).toBe(top)
  expect(new Set([...marks.values()].map(({ shapes }) => shapes)).size).toBe(methods.size)
})

test('SHELL-29 the ways to pay of a market have their names next to their marks', () => {
  const html = renderToStaticMarkup(
    <ShopProvider data={aShop({ country: 'DE', language: 'de' })}>
      <WaysToPay />
    </ShopProvider>,
  )
  for (const method of waysToPayOf(marketOf('DE'))) expect(html).toMatch(new RegExp(`payment-marks[^"]*\\.svg#${method}" alt=""`))
  expect(html).toMatch(/#bank-transfer"[^>]*>Banküberweisung<\/li>/)
  expect(html).not.toContain('#ideal"')
})
