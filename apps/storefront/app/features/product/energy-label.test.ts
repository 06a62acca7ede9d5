import { ENERGY_CLASSES } from '@shop/domain/product'
import { expect, test } from 'vitest'
import { aProductWith } from '../../catalogue/product.fixtures.ts'
import { energyLabelSvg } from './energy-label-svg.server.ts'

const of = (values: Record<string, string | number>) =>
  energyLabelSvg(
    aProductWith({ attributes: Object.entries(values).map(([name, value]) => ({ name, value })) }, { brand: 'A & <B>' }),
  )

test('PDP-23 the label shows the scale from A to G, the class, supplier and model, consumption and volume', () => {
  const svg = of({ energyRatingClass: 'E', annualConsumption: 811.6, netVolume: 400 }) ?? ''
  expect([...svg.matchAll(/>([A-G])<\/text>/g)].map(match => match[1])).toEqual([...ENERGY_CLASSES, 'E'])
  expect(svg).toContain('A &amp; &lt;B&gt;')
  expect(svg).toContain('MSW-S10')
  expect(svg).toMatch(/>812<tspan[^>]*>kWh\/annum</)
  expect(svg).toMatch(/>400<tspan[^>]*>L</)
})

test('PDP-23 a label leaves out what is not known, and goods without a class have none', () => {
  const svg = of({ energyRatingClass: 'A' })
  expect(svg).toContain('<svg')
  expect(svg).not.toMatch(/kWh|undefined|NaN/)
  expect(of({ annualConsumption: 100 })).toBeUndefined()
})
