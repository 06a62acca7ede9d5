import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { cruiseImports, listImportRules } from './cruise-imports.ts'
import { folderCirclesIn } from './folder-circles.ts'

/** Per rule: a file that breaks it, and what it imports. */
const planted: Record<string, { file: string; imports: string }> = {
  'domain-is-pure': { file: 'packages/domain/src/cart/planted.ts', imports: 'node:crypto' },
  'contract-knows-domain': { file: 'packages/contract/src/planted.ts', imports: '../../engine/src/planted-target.ts' },
  'content-knows-contract': { file: 'content/src/planted.ts', imports: '../../packages/engine/src/planted-target.ts' },
  'engine-knows-domain': { file: 'packages/engine/src/planted.ts', imports: '../../integrations/src/planted-target.ts' },
  'integrations-know-domain': { file: 'packages/integrations/src/planted.ts', imports: '../../engine/src/planted-target.ts' },
  'importers-know-domain': { file: 'packages/importers/src/planted.ts', imports: '../../engine/src/planted-target.ts' },
  'search-knows-domain': { file: 'packages/search/src/planted.ts', imports: '../../engine/src/planted-target.ts' },
  'fiscal-knows-domain': { file: 'packages/fiscal/src/planted.ts', imports: '../../engine/src/planted-target.ts' },
  'payment-code-knows-domain': { file: 'packages/payment-code/src/planted.ts', imports: '../../engine/src/planted-target.ts' },
  'monitoring-knows-domain': { file: 'packages/monitoring/src/planted.ts', imports: '../../http/src/planted-target.ts' },
  'process-knows-monitoring': { file: 'packages/process/src/planted.ts', imports: '../../http/src/planted-target.ts' },
  'i18n-knows-domain': { file: 'packages/i18n/src/planted.ts', imports: '../../contract/src/planted-target.ts' },
  'http-knows-nothing': { file: 'packages/http/src/planted.ts', imports: '../../domain/src/planted-target.ts' },
  'pdf-knows-nothing': { file: 'packages/pdf/src/planted.ts', imports: '../../domain/src/planted-target.ts' },
  'ui-knows-nothing': { file: 'packages/ui/src/planted.tsx', imports: '../../domain/src/planted-target.ts' },
  'stories-of-ui-know-words': {
    file: 'packages/ui/src/planted.stories.tsx',
    imports: '../../domain/src/planted-target.ts',
  },
  'standins-know-nothing': { file: 'apps/standins/planted.ts', imports: '../../packages/domain/src/planted-target.ts' },
  'storefront-knows-contract': {
    file: 'apps/storefront/app/planted.server.ts',
    imports: '../../../packages/engine/src/planted-target.ts',
  },
  'orders-knows-contract': { file: 'apps/orders/planted.ts', imports: '../../packages/engine/src/planted-target.ts' },
  'middleware-knows-engine': { file: 'apps/middleware/planted.ts', imports: '../worker/planted-target.ts' },
  'worker-knows-engine': { file: 'apps/worker/planted.ts', imports: '../../packages/ui/src/planted-target.ts' },
  'live-knows-engine': { file: 'apps/live/planted.ts', imports: '../../packages/integrations/src/planted-target.ts' },
  'only-engine-knows-postgresql': { file: 'apps/worker/queries.ts', imports: '../../node_modules/kysely/index.js' },
  'packages-are-entered-by-their-doors': { file: 'packages/engine/src/deep.ts', imports: '../../domain/src/planted-target.ts' },
  'features-do-not-know-each-other': {
    file: 'apps/storefront/app/features/cart/planted.tsx',
    imports: '../product/planted-target.tsx',
  },
  'href-is-the-ground-of-the-storefront': {
    file: 'apps/storefront/app/href/planted.ts',
    imports: '../request/planted-target.ts',
  },
  'request-knows-links-alone': { file: 'apps/storefront/app/request/planted.ts', imports: '../seo/planted-target.ts' },
  'shared-rooms-do-not-know-features': {
    file: 'apps/storefront/app/commerce-ui/planted.tsx',
    imports: '../features/cart/planted-target.tsx',
  },
  'features-do-not-know-the-shell': {
    file: 'apps/storefront/app/features/cart/planted.tsx',
    imports: '../../shell/planted-target.tsx',
  },
  'routes-are-on-top': { file: 'apps/storefront/app/shell/planted.tsx', imports: '../routes/planted-target.tsx' },
  'tests-are-not-imported': { file: 'packages/engine/src/cart/planted.ts', imports: './cart.fixtures.ts' },
  'no-circles': { file: 'packages/i18n/src/circle.ts', imports: './circle.ts' },
  'imports-resolve': { file: 'packages/i18n/src/lost.ts', imports: './not-there.ts' },
}

const trees: string[] = []
afterAll(() => Promise.all(trees.map(tree => rm(tree, { recursive: true }))))

async function makeTree(files: Record<string, string>): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'anvil-architecture-'))
  trees.push(tree)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true })
    await writeFile(join(tree, path), text)
  }
  return tree
}

function plant({ file, imports }: { file: string; imports: string }): Promise<string> {
  const target =
    imports.startsWith('.') && !imports.includes('not-there') ? join(dirname(file), imports) : 'packages/domain/src/other.ts'
  return makeTree({
    [target]: 'export const target = 1\n',
    [file]: `import * as planted from '${imports}'\nexport const use = planted\n`,
  })
}

describe('imports', () => {
  test('no module breaks a rule, and enough modules were read for that to mean something', async () => {
    const { moduleCount, violations } = await cruiseImports()
    expect(violations).toEqual([])
    expect(moduleCount).toBeGreaterThan(150)
  })

  test('every rule has a planted violation below', async () => {
    expect(Object.keys(planted).sort()).toEqual((await listImportRules()).sort())
  })

  test.each(Object.entries(planted))('%s finds a planted violation', async (rule, violation) => {
    const { moduleCount, violations } = await cruiseImports(await plant(violation))
    expect(moduleCount).toBeGreaterThan(0)
    expect(violations.map(found => found.rule)).toContain(rule)
  })

  test('a tree without modules counts none, so that the check can fail on it', async () => {
    const tree = await makeTree({ 'packages/domain/package.json': '{}' })
    expect((await cruiseImports(tree)).moduleCount).toBe(0)
  })
})

describe('folders', () => {
  test('no folders import each other in a circle, and enough imports were read for that to mean something', async () => {
    const { imports } = await cruiseImports()
    expect(imports.length).toBeGreaterThan(1000)
    expect(folderCirclesIn(imports)).toEqual([])
  })

  test('a planted circle is found, whichever files make it and however long it is', async () => {
    const tree = await makeTree({
      'packages/engine/src/cart/lines.ts': "import '../order/place.ts'\n",
      'packages/engine/src/order/place.ts': "import '../payment/pay.ts'\n",
      'packages/engine/src/payment/pay.ts': 'export const pay = 1\n',
      'packages/engine/src/payment/refund.ts': "import '../cart/totals.ts'\n",
      'packages/engine/src/cart/totals.ts': 'export const totals = 1\n',
    })
    const folders = ['packages/engine/src/cart', 'packages/engine/src/order', 'packages/engine/src/payment']
    const { imports } = await cruiseImports(tree)
    expect(folderCirclesIn(imports)).toEqual([folders])
  })

  test('files of the root are folders of their own, and tests may import what they like', async () => {
    const tree = await makeTree({
      'packages/contract/src/operations.ts': "import './cart/rows.ts'\n",
      'packages/contract/src/cart/rows.ts': "import '../operation.ts'\n",
      'packages/contract/src/operation.ts': 'export const define = 1\n',
      'packages/contract/src/cart/rows.test.ts': "import '../order/rows.ts'\n",
      'packages/contract/src/order/rows.ts': "import '../cart/rows.ts'\n",
    })
    const { imports } = await cruiseImports(tree)
    expect(imports.length).toBeGreaterThan(0)
    expect(folderCirclesIn(imports)).toEqual([])
  })
})

describe('words', () => {
  const forbidden: [string, string][] = [
    ['packages/domain/src/cart/planted.ts', 'export const at = new Date()'],
    ['packages/domain/src/cart/planted.ts', 'export const at = Date.now()'],
    ['packages/domain/src/cart/planted.ts', 'export const chance = Math.random()'],
    ['packages/domain/src/cart/planted.ts', 'export const id = crypto.randomUUID()'],
    ['packages/domain/src/cart/planted.ts', "export const page = fetch('https://example.org')"],
    ['packages/domain/src/cart/planted.ts', 'export const port = process.env.PORT'],
    ['packages/domain/src/cart/planted.ts', "console.log('cart')"],
    ['packages/engine/src/cart/planted.ts', "export const page = fetch('https://example.org')"],
    ['apps/storefront/app/features/planted.tsx', "export const page = fetch('https://example.org')"],
    ['apps/middleware/planted.ts', 'export const port = process.env.PORT'],
    ['packages/contract/src/planted.ts', "export * from './fields.ts'"],
    ['packages/contract/src/planted.ts', 'export default 1'],
    ['packages/contract/src/planted.ts', 'export enum Colour { Red }'],
  ]
  const allowed: [string, string][] = [
    ['packages/domain/src/cart/planted.ts', "export const at = new Date('2026-01-01')"],
    ['apps/middleware/config.ts', 'export const port = process.env.PORT'],
    ['packages/integrations/src/planted.ts', "export const page = fetch('https://example.org')"],
  ]

  test.each(forbidden)('%s may not say: %s', async (file, source) => {
    expect(await lint(file, source)).toBe('refused')
  })

  test.each(allowed)('%s may say: %s', async (file, source) => {
    expect(await lint(file, source)).toBe('accepted')
  })

  async function lint(file: string, source: string): Promise<'accepted' | 'refused'> {
    const tree = await makeTree({ [file]: `${source}\n` })
    await cp('biome.json', join(tree, 'biome.json'))
    await cp('scripts/lint', join(tree, 'scripts/lint'), { recursive: true })
    const biome = resolve('node_modules/@biomejs/biome/bin/biome')
    const run = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', file], { cwd: tree, encoding: 'utf8' })
    if (!run.stderr.includes('Checked 1 file')) throw new Error(`Biome did not read ${file}: ${run.stderr}`)
    return run.status === 0 ? 'accepted' : 'refused'
  }
})

describe('files', () => {
  const sources = ['apps', 'packages', 'demo', 'scripts'].flatMap(room =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|build|dist|generated|\.react-router)\//.test(file))
      .map(file => join(room, file)),
  )

  test('no file or folder is named after nothing in particular', () => {
    expect(sources.length).toBeGreaterThan(150)
    expect(sources.filter(file => /(^|\/)(utils?|helpers?|common|lib|misc|shared|services?)(\/|\.tsx?$)/.test(file))).toEqual([])
  })

  test('a route loads and composes, and is short', () => {
    const routes = sources.filter(file => file.startsWith('apps/storefront/app/routes/') && !/\.test\./.test(file))
    const long = routes.filter(file => readFileSync(file, 'utf8').split('\n').length > 150)
    expect(long).toEqual([])
  })
})
