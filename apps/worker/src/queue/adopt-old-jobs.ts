import type { PgBoss } from 'pg-boss'

/** Where the migration of the engine has put the tables of pg-boss 10. */
const OLD = 'pgboss_10'

/**
 * Copies the jobs of pg-boss 10 into the tables of pg-boss 12 and deletes the old ones. Finished jobs are copied too: their
 * ids keep an event that is relayed again from being mailed again. Does nothing where there are no such tables. The archive stays
 * behind: it has only jobs finished or expired a month ago. Several workers may call this at the same time.
 */
export async function adoptOldJobs(boss: PgBoss): Promise<void> {
  const db = boss.getDb()
  const { rows } = await db.executeSql(`select to_regclass('${OLD}.queue') is not null as exists`)
  if (!rows[0]?.exists) return
  const { rows: queues } = await db.executeSql(`select name from ${OLD}.queue`)
  // A queue that no mail uses any more: its jobs are kept as well.
  for (const { name } of queues as { name: string }[]) await boss.createQueue(name)
  await db.executeSql(COPY)
}

// One statement, hence one transaction: a worker that is killed half-way has copied nothing and deleted nothing.
const COPY = `
do $$
begin
  perform pg_advisory_xact_lock(hashtext('${OLD}'));
  if to_regclass('${OLD}.job') is null then return; end if;
  insert into pgboss.job (
    id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, expire_seconds, deletion_seconds,
    singleton_key, singleton_on, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy
  )
  select
    old.id, old.name, old.priority, old.data, old.state::text::pgboss.job_state, old.retry_limit, old.retry_count,
    old.retry_delay, old.retry_backoff, extract(epoch from old.expire_in)::int, queue.deletion_seconds,
    old.singleton_key, old.singleton_on, old.start_after, old.created_on, old.started_on, old.completed_on, old.keep_until,
    old.output, old.dead_letter, queue.policy
  from ${OLD}.job as old
  join pgboss.queue as queue using (name)
  on conflict do nothing;
  drop schema ${OLD} cascade;
end
$$`
