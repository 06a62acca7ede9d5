import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** What a look at the whole audit log has found. */
export interface AuditVerdict {
  readonly lines: number
  /** Hash of the newest line (hex), which stands for all before it; kept elsewhere it proves that none was taken off the end. */
  readonly hash?: string
  /** Lines that are not as they were written, or whose neighbours are gone; none in an honest log. */
  readonly broken: readonly number[]
  /** Whether a hash that was kept elsewhere is still in the chain; missing where none was asked for. */
  readonly isHashKnown?: boolean
}

const LINES_AT_ONCE = 20_000

/** Recomputes the chain of the audit log, `LINES_AT_ONCE` lines per statement. */
export async function verifyAudit({ db }: EngineContext, knownHash?: string): Promise<AuditVerdict> {
  const broken: number[] = []
  let position = 0
  let lines = 0
  for (;;) {
    const { rows } = await sql<{ last: number | null; lines: number; broken: number[] | null }>`
      with part as (
        select seal.position, seal.line_id, seal.hash, lag(seal.hash) over w as previous, lag(seal.position) over w as before,
          line.id as found, audit_text(line) as text
        from audit_seal seal left join audit_line line on line.id = seal.line_id
        where seal.position between ${position} and ${position + LINES_AT_ONCE}
        window w as (order by seal.position)
      )
      select max(position) as last, count(*)::integer as lines,
        array_agg(line_id::integer order by position) filter (where found is null or coalesce(before, 0) <> position - 1
          or hash <> sha256(coalesce(previous, ''::bytea) || convert_to(coalesce(text, ''), 'UTF8'))) as broken
      from part where position > ${position}`.execute(db)
    const [part] = rows
    if (!part || part.last === null) break
    lines += part.lines
    broken.push(...(part.broken ?? []))
    position = part.last
  }
  return { lines, broken: [...broken, ...(await unsealedLines(db))], ...(await endOf(db)), ...(await isKnown(db, knownHash)) }
}

/** Lines that were written past the chain. */
async function unsealedLines(db: EngineContext['db']): Promise<number[]> {
  const rows = await db
    .selectFrom('audit_line')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('audit_seal').select('position').whereRef('audit_seal.line_id', '=', 'audit_line.id'))),
    )
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

async function endOf(db: EngineContext['db']): Promise<{ hash?: string }> {
  const row = await db.selectFrom('audit_seal').select('hash').orderBy('position', 'desc').limit(1).executeTakeFirst()
  return row ? { hash: Buffer.from(row.hash).toString('hex') } : {}
}

async function isKnown(db: EngineContext['db'], hash: string | undefined): Promise<{ isHashKnown?: boolean }> {
  if (hash === undefined) return {}
  const row = await db.selectFrom('audit_seal').select('position').where('hash', '=', Buffer.from(hash, 'hex')).executeTakeFirst()
  return { isHashKnown: row !== undefined }
}
