// Backs up all that the shop has stored: npm run backup
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BACKUP_USAGE, readBackupSettings } from './backup/backup-settings.ts'
import { clearArchive, writeBaseBackup } from './backup/base-backup.ts'
import { keepNewest } from './backup/keep-newest.ts'
import { writeBackup } from './backup/write-backup.ts'
import { readWalArchive } from './postgres/wal-archive.ts'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(async () => {
  const settings = readBackupSettings(process.argv.slice(2), process.env)
  if (!settings) return console.log(BACKUP_USAGE)
  const { into, keep, isBase } = settings
  const { DATABASE_URL, DATA_DIR, PICTURES_DIR } = process.env
  const archive = readWalArchive(process.env)
  if (isBase && (DATABASE_URL || !archive))
    throw new Error('--base copies the built-in database: it needs WAL_ARCHIVE_DIR, and no DATABASE_URL.')
  await mkdir(into, { recursive: true, mode: 0o700 })
  const common = { into, now: new Date().toISOString(), say: (message: string) => console.log(message) }
  const pictures = PICTURES_DIR && resolve(PICTURES_DIR)
  await withDatabase(databaseUrl =>
    isBase
      ? writeBaseBackup({ ...common, databaseUrl, dataDir: resolve(DATA_DIR || '.data') })
      : writeBackup({ ...common, databaseUrl, pictures }),
  )
  if (keep === 0) return
  for (const name of await keepNewest(into, isBase ? 'base' : 'anvil', keep)) console.log(`removed: ${name}`)
  const cleared = isBase && archive ? await clearArchive(archive, into) : 0
  if (cleared > 0) console.log(`removed: ${cleared} segments of the archive that no base backup needs`)
})
