import type { EngineContext } from '../database/context.ts'

/** Least time between two messages; with parts of a second or two there is one every few seconds. */
const PAUSE_MS = 2000

/** Says how far a long work is, in words made of how much of it is done, but not all the time. */
export function countProgress(
  context: EngineContext,
  say: (message: string) => void,
  words: (done: number) => string,
): (done: number) => void {
  let lastMs = Date.parse(context.now())
  return done => {
    const nowMs = Date.parse(context.now())
    if (nowMs - lastMs < PAUSE_MS) return
    lastMs = nowMs
    say(words(done))
  }
}
