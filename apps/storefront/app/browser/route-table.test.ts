import { expect, test } from 'vitest'
import { dropForeignRoutes } from './route-table.ts'

test('ROUTE-03 a market knows its pages without prefix and with those of its languages', () => {
  const table = {
    routes: { root: {}, home: {}, 'my-orders': {}, 'fr-home': {}, 'nl-home': {}, 'it-home': {}, 'nl-my-orders': {} },
  }
  dropForeignRoutes(table, ['nl', 'fr'])
  expect(Object.keys(table.routes)).toEqual(['root', 'home', 'my-orders', 'fr-home', 'nl-home', 'nl-my-orders'])
  dropForeignRoutes(table, ['de'])
  expect(Object.keys(table.routes)).toEqual(['root', 'home', 'my-orders'])
})
