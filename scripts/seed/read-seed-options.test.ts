import { expect, test } from 'vitest'
import { readSeedOptions } from './read-seed-options.ts'

test('the demo shop has the size that is asked for, or the one it has', () => {
  expect(readSeedOptions([])).toEqual({})
  expect(readSeedOptions(['--products', '20000'])).toEqual({ products: 20_000 })
  expect(readSeedOptions(['--products=1'])).toEqual({ products: 1 })
  expect(readSeedOptions(['--products', '1000000'])).toEqual({ products: 1_000_000 })
})

test.each([['0'], ['1000001'], ['12345678901'], ['1.5'], ['1e3'], ['many'], [''], ['=-3']])(
  'a size of %j is refused in one line',
  size => {
    const args = size.startsWith('=') ? [`--products${size}`] : ['--products', size]
    expect(() => readSeedOptions(args)).toThrow(/^--products \S* ?is not a number from 1 to 1000000$/)
  },
)

test.each([[['--products']], [['--product', '5']], [['500']], [['--products', '-3']]])('%j is refused in one line', args => {
  expect(() => readSeedOptions(args)).toThrow(/^npm run seed takes nothing but --products and a number, not .*$/)
})
