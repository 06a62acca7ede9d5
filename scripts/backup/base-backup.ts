import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyCluster } from '@shop/engine/backup'
import { removeSegmentsBefore } from '../postgres/wal-archive.ts'
import { readManifest, readVersion, writeManifest } from './manifest.ts'
import { copyFile, filesOf, type StoredFile, verifyBackup } from './stored-files.ts'

/** File next to the cluster that has the password of its owner. */
export const PASSWORD = 'postgres.password'
/** Files of a running cluster that mean nothing in a copy: whose process it is, and the log, which is archived. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_wal\/.*|pg_(?:replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*|(?:.*\/)?pgsql_tmp.*|(?:.*\/)?pg_internal\.init.*)$/
/** Name of a base backup, by when it was begun. */
function baseNameOf(now: string): string {
  return `base-${now.slice(0, 19).replaceAll(':', '-')}Z`
}

export interface BaseBackupOptions {
  readonly databaseUrl: string
  /** Folder of the built-in database's data, absolute. */
  readonly dataDir: string
  /** Folder in which each backup is a folder of its own. */
  readonly into: string
  /** ISO instant that names the backup. */
  readonly now: string
  readonly say: (message: string) => void
}

/**
 * Copies the files of the built-in database while it runs, and reads the copy again; returns its path. With what is archived
 * since, it can be brought to any time from then on. The folder has its name only when it is whole and right.
 */
export async function writeBaseBackup({ databaseUrl, dataDir, into, now, say }: BaseBackupOptions): Promise<string> {
  const folder = join(into, baseNameOf(now))
  const unfinished = `${folder}.unfinished`
  const cluster = join(dataDir, 'postgres')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const files: StoredFile[] = []
    const copy = await copyCluster(databaseUrl, async () => {
      for (const path of await filesOf(cluster)) {
        if (LEFT_OUT.test(path)) continue
        const target = join('postgres', path)
        try {
          files.push({ path: target, ...(await copyFile(join(cluster, path), join(unfinished, target))) })
        } catch (error) {
          // Of a table that was dropped meanwhile; the log says so too.
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
          await rm(join(unfinished, target), { force: true })
        }
      }
    })
    files.push({ path: PASSWORD, ...(await copyFile(join(dataDir, PASSWORD), join(unfinished, PASSWORD))) })
    await writeManifest(unfinished, { format: 'anvil-base-1', version: await readVersion(), copy, files })
    await verifyBackup(unfinished, files)
    await rename(unfinished, folder)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    say(`${(bytes / 1e6).toFixed(1)} MB, read again and right: ${folder}`)
    say(`with the archive it can be brought to any time from ${copy.usableFrom} on`)
    return folder
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Removes from an archive what none of the base backups of a folder needs; returns how many segments went. */
export async function clearArchive(archive: string, into: string): Promise<number> {
  const names = (await readdir(into)).filter(name => /^base-.*Z$/.test(name)).sort()
  const [oldest] = names
  if (!oldest) return 0
  const manifest = await readManifest(join(into, oldest))
  return manifest.format === 'anvil-base-1' ? removeSegmentsBefore(archive, manifest.copy.firstSegment) : 0
}
