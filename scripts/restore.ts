// Makes the shop from a backup: npm run restore -- .data/backups/anvil-2026-11-30T04-00-00Z
// Uses DATABASE_URL, else the built-in database in DATA_DIR; the shop has to be stopped.
import { resolve } from 'node:path'
import { migrate } from '@shop/engine/database'
import type { InvariantResult } from '@shop/engine/invariants'
import { RESTORE_USAGE, readRestoreSettings } from './backup/backup-settings.ts'
import { brokenRulesOf } from './backup/broken-rules.ts'
import { readManifest } from './backup/manifest.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { restoreToTime } from './backup/restore-to-time.ts'
import { readWalArchive } from './postgres/wal-archive.ts'
import { urlOfRunning, withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(async () => {
  const settings = readRestoreSettings(process.argv.slice(2))
  if (!settings) return console.log(RESTORE_USAGE)
  const { until, ...wanted } = settings
  const { DATABASE_URL, PICTURES_DIR, SEARCH_DIR } = process.env
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const common = {
    ...wanted,
    searchFolder: resolve(SEARCH_DIR || resolve(dataDir, 'search')),
    say: (message: string) => console.log(message),
  }
  const manifest = await readManifest(settings.backup)
  let broken: readonly InvariantResult[] = []
  if (manifest.format === 'anvil-backup-1') {
    if (until) throw new Error('--until is for a base backup (npm run backup -- --base); this one is of one moment.')
    const pictures = PICTURES_DIR && resolve(PICTURES_DIR)
    broken = await withDatabase(databaseUrl => restoreBackup({ ...common, databaseUrl, manifest, pictures }))
  } else {
    const archive = readWalArchive(process.env)
    if (DATABASE_URL || !archive)
      throw new Error('A base backup is of the built-in database: it needs WAL_ARCHIVE_DIR, and no DATABASE_URL.')
    if (urlOfRunning(dataDir)) throw new Error(`The database in ${dataDir} is running: stop the shop first.`)
    await restoreToTime({ ...common, manifest, dataDir, archive, until }, async databaseUrl => {
      await migrate(databaseUrl)
      broken = await brokenRulesOf(databaseUrl)
    })
  }
  for (const { rule, title, violations, offenders } of broken)
    console.log(`VIOLATED  ${rule}  ${title}: ${violations} (${offenders.join(', ')})`)
  if (broken.length > 0) process.exitCode = 1
  console.log(
    broken.length === 0 ? 'restored, and what must always hold does' : 'restored as it was, with what is violated above',
  )
})
