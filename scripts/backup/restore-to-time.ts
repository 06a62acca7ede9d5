import { chownSync, existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { choosePostgresAccount } from '../postgres/postgres-account.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { recoverySettings } from '../postgres/wal-archive.ts'
import { PASSWORD } from './base-backup.ts'
import type { BaseManifest } from './manifest.ts'
import { copyFile, verifyBackup } from './stored-files.ts'

/** Folders that have to be there, also empty. */
const FOLDERS = [
  'pg_wal',
  'pg_wal/archive_status',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_commit_ts',
  'pg_logical',
  'pg_logical/snapshots',
  'pg_logical/mappings',
]

export interface PointInTimeOptions {
  /** Folder of the base backup, and what is in it. */
  readonly backup: string
  readonly manifest: BaseManifest
  readonly dataDir: string
  /** Folder with what was archived since. */
  readonly archive: string
  /** ISO instant to which the database is brought; without one to the end of what is archived. */
  readonly until?: string | undefined
  /** Whether the database that is there goes. */
  readonly replaces: boolean
  /** Folder of the search index that is built of the database: it is of another time. */
  readonly searchFolder: string
  readonly say: (message: string) => void
}

/**
 * Makes the built-in database as it was at a time, from a base backup and the archive. What is there stays until the other one has
 * recovered, and comes back when it cannot. `check` looks at the recovered database.
 * Throws for a time the two do not reach.
 */
export async function restoreToTime(options: PointInTimeOptions, check: (databaseUrl: string) => Promise<void>): Promise<void> {
  const { backup, manifest, dataDir, archive, until, replaces, searchFolder, say } = options
  const { copy, files } = manifest
  if (until !== undefined && until < copy.usableFrom)
    throw new Error(
      `The base backup can be brought to any time from ${copy.usableFrom} on, and ${until} is before: take an older one.`,
    )
  const [cluster, password] = [join(dataDir, 'postgres'), join(dataDir, PASSWORD)]
  if (existsSync(cluster) && !replaces)
    throw new Error(`${dataDir} has a database already: with --replace the one of the backup takes its place.`)
  say(`reading the base backup of ${copy.takenAt}`)
  await verifyBackup(backup, files)
  const recovering = `${dataDir}.recovering`
  await rm(recovering, { recursive: true, force: true })
  await mkdir(recovering, { recursive: true, mode: 0o711 })
  try {
    await unpackBase(backup, manifest, recovering, 'recovery.signal')
    say(until === undefined ? 'recovering all that is archived' : `recovering until ${until}`)
    // It archives what follows as a timeline of its own, from which it can be brought back too.
    const parameters = recoverySettings(archive, until)
    const starting = startPostgres({ dataDir: recovering, walArchive: archive, parameters, log: () => undefined })
    const postgres = await starting.catch(async error => {
      const reason = (await lastFailureOf(join(recovering, 'postgres.log'))) ?? error.message
      throw new Error(`The database did not recover to that time with what is in ${archive}: ${reason}`, { cause: error })
    })
    try {
      await check(postgres.urlOf('anvil'))
    } finally {
      await postgres.stop()
    }
    await rm(`${cluster}.replaced`, { recursive: true, force: true })
    if (existsSync(cluster)) await rename(cluster, `${cluster}.replaced`)
    await mkdir(dataDir, { recursive: true })
    await rename(join(recovering, 'postgres'), cluster)
    await rename(join(recovering, PASSWORD), password)
    await rm(`${cluster}.replaced`, { recursive: true, force: true })
    await rm(searchFolder, { recursive: true, force: true })
  } finally {
    await rm(recovering, { recursive: true, force: true })
  }
}

/**
 * Makes a data folder of a base backup. The signal says what PostgreSQL makes of it when it starts: a database of its own once it
 * has recovered, or a replica that follows another one.
 */
export async function unpackBase(
  backup: string,
  { files, copy }: BaseManifest,
  dataDir: string,
  signal: 'recovery.signal' | 'standby.signal',
): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  await mkdir(cluster, { mode: 0o700 })
  const account = choosePostgresAccount(cluster)
  for (const folder of FOLDERS) await mkdir(join(cluster, folder), { recursive: true, mode: 0o700 })
  for (const { path } of files)
    if (path.startsWith('postgres/')) await copyFile(join(backup, path), join(cluster, path.slice('postgres/'.length)))
  await writeFile(join(cluster, 'backup_label'), copy.label, { mode: 0o600 })
  await writeFile(join(cluster, signal), '', { mode: 0o600 })
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  if (account)
    for (const path of [cluster, ...entries.map(entry => join(entry.parentPath, entry.name))])
      chownSync(path, account.uid, account.gid)
  await chmod(cluster, 0o700)
  await writeFile(join(dataDir, PASSWORD), await readFile(join(backup, PASSWORD)), { mode: 0o600 })
}

/** What PostgreSQL gave up for, by its log. */
async function lastFailureOf(file: string): Promise<string | undefined> {
  const log = await readFile(file, 'utf8').catch(() => '')
  return log.match(/(?<=FATAL: {2}).+/g)?.at(-1)
}
