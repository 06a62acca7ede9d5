import type { PgBoss } from 'pg-boss'

/** Jobs that were put next to the queue, in a schema of their own, until a worker takes them. */
export interface JobsAside {
  readonly schema: string
  /** A query that gives the name of each of their queues. */
  readonly queues: string
  /** What `pgboss.job` gets of them, and a query that gives it. */
  readonly columns: string
  readonly jobs: string
}

/**
 * Takes jobs into the queue and deletes where they were. Finished ones too: their ids keep an event that is relayed again from being
 * mailed again. Does nothing without any; several workers may call this at the same time.
 */
export async function takeJobs(boss: PgBoss, aside: JobsAside): Promise<void> {
  const db = boss.getDb()
  const { rows } = await db.executeSql(`select to_regclass('${aside.schema}.job') is not null as exists`)
  if (!rows[0]?.exists) return
  const { rows: queues } = await db.executeSql(aside.queues)
  // A queue that no mail uses any more: its jobs are kept as well.
  for (const { name } of queues as { name: string }[]) await boss.createQueue(name)
  await db.executeSql(statementFor(aside))
}

/** One statement, hence one transaction: a worker that is killed half-way has taken nothing and deleted nothing. */
function statementFor({ schema, columns, jobs }: JobsAside): string {
  return `
    do $$
    begin
      perform pg_advisory_xact_lock(hashtext('${schema}'));
      if to_regclass('${schema}.job') is null then return; end if;
      insert into pgboss.job (${columns}) ${jobs} on conflict do nothing;
      drop schema ${schema} cascade;
    end
    $$`
}
