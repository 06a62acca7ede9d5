// Backs up all that the shop has stored: npm run backup
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BACKUP_USAGE, readBackupSettings } from './backup/backup-settings.ts'
import { keepNewest } from './backup/keep-newest.ts'
import { writeBackup } from './backup/write-backup.ts'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(async () => {
  const settings = readBackupSettings(process.argv.slice(2), process.env)
  if (!settings) return console.log(BACKUP_USAGE)
  const { into, keep } = settings
  await mkdir(into, { recursive: true, mode: 0o700 })
  const pictures = process.env.PICTURES_DIR && resolve(process.env.PICTURES_DIR)
  const now = new Date().toISOString()
  await withDatabase(databaseUrl => writeBackup({ databaseUrl, into, pictures, now, say: message => console.log(message) }))
  if (keep === 0) return
  for (const name of await keepNewest(into, keep)) console.log(`removed: ${name}`)
})
