import { expect, test } from 'vitest'
import { drawnBetween, insertDrawing, roomOf, storefrontRoomOf } from './draw-rooms.ts'

const arrow = (from: string, to: string) => ({ from: `packages/${from}/src/a.ts`, to: `packages/${to}/src/b.ts` })

test('an arrow that others lead along is left out, also where rooms import each other', () => {
  const imports = [arrow('engine', 'domain'), arrow('engine', 'contract'), arrow('contract', 'domain')]
  const drawn = ['flowchart TD', '  contract --> domain', '  engine --> contract']
  expect(drawnBetween(imports, roomOf).split('\n')).toEqual(drawn)
  const circle = [...imports, arrow('domain', 'contract')]
  expect(drawnBetween(circle, roomOf).split('\n')).toEqual([...drawn.slice(0, 2), '  domain --> contract', '  engine --> domain'])
})

test('tests and fixtures draw nothing, files of the storefront count by their folder', () => {
  expect(roomOf('packages/engine/src/cart/add-line-item.test.ts')).toBeUndefined()
  expect(roomOf('apps/middleware/src/testing/history/run.ts')).toBeUndefined()
  expect(roomOf('scripts/run.ts')).toBeUndefined()
  expect(storefrontRoomOf('apps/storefront/app/features/cart/cart-lines.tsx')).toBe('features')
  expect(storefrontRoomOf('apps/storefront/app/entry.server.tsx')).toBe('entry')
  expect(storefrontRoomOf('apps/storefront/app/app.css')).toBeUndefined()
  expect(storefrontRoomOf('apps/storefront/server/serve-documents.ts')).toBe('server')
})

test('a drawing replaces what stands between its marks, and a text without marks is refused', () => {
  const text = 'a\n<!-- drawn: rooms -->\nold\n<!-- end: rooms -->\nb'
  const drawn = insertDrawing(text, 'rooms', 'flowchart TD')
  expect(drawn).toBe('a\n<!-- drawn: rooms -->\n```mermaid\nflowchart TD\n```\n<!-- end: rooms -->\nb')
  expect(insertDrawing(drawn, 'rooms', 'flowchart TD')).toBe(drawn)
  expect(() => insertDrawing(text, 'storefront', '')).toThrow('storefront')
})
