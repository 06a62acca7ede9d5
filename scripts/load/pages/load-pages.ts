import { setTimeout as wait } from 'node:timers/promises'
import { buildStorefront } from '../../bootstrap/build.mjs'
import { complain } from '../open-shop-under-load.ts'
import { fuzzPages } from './fuzz-pages.ts'
import { HOSTS, PATHS } from './hostile-addresses.ts'
import { sendBytes } from './send-bytes.ts'
import { type ShopProcess, withShopProcess } from './with-shop-process.ts'

const PROGRESS_EVERY = 2000
/** How much more memory than an idle shop one under attack may have. */
const MAX_GROWTH_MEGABYTES = 200
const SAMPLE_PAUSE_MS = 250
const REST_MS = 3000
const VISIT_TIMEOUT_MS = 30_000

/** Sends hostile requests to the pages of a shop of its own, judges every answer, and looks after its memory. */
export async function loadPages({ requests, seed }: { requests: number; seed: number }): Promise<void> {
  await buildStorefront(process.execPath)
  console.log(`${requests} requests to pages from seed ${seed}`)
  await withShopProcess(async shop => {
    const fresh = await shop.residentMegabytes()
    await visitAll(shop)
    await wait(REST_MS)
    const idle = await shop.residentMegabytes()
    const memory = watchMemory(shop)
    const started = performance.now()
    let announced = 0
    const report = await fuzzPages({
      port: shop.port,
      requests,
      seed,
      onBatch(sent) {
        if (sent < announced + PROGRESS_EVERY) return
        announced = sent
        console.log(`${sent} requests, ${memory.peak().toFixed(0)} MB at most`)
      },
    })
    const seconds = (performance.now() - started) / 1000
    const peak = await memory.stop()
    await wait(REST_MS)
    const afterwards = await shop.residentMegabytes()
    console.log(`${report.sent} requests in ${seconds.toFixed(0)} s: ${listCounts(report.statuses)}`)
    console.log(`kinds: ${listCounts(report.kinds)}`)
    console.log(`/healthz answered within ${report.slowestHealthMs.toFixed(0)} ms`)
    const figures = { 'when opened': fresh, idle, 'at most': peak, afterwards }
    const rounded = Object.entries(figures).map(([when, megabytes]) => `${megabytes.toFixed(0)} MB ${when}`)
    console.log(`memory: ${rounded.join(', ')}`)
    for (const defect of report.defects) complain(`DEFECT ${defect}`)
    for (const error of shop.errors) complain(`it logged ${error}`)
    if (peak - idle > MAX_GROWTH_MEGABYTES) complain(`memory grew by ${(peak - idle).toFixed(0)} MB`)
  })
}

/** An idle shop is one that has been used: what it loads and keeps for its pages is no harm of an attack. */
async function visitAll({ port }: ShopProcess): Promise<void> {
  for (let round = 0; round < 2; round++) {
    for (const host of HOSTS) {
      for (const path of PATHS) {
        const head = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\nconnection: close\r\n\r\n`)
        await sendBytes(port, { about: 'visit', writes: [head], mayBeCut: false }, VISIT_TIMEOUT_MS)
      }
    }
  }
}

function watchMemory(shop: ShopProcess) {
  let peak = 0
  let isOver = false
  async function watch(): Promise<void> {
    while (!isOver) {
      peak = Math.max(peak, await shop.residentMegabytes())
      await wait(SAMPLE_PAUSE_MS)
    }
  }
  const watching = watch()
  return {
    peak: () => peak,
    async stop(): Promise<number> {
      isOver = true
      await watching
      return peak
    },
  }
}

function listCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} x ${name}`)
    .join(', ')
}
