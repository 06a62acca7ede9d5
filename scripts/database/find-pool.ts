import { spawnSync } from 'node:child_process'

/** The oldest PgBouncer that prepares statements in transaction mode. */
export const OLDEST_POOL = [1, 21] as const

/** The program of PgBouncer that `PGBOUNCER` names, or the one in the path; undefined where neither is new enough. */
export function findPool(): string | undefined {
  const program = process.env.PGBOUNCER || 'pgbouncer'
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const [, major = 0, minor = 0] = stdout?.match(/PgBouncer (\d+)\.(\d+)/)?.map(Number) ?? []
  return major > OLDEST_POOL[0] || (major === OLDEST_POOL[0] && minor >= OLDEST_POOL[1]) ? program : undefined
}
