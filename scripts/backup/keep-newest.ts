import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const TIME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** Removes all but the newest `count` backups of a kind in a folder, and nothing else in it; returns the names of those removed. */
export async function keepNewest(folder: string, kind: 'anvil' | 'base', count: number): Promise<string[]> {
  const names = (await readdir(folder))
    .filter(name => name.startsWith(`${kind}-`) && TIME.test(name.slice(kind.length + 1)))
    .sort()
  const old = names.slice(0, Math.max(0, names.length - count))
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
