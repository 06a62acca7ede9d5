import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClusterCopy, StoredShape } from '@shop/engine/backup'
import type { StoredFile } from './stored-files.ts'

const MANIFEST = 'manifest.json'
const SEAL = 'manifest.sha256'

/** What a backup consists of: rows of tables, which any later release reads. */
export interface TablesManifest {
  readonly format: 'anvil-backup-1'
  /** Version of the shop that wrote it. */
  readonly version: string
  readonly shape: StoredShape
  readonly files: readonly StoredFile[]
}

/** What a base backup consists of: the files of the built-in database, which the same PostgreSQL brings to any later time. */
export interface BaseManifest {
  readonly format: 'anvil-base-1'
  readonly version: string
  readonly copy: ClusterCopy
  readonly files: readonly StoredFile[]
}

const FORMATS: ReadonlySet<string> = new Set<(TablesManifest | BaseManifest)['format']>(['anvil-backup-1', 'anvil-base-1'])

/** Where the rows stored under a name are, in a backup. */
export function rowsFileOf(name: string): string {
  return `tables/${name}.zst`
}

/** Writes the list of what a backup has, and the seal of the list. */
export async function writeManifest(folder: string, manifest: TablesManifest | BaseManifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true })
  await writeFile(join(folder, SEAL), `${sha256Of(text)}\n`, { mode: 0o600, flush: true })
}

/** Reads the list of what a backup has. Throws for a folder that is no whole backup. */
export async function readManifest(folder: string): Promise<TablesManifest | BaseManifest> {
  const [text, seal] = await Promise.all(
    [MANIFEST, SEAL].map(name => readFile(join(folder, name), 'utf8').catch(() => undefined)),
  )
  if (text === undefined || seal === undefined) throw new Error(`${folder} is no backup: it has no ${MANIFEST} with its seal.`)
  if (sha256Of(text) !== seal.trim()) throw new Error(`The backup ${folder} is damaged: ${MANIFEST} was changed.`)
  const manifest = JSON.parse(text) as TablesManifest | BaseManifest
  if (!FORMATS.has(manifest.format))
    throw new Error(`The backup ${folder} is of a form this release does not know: ${manifest.format}`)
  return manifest
}

/** Version of this release, as a backup notes it. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
