import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findUnusedExports } from './unused-exports.ts'

const trees: string[] = []
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true })
})

function unusedIn(files: Readonly<Record<string, string>>): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'anvil-exports-'))
  trees.push(tree)
  const manifest = { name: '@shop/domain', exports: { './cart': './src/cart/index.ts', './testing': './src/testing/index.ts' } }
  const all = {
    'packages/domain/package.json': JSON.stringify(manifest),
    'packages/domain/src/cart/index.ts': "export { type Cart, type Line, sumCart, type Unnamed } from './cart.ts'",
    'packages/domain/src/cart/cart.ts': [
      'export interface Line { readonly cents: number }',
      'export type Cart = { readonly lines: readonly Line[] }',
      'export type Unnamed = string',
      'export function sumCart(cart: Cart): number { const unnamed: Unnamed = ""; return cart.lines.length + unnamed.length }',
    ].join('\n'),
    'packages/domain/src/testing/index.ts': 'export const aCart = 1',
    'apps/live/start.ts': 'export {}',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return findUnusedExports(tree, { packages: ['packages/domain'], users: ['apps', 'packages'] }).map(({ name }) => name)
}

const ALL = ['Cart', 'Line', 'sumCart', 'Unnamed']

test('an export without a user is found, and one that only tests and their fixtures use', () => {
  expect(unusedIn({})).toEqual(ALL)
  const text = "import { sumCart } from '@shop/domain/cart'\nsumCart({ lines: [] })"
  expect(unusedIn({ 'apps/live/a.test.ts': text, 'apps/live/b.fixtures.ts': text, 'apps/live/testing/c.ts': text })).toEqual(ALL)
})

test('a used export keeps the types that its signature names, and not those inside of it', () => {
  expect(unusedIn({ 'apps/live/start.ts': "import { sumCart } from '@shop/domain/cart'\nsumCart({ lines: [] })" })).toEqual([
    'Unnamed',
  ])
})

test.each([
  "import * as cart from '@shop/domain/cart'",
  "const cart = await import('@shop/domain/cart')",
  "export * from '@shop/domain/cart'",
])('%s uses all of a door', text => {
  expect(unusedIn({ 'apps/live/start.ts': text })).toEqual([])
})

test('a name that is passed on is used', () => {
  expect(unusedIn({ 'apps/live/start.ts': "export { type Unnamed, type Cart } from '@shop/domain/cart'" })).toEqual(['sumCart'])
})
