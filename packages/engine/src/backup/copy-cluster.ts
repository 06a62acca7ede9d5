import pg from 'pg'
import { openUnlimited } from './stored-tables.ts'

/** What PostgreSQL says of a copy of its files. */
export interface ClusterCopy {
  /** Text of `backup_label`, without which the copy cannot be started. */
  readonly label: string
  /** When the copy was begun, by the clock of the server. */
  readonly takenAt: string
  /** From when on the copy can be brought to any time, by the clock of the server. */
  readonly usableFrom: string
  /** Name of the first segment of the log that it needs. */
  readonly firstSegment: string
}

/**
 * Lets the files of a running cluster be copied, at a checkpoint; what is written meanwhile is in the log, which has to be
 * archived: returns once all that the copy needs is. Throws when nothing is archived.
 */
export async function copyCluster(databaseUrl: string, copy: () => Promise<void>): Promise<ClusterCopy> {
  const client = await openUnlimited(new pg.Client({ connectionString: databaseUrl, application_name: 'backup' }))
  try {
    const { rows: modes } = await client.query<{ mode: string }>(`select current_setting('archive_mode') as mode`)
    if (modes[0]?.mode === 'off')
      throw new Error('The database that runs archives nothing: set WAL_ARCHIVE_DIR and start it again.')
    const { rows: began } = await client.query<{ taken_at: Date; segment: string }>(
      `select clock_timestamp() as taken_at, pg_walfile_name(pg_backup_start('base backup', fast => true)) as segment`,
    )
    await copy()
    // Waits until what the copy needs is archived.
    const { rows: ended } = await client.query<{ label: string; usable_from: Date }>(
      'select labelfile as label, clock_timestamp() as usable_from from pg_backup_stop(wait_for_archive => true)',
    )
    const [begin] = began
    const [end] = ended
    if (!begin || !end) throw new Error('PostgreSQL did not say what the copy needs')
    return {
      label: end.label,
      takenAt: begin.taken_at.toISOString(),
      usableFrom: end.usable_from.toISOString(),
      firstSegment: begin.segment,
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
