import type { JobsAside } from './take-jobs.ts'

/** Where the migration of the engine has put the tables of pg-boss 10. */
const OLD = 'pgboss_10'

/**
 * The jobs of pg-boss 10, in the form of pg-boss 12. The archive stays behind: it has only jobs finished or expired a month ago.
 */
export const OLD_JOBS: JobsAside = {
  schema: OLD,
  queues: `select name from ${OLD}.queue`,
  columns: `
    id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, expire_seconds, deletion_seconds,
    singleton_key, singleton_on, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy`,
  jobs: `
    select
      old.id, old.name, old.priority, old.data, old.state::text::pgboss.job_state, old.retry_limit, old.retry_count,
      old.retry_delay, old.retry_backoff, extract(epoch from old.expire_in)::int, queue.deletion_seconds,
      old.singleton_key, old.singleton_on, old.start_after, old.created_on, old.started_on, old.completed_on, old.keep_until,
      old.output, old.dead_letter, queue.policy
    from ${OLD}.job as old
    join pgboss.queue as queue using (name)`,
}
