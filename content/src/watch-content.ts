import { type FSWatcher, watch } from 'node:fs'
import type { ContentLibrary } from './read-content.ts'

/** Writing a set of files takes a moment, in which it is not read; in ms. */
const SETTLE_MS = 100
const FOLDER = new URL('../', import.meta.url)

interface WatchContentOptions {
  /** Called after the library has read what was written. */
  readonly onChanged: () => void
  /** Called when files cannot be watched or read; the library keeps what it has. */
  readonly onError: (error: unknown) => void
  readonly folder?: URL
}

/** Reads a library again whenever a file below its folder is written, so that editors need no build (SHELL-43). Returns how to end that. */
export function watchContent(
  library: Pick<ContentLibrary, 'reload'>,
  { onChanged, onError, folder = FOLDER }: WatchContentOptions,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const read = () => {
    try {
      library.reload()
      onChanged()
    } catch (error) {
      onError(error)
    }
  }
  let watcher: FSWatcher
  try {
    watcher = watch(folder, { recursive: true }, (_event, file) => {
      if (file !== null && !file.endsWith('.json')) return
      clearTimeout(timer)
      timer = setTimeout(read, SETTLE_MS)
    })
  } catch (error) {
    onError(error)
    return () => {}
  }
  watcher.on('error', onError)
  watcher.unref()
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
