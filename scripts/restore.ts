// Makes the shop from a backup: npm run restore -- .data/backups/anvil-2026-11-30T04-00-00Z
// Uses DATABASE_URL, else the built-in database in DATA_DIR; the shop has to be stopped.
import { resolve } from 'node:path'
import { RESTORE_USAGE, readRestoreSettings } from './backup/backup-settings.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(async () => {
  const settings = readRestoreSettings(process.argv.slice(2))
  if (!settings) return console.log(RESTORE_USAGE)
  const { DATA_DIR, PICTURES_DIR, SEARCH_DIR } = process.env
  const broken = await withDatabase(databaseUrl =>
    restoreBackup({
      ...settings,
      databaseUrl,
      pictures: PICTURES_DIR && resolve(PICTURES_DIR),
      searchFolder: resolve(SEARCH_DIR || resolve(DATA_DIR || '.data', 'search')),
      say: message => console.log(message),
    }),
  )
  for (const { rule, title, violations, offenders } of broken)
    console.log(`VIOLATED  ${rule}  ${title}: ${violations} (${offenders.join(', ')})`)
  if (broken.length > 0) process.exitCode = 1
  console.log(
    broken.length === 0 ? 'restored, and what must always hold does' : 'restored as it was, with what is violated above',
  )
})
