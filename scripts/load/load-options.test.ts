import { expect, test } from 'vitest'
import { readLoadOptions } from './load-options.ts'

test('without options fifty guests buy at the usual port', () => {
  expect(readLoadOptions([], '3000')).toEqual({ guests: 50, sku: 'EX30010001', port: 3000 })
})

test.each([
  [['--guests', 'abc'], '--guests abc is not a number from 1 to 1000'],
  [['--guests', '1001'], '--guests 1001 is not a number from 1 to 1000'],
  [['--port', '0'], '--port 0 is not a number from 1 to 65535'],
  [['--sku', 'fryer'], '--sku fryer is not an item number'],
  [['--gests', '3'], "Unknown option '--gests'"],
])('%j is refused by name', (args, message) => {
  expect(() => readLoadOptions(args, '3000')).toThrow(message)
})
