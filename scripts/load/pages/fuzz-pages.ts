import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '../../../apps/middleware/src/testing/fuzz/seeded-random.ts'
import { inTurns } from '../../../apps/middleware/src/testing/in-turns.ts'
import { problemOfPage } from './judge-page.ts'
import { type PageRequest, pageRequest } from './page-request.ts'
import { sendBytes } from './send-bytes.ts'

/** A shop whose pages are fuzzed, and how much. */
export interface PageFuzzWanted {
  readonly port: number
  readonly requests: number
  readonly seed: number
  readonly onBatch?: (sent: number) => void
}

/** What a fuzz run of pages has seen. */
export interface PageFuzzReport {
  readonly sent: number
  /** Answers by status; 0 for connections that ended without one. */
  readonly statuses: Readonly<Record<number, number>>
  /** Requests by their kind of hostility. */
  readonly kinds: Readonly<Record<string, number>>
  /** Longest wait for `/healthz` while it went on. */
  readonly slowestHealthMs: number
  readonly defects: readonly string[]
}

const BATCH = 200
const AT_ONCE = 8
/** Nothing that was sent waits for more, so a connection that is open after this long has been forgotten. */
const TIMEOUT_MS = 60_000
const HEALTH_PAUSE_MS = 250
const MAX_DEFECTS = 20

/** Sends random requests to a shop on this machine, eight at a time, and judges every answer. */
export async function fuzzPages({ port, requests, seed, onBatch }: PageFuzzWanted): Promise<PageFuzzReport> {
  const statuses: Record<number, number> = {}
  const kinds: Record<string, number> = {}
  const defects: string[] = []
  let sent = 0
  let slowestHealthMs = 0
  let isOver = false

  async function watchHealth(): Promise<void> {
    while (!isOver) {
      const begun = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
      if (answer?.status !== 200) defects.push(`/healthz answered ${answer?.status ?? 'nothing'}`)
      await answer?.text()
      slowestHealthMs = Math.max(slowestHealthMs, performance.now() - begun)
      await wait(HEALTH_PAUSE_MS)
    }
  }

  const watch = watchHealth()
  for (let batch = 0; sent < requests && defects.length < MAX_DEFECTS; batch++) {
    const random = seededRandom(seed + batch)
    const wave = Array.from({ length: Math.min(BATCH, requests - sent) }, () => pageRequest(random, port))
    await inTurns(wave, AT_ONCE, async request => {
      const answer = await sendBytes(port, request, TIMEOUT_MS)
      sent++
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      kinds[request.about] = (kinds[request.about] ?? 0) + 1
      const problem = problemOfPage(request, answer)
      if (problem) defects.push(`${problem}: ${wordsOf(request)} -> ${answer.status} ${answer.text.slice(0, 200)}`)
    })
    onBatch?.(sent)
  }
  isOver = true
  await watch
  return { sent, statuses, kinds, slowestHealthMs, defects }
}

function wordsOf({ about, writes }: PageRequest): string {
  return `${about} ${JSON.stringify(Buffer.concat(writes.slice(0, 2)).toString('latin1').slice(0, 600))}`
}
