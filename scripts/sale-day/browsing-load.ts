import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BenchTargets } from '../bench/shop/bench-targets.ts'

/** People who look around, and how fast they come. */
export interface BrowsingLoadOptions {
  readonly port: number
  readonly host: string
  readonly targets: BenchTargets
  /** Connections at once; each is used for one request after another. */
  readonly connections: number
  /** Requests in a second; without it each connection asks again as soon as it is answered. */
  readonly perSecond?: number
}

/** What people who look around were answered since the last time. */
export interface BrowsingFigures {
  readonly seconds: number
  readonly served: number
  readonly servedP95Ms: number
  readonly refused: number
  readonly refusedP95Ms: number
  /** Refusals that do not say when to try again, or not on a page in the language of the shop. */
  readonly rude: number
  /** Requests with any other answer, or none: what became of each. */
  readonly failures: readonly string[]
  /** Requests that were due and found no connection free. */
  readonly unsent: number
  /** CPU time of the process that asks, in ms. */
  readonly cpuMs: number
}

/** A load under way. */
export interface BrowsingLoad {
  /** Figures since the last call of this. */
  takeFigures(): Promise<BrowsingFigures>
  stop(): Promise<void>
}

/** Lets people look around from a process of their own, so that who asks does not hold up who buys. */
export function startBrowsing(options: BrowsingLoadOptions): BrowsingLoad {
  const child = fork(fileURLToPath(new URL('./browsing-load.process.ts', import.meta.url)))
  child.send(options)
  const ended = once(child, 'exit')
  return {
    async takeFigures() {
      const answered = once(child, 'message')
      child.send('figures')
      const [figures] = await Promise.race([
        answered,
        ended.then(() => Promise.reject(new Error('The load has ended by itself'))),
      ])
      return figures as BrowsingFigures
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
