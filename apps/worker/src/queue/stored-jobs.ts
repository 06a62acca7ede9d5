import type { JobsAside } from './take-jobs.ts'

/** What a backup keeps of a job, with the types under which a restore keeps it until a worker takes it. */
const COLUMNS = {
  id: 'uuid',
  name: 'text',
  priority: 'integer',
  data: 'jsonb',
  state: 'text',
  retry_limit: 'integer',
  retry_count: 'integer',
  retry_delay: 'integer',
  retry_backoff: 'boolean',
  expire_seconds: 'integer',
  deletion_seconds: 'integer',
  singleton_key: 'text',
  singleton_on: 'timestamp',
  start_after: 'timestamptz',
  created_on: 'timestamptz',
  started_on: 'timestamptz',
  completed_on: 'timestamptz',
  keep_until: 'timestamptz',
  output: 'jsonb',
  dead_letter: 'text',
  policy: 'text',
}
const NAMES = Object.keys(COLUMNS)
const LIST = NAMES.join(', ')
/** Jobs of a backup that no worker has taken since it was restored. */
const RESTORED = 'restored_jobs'

/** Runs a query on the database that is backed up. */
type Query = (text: string) => Promise<{ rows: unknown[] }>

/** The jobs of a shop as a backup has them: a query that gives them, or none before the worker has run for the first time. */
export async function storedJobsOf(query: Query): Promise<{ name: string; query: string }[]> {
  const { rows } = await query(`
    select table_schema as schema from information_schema.tables
    where table_name = 'job' and table_schema in ('pgboss', '${RESTORED}') order by 1`)
  if (rows.length === 0) return []
  const jobs = (rows as { schema: string }[]).map(
    ({ schema }) => `select ${LIST.replace('state', 'state::text')} from ${schema}.job`,
  )
  return [{ name: STORED_JOBS.name, query: jobs.join(' union all ') }]
}

/** Where a restore puts the jobs: next to the queue, whose tables are the queue's own business. */
export const STORED_JOBS = {
  name: 'queue.job',
  columns: NAMES,
  into: `${RESTORED}.job`,
  create: `create schema ${RESTORED}; create table ${RESTORED}.job (${Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`,
} as const

/** The jobs of a restored backup. */
export const RESTORED_JOBS: JobsAside = {
  schema: RESTORED,
  queues: `select distinct name from ${RESTORED}.job order by name`,
  columns: LIST,
  jobs: `select ${LIST.replace('state', 'state::pgboss.job_state')} from ${RESTORED}.job`,
}
