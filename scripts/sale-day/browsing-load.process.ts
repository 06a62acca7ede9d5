// Process of `startBrowsing`: takes its options as the first message, and answers each later one with its figures.
import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../bench/http/connection.ts'
import { shareOf } from '../bench/http/drive.ts'
import { headerOf } from '../bench/http/read-answer.ts'
import { requestMessage } from '../bench/http/request-message.ts'
import type { BenchTargets } from '../bench/shop/bench-targets.ts'
import type { BrowsingFigures, BrowsingLoadOptions } from './browsing-load.ts'

const TICK_MS = 10

let [served, refused]: [number[], number[]] = [[], []]
let [rude, unsent] = [0, 0]
let failures: string[] = []
let sinceMs = performance.now()
let sinceCpu = process.cpuUsage()

function takeFigures(): BrowsingFigures {
  const cpu = process.cpuUsage(sinceCpu)
  const sorted = (durations: number[]) => durations.toSorted((a, b) => a - b)
  const figures = {
    seconds: (performance.now() - sinceMs) / 1000,
    served: served.length,
    servedP95Ms: shareOf(sorted(served), 0.95),
    refused: refused.length,
    refusedP95Ms: shareOf(sorted(refused), 0.95),
    rude,
    failures,
    unsent,
    cpuMs: (cpu.user + cpu.system) / 1000,
  }
  ;[served, refused] = [[], []]
  ;[rude, unsent] = [0, 0]
  failures = []
  sinceMs = performance.now()
  sinceCpu = process.cpuUsage()
  return figures
}

/** Requests of which no two are alike where that matters: words are searched for that no one has searched for. */
function draftsOf(targets: BenchTargets) {
  let count = 0
  return (): { readonly path: string; readonly json?: unknown } => {
    const number = count++
    const word = `${targets.searches[number % targets.searches.length]} ${number}`
    if (number % 4 === 0) return { path: `/${targets.products[number % targets.products.length]?.slug}?note=${number}` }
    if (number % 4 === 1) return { path: '/api/new-ct/suggestProducts', json: [{ text: word, locale: 'de' }] }
    return { path: `/search?query=${encodeURIComponent(word)}` }
  }
}

process.once('message', (options: BrowsingLoadOptions) => {
  process.on('message', () => process.send?.(takeFigures()))
  void browse(options)
})

async function browse({ port, host, targets, connections, perSecond }: BrowsingLoadOptions): Promise<void> {
  const address = `${host}:${port}`
  const nextDraft = draftsOf(targets)
  const free: (Connection | undefined)[] = Array.from({ length: connections })

  async function ask(kept: Connection | undefined): Promise<Connection | undefined> {
    const draft = nextDraft()
    const begun = performance.now()
    let connection = kept
    try {
      connection ??= await Connection.open(port)
      const { status, head, body } = await connection.send(requestMessage({ ...draft, host: address }))
      const ms = performance.now() - begun
      if (status === 200) served.push(ms)
      else if (status === 503) {
        refused.push(ms)
        const isPage = draft.json !== undefined || /^<!doctype html>\n<html lang="de/.test(body.toString('latin1', 0, 40))
        if (!Number(headerOf(head, 'retry-after')) || !isPage) rude++
      } else failures.push(`${draft.path.split('?')[0]} answered ${status}`)
      if (headerOf(head, 'connection') !== 'close') return connection
      connection.close()
    } catch (error) {
      failures.push(`${draft.path.split('?')[0]}: ${error instanceof Error ? error.message : error}`)
      connection?.close()
      await wait(TICK_MS)
    }
    return undefined
  }

  if (perSecond === undefined) {
    await Promise.all(
      free.map(async kept => {
        for (let connection = kept; ; ) connection = await ask(connection)
      }),
    )
    return
  }
  let due = 0
  for (let last = performance.now(); ; await wait(TICK_MS)) {
    const now = performance.now()
    due += ((now - last) / 1000) * perSecond
    last = now
    for (; due >= 1; due--) {
      if (free.length === 0) unsent++
      else void ask(free.pop()).then(connection => free.push(connection))
    }
  }
}
