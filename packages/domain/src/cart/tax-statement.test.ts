import { expect, test } from 'vitest'
import { anAddress } from '../address/address.fixtures.ts'
import { MARKETS } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { ESTABLISHED_IN } from '../store/index.ts'
import { aCart } from './cart.fixtures.ts'
import { taxStatementOf } from './tax-statement.ts'

const company = anAddress({ company: 'Muster GmbH' })
const inMode = (country: CountryCode, taxMode: 'Platform' | 'External', billingAddress = company) =>
  taxStatementOf({ ...aCart(country), taxMode, billingAddress })

test('ENT-01 a private buyer is told the tax their total holds, a company the net amount as well', () => {
  const { taxedPrice } = aCart('DE')
  const portions = taxedPrice.taxPortions
  expect(inMode('DE', 'Platform', anAddress())).toEqual({ portions, isTaxIncluded: true })
  expect(taxStatementOf(aCart('DE'))).toEqual({ portions, isTaxIncluded: true })
  expect(inMode('DE', 'Platform')).toEqual({ portions, isTaxIncluded: true, net: taxedPrice.totalNet })
})

test('VAT-14 goods for a company in another state of the Union are an exempt supply, those that leave it an export', () => {
  const notes = MARKETS.map(({ country }) => [country, inMode(country, 'External').note] as const)
  const of = (wanted: string) => notes.filter(([, note]) => note === wanted).map(([country]) => country)
  expect(of('export')).toEqual(['CH', 'GB', 'NO'])
  expect(notes.filter(([, note]) => note === undefined).map(([country]) => country)).toEqual([ESTABLISHED_IN])
  expect(of('intra-community-supply')).toHaveLength(21)
})

test('VAT-14 a total that holds its tax needs no note, whichever customer buys', () => {
  for (const { country } of MARKETS) expect(inMode(country, 'Platform').note).toBeUndefined()
})

test('VAT-14 a total without tax does not say that it holds any', () => {
  expect(inMode('AT', 'External').isTaxIncluded).toBe(false)
  expect(inMode('AT', 'Platform').isTaxIncluded).toBe(true)
})
