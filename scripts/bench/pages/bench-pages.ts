import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchOptions } from '../bench-options.ts'
import { type Floors, openFloors } from '../floors/floors.ts'
import { headerOf } from '../http/read-answer.ts'
import { measureRounds } from '../measure-cost.ts'
import { describeMachine } from '../report/machine.ts'
import { withBenchDatabase } from '../shop/bench-database.ts'
import { type BenchShop, openBenchShop, PATIENT, prepareShop } from '../shop/bench-shop.ts'
import { findTargets } from '../shop/bench-targets.ts'
import { runStep } from '../shop/run-step.ts'
import { watchMemory } from '../shop/watch-memory.ts'
import type { ModelWeight } from '../shop/weigh-model.ts'
import { fetchPage, htmlOf, type PageCase, type PageKind, pageCase, pageKinds, visitAll } from './page-cases.ts'
import { type MeasuredPages, printGrowth, printPages } from './report-pages.ts'

const CLIENTS = 8
const WARMUPS = 3
/** Rounds before those that count: until then compilers take a third of the time. */
const WARM_ROUNDS = 4
/** How long there is no request before a process counts as idle: a minute before rounds of a second or more. */
const REST_MS = 60_000

/**
 * Measures pages of a shop, rendered each time and from its page cache, next to the least that a page can cost here, at
 * each size of the catalogue.
 */
export async function benchPages(options: BenchOptions): Promise<void> {
  await prepareShop(options.shopFolder)
  console.log(describeMachine(options.shopFolder))
  const measured: MeasuredPages[] = []
  for (const products of options.sizes) {
    const pages = await measureSize(products, options)
    printPages(pages)
    measured.push(pages)
  }
  printGrowth(measured)
}

async function measureSize(products: number, { shopFolder, rounds, seconds }: BenchOptions): Promise<MeasuredPages> {
  return withBenchDatabase({ products, shopFolder }, async ({ databaseUrl, folder, postgres }) => {
    const open = (name: string, env: NodeJS.ProcessEnv) =>
      openBenchShop({ shopFolder, databaseUrl, searchFolder: join(folder, name), env: { ...PATIENT, ...env } })
    const caching = hasPageCache(shopFolder) ? await open('search-caching', {}) : undefined
    const opened: { stop(): Promise<void> }[] = caching ? [caching] : []
    try {
      const rendering = await open('search', { PAGE_CACHE_MB: '0' })
      opened.push(rendering)
      const floors = await openFloors(databaseUrl)
      opened.push(floors)
      const kinds = pageKinds(await findTargets(rendering))
      const shops = caching ? [rendering, caching] : [rendering]
      for (const shop of shops) await visitAll(shop, kinds, WARMUPS)
      await wait(REST_MS * Math.min(seconds, 1))
      const idleParts = await rendering.memoryParts()
      const memory = watchMemory(shops.map(({ pid }) => pid))
      // Before the shops end, whatever fails: what it says then would hide that.
      opened.push({ stop: async () => void memory.stop() })
      const cases = await casesOf(rendering, caching, kinds, floors)
      const all = [floors.react, floors.select, floors.update, ...cases.flatMap(({ page, floor }) => [page, floor])]
      const costs = { clients: CLIENTS, postgres: postgres.pid }
      await measureRounds([...new Set(all)], { ...costs, rounds: WARM_ROUNDS, ms: Math.min(seconds * 1000, 1000) })
      const measuredRounds = await measureRounds([...new Set(all)], { ...costs, rounds, ms: seconds * 1000 })
      const figures = {
        ...{ rounds: measuredRounds, startMs: rendering.startMs },
        ...{ memory: memory.stop(), idleParts, loadedParts: await rendering.memoryParts() },
      }
      const model = await weighModel(shopFolder, databaseUrl)
      return { products, cases, floors, ...figures, ...(model ? { model } : {}) }
    } finally {
      for (const part of opened.reverse()) await part.stop()
    }
  })
}

const WEIGH_MODEL = 'scripts/bench/shop/weigh-model.ts'

/** What the catalogue in memory takes; undefined for a checkout of before that says nothing of it. */
async function weighModel(shopFolder: string, databaseUrl: string): Promise<ModelWeight | undefined> {
  if (!existsSync(join(shopFolder, WEIGH_MODEL))) return undefined
  return JSON.parse(await runStep(WEIGH_MODEL, [databaseUrl], { folder: shopFolder })) as ModelWeight
}

/** Whether a checkout keeps pages: one of before has no such setting. */
function hasPageCache(shopFolder: string): boolean {
  return readFileSync(join(shopFolder, 'docs/settings.md'), 'utf8').includes('`PAGE_CACHE_MB`')
}

async function casesOf(
  rendering: BenchShop,
  caching: BenchShop | undefined,
  kinds: readonly PageKind[],
  floors: Floors,
): Promise<PageCase[]> {
  const cases: PageCase[] = []
  for (const kind of kinds) {
    const [path = '/'] = kind.paths
    for (const shop of [rendering, ...(caching ? [caching] : [])]) {
      const isCached = shop === caching
      const answer = await fetchPage(shop, path)
      // Only what is kept has a validator.
      if (isCached && headerOf(answer.head, 'etag') === undefined) {
        console.log(`${kind.name}: the page cache does not keep it`)
        continue
      }
      const name = `${kind.name}, ${isCached ? 'cached' : 'uncached'}`
      cases.push({
        kind: kind.name,
        isCached,
        page: pageCase(name, shop, kind),
        floor: isCached ? await floors.bytesOf(kind.name, answer) : floors.react,
        bytes: { sent: answer.body.length, html: Buffer.byteLength(htmlOf(answer)) },
      })
    }
  }
  return cases
}
