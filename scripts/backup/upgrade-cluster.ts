import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readMajor } from '../postgres/create-cluster.ts'
import { installOlderPostgres } from '../postgres/older-postgres.ts'
import { POSTGRES_MAJOR } from '../postgres/postgres-binaries.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

export interface UpgradeOptions {
  /** Absolute folder of the built-in database's data. */
  readonly dataDir: string
  /** Folder of the search index that is built of the database. */
  readonly searchFolder: string
  /** ISO instant that names the backup which is taken on the way. */
  readonly now: string
  readonly say: (message: string) => void
}

/**
 * Makes a cluster of the PostgreSQL of this release of one that an older PostgreSQL made, by a backup. The old one stays next to
 * it as `postgres-<major>`, and in its place when something fails.
 * Throws where there is nothing to upgrade, and for rules that the new one breaks.
 */
export async function upgradeCluster({ dataDir, searchFolder, now, say }: UpgradeOptions): Promise<void> {
  const [cluster, password] = [join(dataDir, 'postgres'), join(dataDir, 'postgres.password')]
  if (!existsSync(cluster)) throw new Error(`${dataDir} has no database`)
  const major = readMajor(cluster)
  if (major === POSTGRES_MAJOR) return say(`the database is of PostgreSQL ${major} already`)
  say(`fetching PostgreSQL ${major}`)
  const older = installOlderPostgres(major, join(dataDir, `postgresql-${major}`))
  const before = await startPostgres({ dataDir, older, log: say })
  const backup = await writeBackup({ databaseUrl: before.urlOf('anvil'), into: join(dataDir, 'backups'), now, say }).finally(() =>
    before.stop(),
  )
  const [old, oldPassword] = [join(dataDir, `postgres-${major}`), join(dataDir, `postgres-${major}.password`)]
  await rename(cluster, old)
  await rename(password, oldPassword)
  try {
    const manifest = await readManifest(backup)
    if (manifest.format !== 'anvil-backup-1') throw new Error(`${backup} is no backup of tables`)
    const after = await startPostgres({ dataDir, log: say })
    try {
      const databaseUrl = after.urlOf('anvil')
      const broken = await restoreBackup({ databaseUrl, backup, manifest, replaces: false, searchFolder, say })
      if (broken.length > 0) throw new Error(`What must always hold did not: ${broken.map(({ title }) => title).join(', ')}`)
    } finally {
      await after.stop()
    }
  } catch (error) {
    await rm(cluster, { recursive: true, force: true })
    await rm(password, { force: true })
    await rename(old, cluster)
    await rename(oldPassword, password)
    throw error
  }
  say(`the database is of PostgreSQL ${POSTGRES_MAJOR} now; once you are sure, remove ${old} and its password`)
}
