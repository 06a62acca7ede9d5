import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dependencyProblems } from './dependency-problems.ts'

const trees: string[] = []
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true })
})

function problemsOf(manifest: object, source: string, file = 'src/a.ts'): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'anvil-packages-'))
  trees.push(tree)
  const files = {
    'package.json': JSON.stringify({ name: 'anvil', devDependencies: { pg: '8.1.0' } }),
    'apps/live/package.json': JSON.stringify({ name: '@shop/live' }),
    'packages/engine/package.json': JSON.stringify({ name: '@shop/engine', ...manifest }),
    [`packages/engine/${file}`]: source,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return dependencyProblems(tree)
}

test('a declared package of one exact version is in order', () => {
  expect(problemsOf({ dependencies: { pg: '8.1.0', '@shop/domain': '*' } }, "import { a } from 'pg'")).toEqual([])
  expect(problemsOf({ devDependencies: { pg: '8.1.0' } }, "import { a } from 'pg'", 'src/a.test.ts')).toEqual([])
})

test.each([
  ['a range', { dependencies: { pg: '^8.1.0' } }, 'instead of an exact version'],
  ['another version than elsewhere', { dependencies: { pg: '8.2.0' } }, 'elsewhere'],
  ['a version of a package of ours', { dependencies: { '@shop/domain': '0.1.0' } }, 'instead of *'],
  ['an import without a declaration', {}, 'packages/engine/src/a.ts imports pg'],
  ['a production import of a package for tests', { devDependencies: { pg: '8.1.0' } }, 'packages/engine/src/a.ts imports pg'],
])('%s is found', (_name, manifest, problem) => {
  expect(problemsOf(manifest, "export { a } from 'pg/lib/a.js'")).toContainEqual(expect.stringContaining(problem))
  expect(problemsOf(manifest, "export const a = () => import('pg')")).toContainEqual(expect.stringContaining(problem))
})
