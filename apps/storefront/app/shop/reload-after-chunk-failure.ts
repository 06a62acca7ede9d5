import { logBrowserError } from './browser-log.ts'
import { afterChunkFailure, type ChunkFailures } from './chunk-failures.ts'

const MEMORY = 'chunk-failures'

/** Reloads the page when a file of it can no longer be loaded; gives up after two times and lets the failure through (ERR-11). */
export function reloadAfterChunkFailures(): void {
  addEventListener('vite:preloadError', event => {
    const next = afterChunkFailure(read(), Date.now())
    logBrowserError(
      next ? 'A file of the page is gone; loading the page anew' : 'A file of the page cannot be loaded',
      event.payload,
    )
    if (!next || !remember(next)) return
    event.preventDefault()
    location.reload()
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
