import { expect, test } from 'vitest'
import type { ChunkReport } from '../../apps/storefront/vite/chunk-report.ts'
import { NOT_IN_THE_BROWSER } from './browser-budget.ts'
import { foreignSources, scriptsInCircles, weighPages } from './page-weights.ts'

const app = 'apps/storefront/app'
const report: ChunkReport = {
  'root.js': { imports: ['framework.js'], dynamicImports: ['de.js'], facade: `${app}/root.tsx`, modules: [`${app}/root.tsx`] },
  'home.js': {
    imports: ['framework.js', 'cards.js'],
    dynamicImports: ['later.js'],
    facade: `${app}/routes/home.tsx`,
    modules: [],
  },
  'cards.js': { imports: ['framework.js'], dynamicImports: [], modules: ['packages/ui/src/button.tsx'] },
  'framework.js': { imports: [], dynamicImports: [], modules: ['node_modules/react/index.js'] },
  'later.js': { imports: [], dynamicImports: [], modules: [`${app}/later.ts`] },
  'de.js': { imports: [], dynamicImports: [], modules: ['packages/i18n/src/generated/de.ts'] },
  'el.js': { imports: [], dynamicImports: [], modules: ['packages/i18n/src/generated/el.ts'] },
}
const sizes: Readonly<Record<string, number>> = {
  'root.js': 1,
  'home.js': 20,
  'cards.js': 300,
  'framework.js': 4000,
  'de.js': 50_000,
  'el.js': 60_000,
}
const build = { report, sizeOf: (file: string) => sizes[file] ?? 700_000, others: ['routes.js'] }

test('a page weighs each script once, with all that it imports, the largest messages, and nothing that may come later', () => {
  expect(weighPages(build, { home: ['root.tsx', 'routes/home.tsx'] })).toEqual([
    { page: 'home', scripts: 6, bytes: 1 + 20 + 300 + 4000 + 60_000 + 700_000 },
  ])
})

test('a part that the build does not have is a mistake', () => {
  expect(() => weighPages(build, { home: ['routes/gone.tsx'] })).toThrow('routes/gone.tsx')
})

test.each([
  'node_modules/zod/v4/core/schemas.js',
  'packages/contract/src/cart/operations.ts',
  'packages/contract/src/money/money-schema.ts',
  'packages/domain/src/market/market-table.ts',
  `${app}/seo/product-data.ts`,
])('%s is found in a script of the browser', source => {
  const planted = { ...report, 'cards.js': { imports: [], dynamicImports: [], modules: ['packages/ui/src/button.tsx', source] } }
  expect(foreignSources(planted, NOT_IN_THE_BROWSER)).toMatchObject([{ file: 'cards.js', source }])
  expect(foreignSources(report, NOT_IN_THE_BROWSER)).toEqual([])
})

test('scripts that import each other in a circle are named', () => {
  expect(scriptsInCircles(report)).toEqual([])
  const script = (...imports: readonly string[]) => ({ imports, dynamicImports: [], modules: [] })
  const circle = { 'a.js': script('b.js'), 'b.js': script('c.js'), 'c.js': script('a.js'), 'd.js': script('a.js') }
  expect(scriptsInCircles({ ...report, ...circle })).toEqual(['a.js', 'b.js', 'c.js'])
})
