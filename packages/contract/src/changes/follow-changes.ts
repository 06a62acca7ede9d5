import { setTimeout as wait } from 'node:timers/promises'
import type { ChangeSource, PurgedTags } from '../cache-tags.ts'

/** Where a middleware says what changed: lines of JSON, without an end. */
export const CHANGES_PATH = '/changes'
/** An empty line comes at least this often while changes arrive, in ms. */
export const CHANGES_HEARTBEAT_MS = 200
/** Silence after which changes are taken to arrive no more, in ms. */
const MAX_SILENCE_MS = 1000
const RETRY_MS = 250

/** The changes of a middleware in another process. */
export interface FollowedChanges extends ChangeSource {
  stop(): void
}

/** Follows the changes of the middleware at a root such as `http://127.0.0.1:8181`, and begins again whenever that breaks. */
export function followChanges(middlewareUrl: string): FollowedChanges {
  const listeners = new Set<(purged: PurgedTags) => void>()
  const ending = new AbortController()
  let heardAt = Number.NEGATIVE_INFINITY

  async function follow(): Promise<void> {
    const response = await fetch(`${middlewareUrl}${CHANGES_PATH}`, { signal: ending.signal })
    if (!response.ok || !response.body) throw new Error(`The middleware answers ${response.status}`)
    let isFirst = true
    let rest = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      // What changed while no one listened is not known.
      if (isFirst) for (const listener of listeners) listener('all')
      isFirst = false
      for (const line of lines) {
        if (line !== '') for (const listener of listeners) listener(JSON.parse(line) as PurgedTags)
      }
      heardAt = performance.now()
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await follow().catch(() => undefined)
      heardAt = Number.NEGATIVE_INFINITY
      await wait(RETRY_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }
  void run()

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isFollowing: () => performance.now() - heardAt <= MAX_SILENCE_MS,
    stop: () => ending.abort(),
  }
}
