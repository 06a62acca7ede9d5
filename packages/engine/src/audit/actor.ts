import type { Actor, AuditAction } from '@shop/domain/audit'
import { sql, type Transaction } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import type { Tables } from '../database/tables.ts'

/** What someone does: who, and by which command or call. */
export interface AuditedWork {
  readonly actor: Actor
  /** Such as `orders cancel`. */
  readonly command: string
}

/**
 * Settings of the connections on which a command works: all they change is noted in the audit log, in the transaction of the
 * change. With `isReading` the database refuses every change on them, so that a command that says it reads cannot change unnoted.
 */
export function auditParameters({ actor, command }: AuditedWork, isReading: boolean): Readonly<Record<string, string>> {
  return {
    'shop.actor': actor.name,
    'shop.command': command,
    ...(actor.systemUserName === undefined ? {} : { 'shop.system_user': actor.systemUserName }),
    ...(isReading ? { default_transaction_read_only: 'on' } : {}),
  }
}

/** Runs work in a transaction of which the audit log notes who did it; for processes whose connections serve everyone. */
export function inAuditedTransaction<T>(
  context: EngineContext,
  audited: AuditedWork,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return inTransaction(context, async transaction => {
    await sayWhoWorks(transaction, audited)
    return work(transaction)
  })
}

/** Notes what has no row of its own; `transaction` is that of `inAuditedTransaction`. */
export async function addAuditLine(
  transaction: Transaction<Tables>,
  line: { readonly noun: string; readonly subject?: string; readonly action: AuditAction },
): Promise<void> {
  await sql`select add_audit_line(${line.noun}, ${line.subject ?? null}, ${line.action}, null, null, null)`.execute(transaction)
}

/** Notes whose data are about to be shown, and for what reason where one has to be given. Connections that only read may write this alone. */
export async function noteReads(
  context: EngineContext,
  work: AuditedWork,
  reads: { readonly noun: string; readonly subjects: readonly string[]; readonly reason?: string },
): Promise<void> {
  if (reads.subjects.length === 0) return
  await inTransaction(context, async transaction => {
    await sql`set transaction read write`.execute(transaction)
    await sayWhoWorks(transaction, work)
    const after = reads.reason === undefined ? null : JSON.stringify({ reason: reads.reason })
    await sql`select add_audit_line(${reads.noun}, subject, 'read', null, null, ${after}::jsonb)
      from unnest(${[...new Set(reads.subjects)]}::text[]) subject`.execute(transaction)
  })
}

async function sayWhoWorks(transaction: Transaction<Tables>, { actor, command }: AuditedWork): Promise<void> {
  await sql`select set_config('shop.actor', ${actor.name}, true), set_config('shop.command', ${command}, true),
    set_config('shop.system_user', ${actor.systemUserName ?? ''}, true)`.execute(transaction)
}
