import type { EngineContext } from '@shop/engine/database'
import { type AnsweredSearch, recordSearchEvent, recordSearchQueries, type SearchEvent } from '@shop/engine/search'

/** How long a search waits to be written down together with others, in ms: shorter than a page takes to be read. */
const WAIT_MS = 50
/** So many are written at once; more wait no longer. */
const MAX_WAITING = 200

interface RecorderOptions {
  readonly engine: EngineContext
  readonly onError: (error: unknown, what: string) => void
}

/** Writes down what was searched and what came of it, many searches by one statement. */
export interface SearchRecorder {
  /** Records a search; no request waits for it, and a failure is logged. */
  recordQuery(search: AnsweredSearch): void
  /** Records what became of a search, which is written down by then. */
  recordEvent(event: SearchEvent): Promise<void>
  /** Writes down what waits. */
  flush(): Promise<void>
}

/** Creates the recorder of a process. */
export function createSearchRecorder({ engine, onError }: RecorderOptions): SearchRecorder {
  let waiting: AnsweredSearch[] = []
  let timer: NodeJS.Timeout | undefined
  const writing = new Set<Promise<void>>()

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const searches = waiting
    waiting = []
    if (searches.length > 0) {
      const work = recordSearchQueries(engine, searches).catch(error => onError(error, 'searches could not be written down'))
      writing.add(work)
      work.finally(() => writing.delete(work))
    }
    await Promise.all(writing)
  }

  return {
    recordQuery(search) {
      waiting.push(search)
      if (waiting.length >= MAX_WAITING) void flush()
      else timer ??= setTimeout(flush, WAIT_MS)
    },
    async recordEvent(event) {
      await flush()
      await recordSearchEvent(engine, event)
    },
    flush,
  }
}
