import { expect, test } from 'vitest'
import { readLoadOptions } from './load-options.ts'

const defaults = { port: '3000', seed: 7 }

test('without options fifty guests buy at the usual port', () => {
  expect(readLoadOptions([], defaults)).toEqual({ kind: 'guests', guests: 50, sku: 'EX30010001', port: 3000 })
})

test('the long runs have their sizes, and a seed that can be given again', () => {
  expect(readLoadOptions(['--model'], defaults)).toEqual({ kind: 'model', histories: 10_000, seed: 7 })
  expect(readLoadOptions(['--fuzz', '--requests', '500', '--seed', '3'], defaults)).toEqual({
    kind: 'fuzz',
    requests: 500,
    pages: 20_000,
    seed: 3,
  })
  expect(readLoadOptions(['--fuzz', '--requests', '0'], defaults)).toMatchObject({ requests: 0, pages: 20_000 })
  expect(readLoadOptions(['--race', '--buyers', '20'], defaults)).toEqual({ kind: 'race', buyers: 20 })
  expect(readLoadOptions(['--steady'], defaults)).toEqual({ kind: 'steady', calls: 200_000, clients: 8 })
})

test.each([
  [['--guests', 'abc'], '--guests abc is not a number from 1 to 1000'],
  [['--guests', '1001'], '--guests 1001 is not a number from 1 to 1000'],
  [['--port', '0'], '--port 0 is not a number from 1 to 65535'],
  [['--fuzz', '--pages', 'x'], '--pages x is not a number from 0 to 10000000'],
  [['--sku', 'fryer'], '--sku fryer is not an item number'],
  [['--gests', '3'], "Unknown option '--gests'"],
  [['--model', '--histories', '0'], '--histories 0 is not a number from 1 to 1000000'],
  [['--model', '--fuzz'], '--model, --fuzz, --race and --steady are runs of their own'],
])('%j is refused by name', (args, message) => {
  expect(() => readLoadOptions(args, defaults)).toThrow(message)
})
