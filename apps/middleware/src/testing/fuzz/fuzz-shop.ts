import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Transport } from '@shop/contract'
import type { EngineContext } from '@shop/engine/database'
import { fingerprintsOfTables, setStock } from '@shop/engine/proving'
import { inTurns } from '../in-turns.ts'
import { type FuzzRequest, type FuzzRoute, fuzzRequest } from './fuzz-request.ts'
import { problemOf } from './judge-answer.ts'
import { type LiveFacts, openVisitor, refreshVisitor } from './live-facts.ts'
import { seededRandom } from './seeded-random.ts'
import type { FuzzAnswer, FuzzSender } from './send-fuzz.ts'

/** A shop to be fuzzed and how much. */
export interface FuzzWanted {
  readonly send: FuzzSender
  readonly transport: Transport
  /** The shop's database, to see what refused requests change. */
  readonly engine: EngineContext
  readonly routes: readonly FuzzRoute[]
  readonly skus: readonly [string, string]
  readonly requests: number
  readonly seed: number
  readonly onBatch?: (sent: number) => void
}

/** What a fuzz run has seen. */
export interface FuzzReport {
  readonly sent: number
  /** Answers by status; 0 for connections that ended without one. */
  readonly statuses: Readonly<Record<number, number>>
  /** Successes by operation. */
  readonly successes: Readonly<Record<string, number>>
  /** Refused requests that were sent once more to see that they change nothing. */
  readonly repeated: number
  readonly defects: readonly string[]
}

/** Tables in which refusals are counted: passwords tried, mails asked for. */
const COUNTS_OF_REFUSALS = ['attempt_count']
/** Tables to which counts of what was answered are added seconds later, so that they change whatever is sent. */
const COUNTS_ADDED_LATER = ['web_vital', 'browser_error']
const UNCOMPARED: ReadonlySet<string> = new Set([...COUNTS_OF_REFUSALS, ...COUNTS_ADDED_LATER])
const BATCH = 250
const AT_ONCE = 24
const MAX_DEFECTS = 20
/** Until then all that answered requests leave behind is written down, such as what was searched. */
const WRITTEN_AFTER_MS = 100

/**
 * Sends random requests in batches and judges every answer. What was refused is sent once more on its own, and must
 * leave every table as it was.
 */
export async function fuzzShop(wanted: FuzzWanted): Promise<FuzzReport> {
  const { send, engine, routes, requests, seed, onBatch } = wanted
  const statuses: Record<number, number> = {}
  const successes: Record<string, number> = {}
  const defects: string[] = []
  let sent = 0
  let repeated = 0
  let visitors: readonly LiveFacts[] = []

  async function fingerprints(): Promise<Record<string, string>> {
    await wait(WRITTEN_AFTER_MS)
    const all = Object.entries(await fingerprintsOfTables(engine))
    return Object.fromEntries(all.filter(([table]) => !UNCOMPARED.has(table)))
  }

  async function sendAll(batch: readonly FuzzRequest[]): Promise<FuzzAnswer[]> {
    const answers = await inTurns(batch, AT_ONCE, async request => {
      try {
        return await send(request)
      } catch (error) {
        return { status: 599, headers: {}, text: String(error) }
      }
    })
    for (const [index, answer] of answers.entries()) {
      const request = batch[index] as FuzzRequest
      sent++
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status === 200) successes[request.about] = (successes[request.about] ?? 0) + 1
      const problem = problemOf(request, answer)
      if (problem) defects.push(`${problem}: ${describe(request)} -> ${answer.status} ${answer.text.slice(0, 300)}`)
    }
    return answers
  }

  /** Sends refused requests again; those that are accepted this time are left out and the rest is tried again. */
  async function repeatRefused(refused: readonly FuzzRequest[]): Promise<void> {
    let candidates = refused
    for (let attempt = 1; attempt <= 4 && candidates.length > 0; attempt++) {
      const before = await fingerprints()
      const answers = await sendAll(candidates)
      const after = await fingerprints()
      if (isDeepStrictEqual(after, before)) {
        repeated += candidates.length
        return
      }
      const still = candidates.filter((request, index) => isRefused(request, answers[index]))
      if (still.length === candidates.length) return void defects.push(await findCulprit(candidates))
      candidates = still
    }
  }

  async function findCulprit(refused: readonly FuzzRequest[]): Promise<string> {
    for (const request of refused) {
      const before = await fingerprints()
      const answer = await send(request)
      const after = await fingerprints()
      const changed = Object.keys(after).filter(table => after[table] !== before[table])
      if (changed.length > 0 && isRefused(request, answer))
        return `a refused request changed ${changed.join(', ')}: ${describe(request)} -> ${answer.status}`
    }
    return `one of ${refused.length} refused requests changed something, but not when sent alone`
  }

  for (let batch = 0; sent < requests && defects.length < MAX_DEFECTS; batch++) {
    visitors = await currentVisitors(wanted, visitors)
    const random = seededRandom(seed + batch)
    const wave = Array.from({ length: Math.min(BATCH, requests - sent) }, () => fuzzRequest(random, visitors, routes))
    const answers = await sendAll(wave)
    await repeatRefused(wave.filter((request, index) => isRefused(request, answers[index])))
    onBatch?.(sent)
  }
  return { sent, statuses, successes, repeated, defects }
}

/** Whether a request was refused without anything to write down for it. */
function isRefused(request: FuzzRequest, answer: FuzzAnswer | undefined): boolean {
  return answer !== undefined && (answer.status === 0 || answer.status >= 400) && !isAnsweredByMail(request, answer)
}

/** A registration of a known address is refused and its owner told, and that of an unproven one waits for a link (rule A4). */
function isAnsweredByMail({ path }: FuzzRequest, { text }: FuzzAnswer): boolean {
  return path.startsWith('/new-ct/customerSignMeUp') && /"code":"(?:DuplicateField|EmailProofRequired)"/.test(text)
}

/** Visitors of all kinds whose carts still exist, with the versions of now. */
async function currentVisitors(wanted: FuzzWanted, visitors: readonly LiveFacts[]): Promise<readonly LiveFacts[]> {
  const { transport, skus, engine } = wanted
  await setStock(engine, Object.fromEntries(skus.map(sku => [sku, 100_000])))
  const kinds = ['cart', 'paid', 'ordered', 'paid', 'customer', 'customer', 'ordered', 'cart'] as const
  return Promise.all(
    kinds.map(async (kind, index) => {
      const known = visitors[index]
      const host = index % 4 === 3 ? 'localhost' : 'sk.localhost'
      return (known && (await refreshVisitor(transport, known))) ?? openVisitor(transport, host, skus, kind)
    }),
  )
}

function describe({ method, path, headers, body, raw }: FuzzRequest): string {
  // A good cookie is long and says nothing.
  const { cookie, ...others } = headers
  const shown = { ...others, ...(cookie?.includes('view_published_products') ? { cookie: '...' } : { cookie }) }
  const text = raw ? raw.toString('latin1') : `${method} ${path} ${JSON.stringify(shown)} ${body ?? ''}`
  return text.length > 1000 ? `${text.slice(0, 1000)}...` : text
}
