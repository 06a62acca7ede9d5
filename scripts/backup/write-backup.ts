import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpTables } from '@shop/engine/backup'
import { storedJobsOf } from '../../apps/worker/src/queue/stored-jobs.ts'
import { readVersion, rowsFileOf, writeManifest } from './manifest.ts'
import { copyFile, filesOf, type StoredFile, storeRows, verifyBackup } from './stored-files.ts'

export interface BackupOptions {
  readonly databaseUrl: string
  /** Folder in which each backup is a folder of its own. */
  readonly into: string
  /** Folder of the owner's product pictures; without one those of the demo shop are in the release. */
  readonly pictures?: string | undefined
  /** ISO instant that names the backup. */
  readonly now: string
  readonly say: (message: string) => void
}

/** Name of a backup, by when it was begun. */
function backupNameOf(now: string): string {
  return `anvil-${now.slice(0, 19).replaceAll(':', '-')}Z`
}

/**
 * Writes all that a shop has stored into a new folder and reads it again; returns its path. The folder has its name only when it
 * is whole and right. The shop may sell meanwhile.
 */
export async function writeBackup({ databaseUrl, into, pictures, now, say }: BackupOptions): Promise<string> {
  const folder = join(into, backupNameOf(now))
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  // What customers have told the shop is in it.
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 })
  try {
    const files: StoredFile[] = []
    const shape = await dumpTables(databaseUrl, {
      extras: client => storedJobsOf(text => client.query(text)),
      store: async (name, rows) => {
        const path = rowsFileOf(name)
        files.push({ path, ...(await storeRows(rows, join(unfinished, path))) })
      },
    })
    for (const path of pictures ? await filesOf(pictures) : []) {
      const target = join('pictures', path)
      files.push({ path: target, ...(await copyFile(join(pictures as string, path), join(unfinished, target))) })
    }
    await writeManifest(unfinished, { format: 'anvil-backup-1', version: await readVersion(), shape, files })
    await verifyBackup(unfinished, files)
    await rename(unfinished, folder)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const rows = files.reduce((sum, file) => sum + (file.rows ?? 0), 0)
    say(`${rows} rows of ${shape.tables.length} tables and ${files.filter(file => file.rows === undefined).length} pictures`)
    say(`${(bytes / 1e6).toFixed(1)} MB, read again and right: ${folder}`)
    return folder
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
