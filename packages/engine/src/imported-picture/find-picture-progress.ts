import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** How far the copying of pictures has come. */
export interface PictureProgress {
  readonly copied: number
  readonly waiting: number
  readonly failed: number
}

/** A picture whose last attempt failed. */
export interface PictureProblem {
  readonly url: string
  /** Whether it is not tried again by itself. */
  readonly isFailed: boolean
  readonly attempts: number
  readonly problem: string
  /** ISO instant of the next attempt, where there is one. */
  readonly dueAt: string
}

/** How many pictures of other shops are copied, to be copied, given up. */
export async function findPictureProgress({ db }: EngineContext): Promise<PictureProgress> {
  const { rows } = await sql<{ state: keyof PictureProgress; total: number }>`
    select state, count(*)::integer as total from imported_picture group by state`.execute(db)
  return { copied: 0, waiting: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, total }) => [state, total])) }
}

/** The pictures that could not be copied so far, given up ones first, at most `limit`. */
export async function findPictureProblems({ db }: EngineContext, limit: number): Promise<readonly PictureProblem[]> {
  const { rows } = await sql<PictureProblem>`
    select url, state = 'failed' as "isFailed", attempts, problem,
      to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt"
    from imported_picture where problem is not null order by state = 'failed' desc, url limit ${limit}`.execute(db)
  return rows
}
