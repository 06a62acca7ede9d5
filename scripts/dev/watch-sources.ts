import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, relative } from 'node:path'

/** Editors write a file in several steps; what follows within this time belongs to one save. */
const SETTLE_MS = 40

const IGNORED = /(?:^|\/)(?:node_modules|build|dist|\.[^/]*)(?:\/|$)|\.(?:test|stories)\.tsx?$|~$/

/**
 * Calls `onChange` with the paths (relative to `root`) of the files below `folders` that were written, made or removed
 * since the last call. One watcher per folder: Node's recursive mode loses files that editors replace by renaming.
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (files: readonly string[]) => void,
): { close(): void } {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  for (const folder of folders) open(join(root, folder))

  function open(folder: string): void {
    if (watchers.has(folder) || IGNORED.test(relative(root, folder))) return
    let entries: string[]
    try {
      entries = readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
      watchers.set(
        folder,
        watch(folder, (_event, name) => name && note(join(folder, name))).on('error', () => close(folder)),
      )
    } catch {
      // A file, or a folder that is gone again.
      return
    }
    for (const entry of entries) open(join(folder, entry))
  }

  function close(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function note(path: string): void {
    const file = relative(root, path).replaceAll('\\', '/')
    if (IGNORED.test(file)) return
    open(path)
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      onChange(files)
    }, SETTLE_MS)
  }

  return {
    close() {
      clearTimeout(timer)
      for (const folder of [...watchers.keys()]) close(folder)
    },
  }
}
