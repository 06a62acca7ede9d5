import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createZstdDecompress } from 'node:zlib'
import { restoreDatabase } from '@shop/engine/backup'
import type { InvariantResult } from '@shop/engine/invariants'
import { STORED_JOBS } from '../../apps/worker/src/queue/stored-jobs.ts'
import { brokenRulesOf } from './broken-rules.ts'
import { rowsFileOf, type TablesManifest } from './manifest.ts'
import { verifyBackup } from './stored-files.ts'

export interface RestoreOptions {
  readonly databaseUrl: string
  /** Folder of the backup, and what is in it. */
  readonly backup: string
  readonly manifest: TablesManifest
  /** Whether what is there, the shop in the database and pictures in their folder, goes. */
  readonly replaces: boolean
  /** Where the owner's product pictures are to be; needed for a backup that has some. */
  readonly pictures?: string | undefined
  /** Folder of the search index that is built of the database: it is of another time. */
  readonly searchFolder: string
  readonly say: (message: string) => void
}

/**
 * Makes a shop from a backup. Everything is read and checked before anything is changed, and what was there stays until the new
 * database is whole. Returns the rules that the restored data break, as the backed-up ones did.
 * Throws for a backup that is damaged, of another shop or a newer release, and where something is in its place.
 */
export async function restoreBackup(options: RestoreOptions): Promise<readonly InvariantResult[]> {
  const { databaseUrl, backup, manifest, replaces, pictures, searchFolder, say } = options
  const { shape, files } = manifest
  say(`reading the backup of ${shape.takenAt} (release ${manifest.version}, PostgreSQL ${shape.server})`)
  await verifyBackup(backup, files)
  const stored = files.filter(({ path }) => path.startsWith('pictures/'))
  if (stored.length > 0) await requirePlaceFor(pictures, replaces)
  const hasJobs = files.some(({ path }) => path === rowsFileOf(STORED_JOBS.name))
  let broken: readonly InvariantResult[] = []
  const { migrated } = await restoreDatabase(databaseUrl, shape, {
    replaces,
    extras: hasJobs ? [STORED_JOBS] : [],
    open: name => createReadStream(join(backup, rowsFileOf(name))).pipe(createZstdDecompress()),
    check: async url => {
      broken = await brokenRulesOf(url)
    },
  })
  if (migrated.length > 0) say(`brought from the schema of the backup to that of this release: ${migrated.length} migrations`)
  for (const { path } of stored) {
    const target = join(pictures as string, path.slice('pictures/'.length))
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(backup, path), target)
  }
  await rm(searchFolder, { recursive: true, force: true })
  return broken
}

async function requirePlaceFor(pictures: string | undefined, replaces: boolean): Promise<void> {
  if (!pictures) throw new Error('The backup has product pictures: PICTURES_DIR names the folder for them.')
  const present = await readdir(pictures).catch(() => [])
  if (present.length > 0 && !replaces)
    throw new Error(`${pictures} has pictures already: with --replace those of the backup take their places.`)
}
