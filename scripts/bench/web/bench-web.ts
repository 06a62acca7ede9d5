import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../bootstrap/chromium.mjs'
import type { BenchOptions } from '../bench-options.ts'
import { type PageKind, pageKinds, visitAll } from '../pages/page-cases.ts'
import { describeMachine } from '../report/machine.ts'
import { benchFolderOf, withBenchDatabase } from '../shop/bench-database.ts'
import { openBenchShop, PATIENT, prepareShop } from '../shop/bench-shop.ts'
import { BENCH_HOST, findTargets } from '../shop/bench-targets.ts'
import { measureInteractions } from './interactions.ts'
import { type Audit, auditPage, installLighthouse } from './lighthouse.ts'
import { measureNextPages } from './next-pages.ts'
import { printAudits, printInteractions, printNextPages } from './report-web.ts'

const BROWSER_ARGS = ['--host-resolver-rules=MAP *.localhost 127.0.0.1', '--no-proxy-server', '--no-sandbox', '--disable-gpu']
const WARMUPS = 2
/** Pages that search engines are asked to keep out of their lists: results of the shop's own search. */
const CLOSED: ReadonlySet<string> = new Set(['search'])

/**
 * Audits home, listing, product and search with Lighthouse as on a phone, served with the robots rules of production hosts,
 * and measures how soon pages answer touches and keys on a slow processor.
 */
export async function benchWeb({ sizes, rounds, shopFolder }: BenchOptions): Promise<void> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium was found: npm test installs one, or set CHROMIUM_PATH')
  await prepareShop(shopFolder)
  const folder = join(benchFolderOf(shopFolder), 'lighthouse')
  const program = await installLighthouse(folder)
  console.log(describeMachine(shopFolder))
  for (const products of sizes)
    await withBenchDatabase({ products, shopFolder }, async database => {
      const { databaseUrl } = database
      const shop = await openBenchShop({
        ...{ shopFolder, databaseUrl, searchFolder: join(database.folder, 'search') },
        env: { ...PATIENT, SEARCH_ENGINES: 'allow' },
      })
      try {
        const kinds = pageKinds(await findTargets(shop)).filter(({ name }) => name !== 'FAQ')
        const urlOf = (kind: PageKind) => `http://${BENCH_HOST}:${shop.port}${kind.paths[0]}`
        await visitAll(shop, kinds, WARMUPS)
        const audits = new Map<string, Audit[]>(kinds.map(({ name }) => [name, []]))
        const faults = new Set<string>()
        for (let round = 0; round < rounds; round++)
          for (const kind of kinds) {
            const found = await auditPage(program, {
              url: urlOf(kind),
              isClosed: CLOSED.has(kind.name),
              chromium: executablePath,
              folder,
            })
            audits.get(kind.name)?.push(found.audit)
            for (const fault of found.faults) faults.add(`${kind.name}, ${fault}`)
          }
        printAudits({ products, audits, faults, closed: CLOSED })
        await measureRounds(executablePath, kinds, urlOf, rounds)
      } finally {
        await shop.stop()
      }
    })
}

/** Measures in a browser of its own how soon pages answer, and how soon the next one is there. */
async function measureRounds(
  executablePath: string,
  kinds: readonly PageKind[],
  urlOf: (kind: PageKind) => string,
  rounds: number,
): Promise<void> {
  const of = (wanted: string) => urlOf(kinds.find(({ name }) => name === wanted) as PageKind)
  const pages = { home: of('home'), listing: of('listing'), product: of('product') }
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  const inRounds = async <T>(measure: () => Promise<T>): Promise<T[]> => {
    const found: T[] = []
    for (let round = 0; round < rounds; round++) found.push(await measure())
    return found
  }
  try {
    printInteractions(await inRounds(() => measureInteractions(browser, pages)))
    printNextPages(await inRounds(() => measureNextPages(browser, pages)))
  } finally {
    await browser.close()
  }
}
