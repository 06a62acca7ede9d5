import type { AuditLine } from '@shop/domain/audit'
import type { EngineContext } from '../database/context.ts'

/** Which lines of the audit log are wanted; all conditions hold. */
export interface AuditCondition {
  readonly noun?: string
  /** Id of what was changed. */
  readonly subject?: string
  readonly actor?: string
  /** ISO instant from which on. */
  readonly since?: string
}

/** The newest lines of the audit log, the newest first. */
export async function findAuditLines({ db }: EngineContext, where: AuditCondition, limit: number): Promise<AuditLine[]> {
  const rows = await db
    .selectFrom('audit_line')
    .selectAll()
    .$if(where.noun !== undefined, query => query.where('noun', '=', where.noun ?? ''))
    .$if(where.subject !== undefined, query => query.where('subject', '=', where.subject ?? ''))
    .$if(where.actor !== undefined, query => query.where('actor', '=', where.actor ?? ''))
    .$if(where.since !== undefined, query => query.where('at', '>=', where.since ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: row.id,
    at: row.at,
    actor: row.actor,
    ...(row.system_user_name === null ? {} : { systemUserName: row.system_user_name }),
    command: row.command,
    noun: row.noun,
    ...(row.subject === null ? {} : { subject: row.subject }),
    action: row.action,
    fields: row.fields ?? [],
    before: row.before ?? {},
    after: row.after ?? {},
  }))
}
