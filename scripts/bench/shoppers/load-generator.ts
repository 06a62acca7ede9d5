import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadFigures, LoadStep } from './load-step.ts'
import type { Comers, VisitedShop } from './shopper-visits.ts'

/** What a generator is told first. */
export interface GeneratorOptions {
  readonly shop: VisitedShop
  readonly comers: Comers
}

/** What it is told to do then: shoppers who come at a rate, or who are there at once. */
export type GeneratorOrder =
  | { readonly perSecond: number; readonly seconds: number }
  | { readonly atOnce: number; readonly seconds: number }

/** A process that makes the load, so that its work can be told apart. */
export interface LoadGenerator {
  readonly pid: number
  /** See `runLoadStep`. */
  runStep(perSecond: number, seconds: number): Promise<LoadStep>
  /** See `runCrowd`. */
  runCrowd(atOnce: number, seconds: number): Promise<LoadFigures>
  stop(): Promise<void>
}

/** Starts a generator of a load on a shop. Its methods throw when it ends by itself. */
export function startGenerator(options: GeneratorOptions): LoadGenerator {
  const child = fork(fileURLToPath(new URL('./load-generator.process.ts', import.meta.url)))
  const ended = once(child, 'exit')
  const isLost = ended.then(() => Promise.reject(new Error('The generator of the load has ended by itself')))
  isLost.catch(() => undefined)
  child.send(options)
  async function order<Figures>(what: GeneratorOrder): Promise<Figures> {
    const answered = once(child, 'message')
    child.send(what)
    const [figures] = await Promise.race([answered, isLost])
    return figures as Figures
  }
  return {
    pid: child.pid ?? 0,
    runStep: (perSecond, seconds) => order<LoadStep>({ perSecond, seconds }),
    runCrowd: (atOnce, seconds) => order<LoadFigures>({ atOnce, seconds }),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
