import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const BACKUP_USAGE = `npm run backup -- [--base] [--to FOLDER] [--keep N]

Writes all that the shop has stored into a new folder, while it sells, and reads it again.

  --base        copies the files of the built-in database instead: with WAL_ARCHIVE_DIR it can be brought to any later time
  --to FOLDER   folder in which each backup is a folder of its own (BACKUP_DIR, else backups in DATA_DIR)
  --keep N      removes all but the newest N backups of the kind there once the new one is right (BACKUP_KEEP, else 7; 0 keeps all)

Works on DATABASE_URL, else on the shop in DATA_DIR (.data), running or not. Settings, and with them passwords and keys, are in
no backup. PICTURES_DIR is backed up where it is set.`

export const RESTORE_USAGE = `npm run restore -- BACKUP [--until TIME] [--replace]

Makes the shop from a backup, which may be of an earlier release; the shop has to be stopped.

  --until TIME  of a base backup: brings the database to a time, such as 2026-11-30T12:00:00Z; without it to the end of WAL_ARCHIVE_DIR
  --replace     what is there, the shop in the database and pictures in PICTURES_DIR, goes once the backup is in its place

Works on DATABASE_URL, else on the built-in database in DATA_DIR (.data).`

/** What the command to back up was told. */
export interface BackupSettings {
  readonly into: string
  /** How many backups stay; 0: all. */
  readonly keep: number
  /** Whether the files of the built-in database are copied instead of its rows. */
  readonly isBase: boolean
}

/** Reads the command line and the environment. Throws with one line that says what is wrong; undefined: help is wanted. */
export function readBackupSettings(args: readonly string[], env: NodeJS.ProcessEnv): BackupSettings | undefined {
  const options = {
    base: { type: 'boolean' },
    to: { type: 'string' },
    keep: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) return undefined
  const into = values.to || env.BACKUP_DIR || resolve(env.DATA_DIR || '.data', 'backups')
  const [name, text] = values.keep === undefined ? ['BACKUP_KEEP', env.BACKUP_KEEP || '7'] : ['--keep', values.keep]
  if (!/^\d{1,4}$/.test(text)) throw new Error(`${name} ${text} is not a number from 0 to 9999`)
  return { into: resolve(into), keep: Number(text), isBase: values.base ?? false }
}

/** What the command to restore was told. */
export interface RestoreSettings {
  readonly backup: string
  readonly replaces: boolean
  /** ISO instant to which a base backup is brought. */
  readonly until: string | undefined
}

/** Reads the command line. Throws with one line that says what is wrong; undefined: help is wanted. */
export function readRestoreSettings(args: readonly string[]): RestoreSettings | undefined {
  const options = { until: { type: 'string' }, replace: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (values.help) return undefined
  const [backup, ...more] = positionals
  if (backup === undefined) throw new Error('no backup is named: npm run restore -- .data/backups/anvil-...')
  if (more.length > 0) throw new Error(`one backup is restored at a time, and ${positionals.length} are named`)
  // Without a zone it would be read as the time of the machine.
  const until = values.until
  if (until !== undefined && (!/(?:Z|[+-]\d\d:\d\d)$/.test(until) || Number.isNaN(Date.parse(until))))
    throw new Error(`--until ${until} is not a time with its zone, such as 2026-11-30T12:00:00Z`)
  return { backup: resolve(backup), replaces: values.replace ?? false, until: until && new Date(until).toISOString() }
}
