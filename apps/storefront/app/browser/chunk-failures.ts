import { isPageThere } from '@shop/contract/shop-file'
import { logBrowserError } from './environment.ts'

/** Reloads in a row, and how long none must be needed until they are forgotten (ERR-11). */
const MAX_RELOADS = 2
const FORGET_AFTER_MS = 60_000

/** What the browser remembers of reloads that a missing chunk led to. */
export interface ChunkFailures {
  readonly count: number
  /** Time of the last one, in ms. */
  readonly at: number
}

/**
 * What to remember after a chunk failed to load, or undefined when reloading has not helped twice. After a release the
 * files of the old page are gone; a reload brings the new page with the names of its files.
 */
export function afterChunkFailure(before: ChunkFailures | undefined, now: number): ChunkFailures | undefined {
  const isForgotten = !before || now - before.at >= FORGET_AFTER_MS || now < before.at
  const count = isForgotten ? 1 : before.count + 1
  return count > MAX_RELOADS ? undefined : { count, at: now }
}

const MEMORY = 'chunk-failures'

/**
 * Reloads the page when a file of it can no longer be loaded; gives up after two times (ERR-11). Where the page itself does not answer,
 * without a connection or while the shop is down, nothing is gone, and a reload would take the page away: it stays, and what asked for the
 * file fails. A page that is being reloaded counts once, however many of its files are gone.
 */
export function reloadAfterChunkFailures(): void {
  let isAsking = false
  const reload = async (failure: Error) => {
    if (!(await isPageThere(location.href))) return false
    const next = afterChunkFailure(read(), Date.now())
    logBrowserError(next ? 'A file of the page is gone; loading the page again' : 'A file of the page cannot be loaded', failure)
    if (!next || !remember(next)) return false
    location.reload()
    return true
  }
  addEventListener('vite:preloadError', async ({ payload }) => {
    if (!navigator.onLine || isAsking) return
    isAsking = true
    isAsking = await reload(payload)
  })
}

function read(): ChunkFailures | undefined {
  try {
    const { count, at } = JSON.parse(sessionStorage.getItem(MEMORY) ?? 'null') ?? {}
    return Number.isInteger(count) && Number.isFinite(at) ? { count, at } : undefined
  } catch {
    return undefined
  }
}

/** False where the browser keeps nothing: without memory the page would be reloaded for ever. */
function remember(failures: ChunkFailures): boolean {
  try {
    sessionStorage.setItem(MEMORY, JSON.stringify(failures))
    return true
  } catch {
    return false
  }
}
