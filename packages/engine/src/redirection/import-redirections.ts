import type { CountryCode } from '@shop/domain/market'
import {
  createRedirectionGraph,
  parseRedirection,
  type Redirection,
  type RedirectionCode,
  type RedirectionProblem,
  type RedirectionRow,
} from '@shop/domain/redirection'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/context.ts'

/** What an import came to. Rows are counted from 0. */
export interface RedirectionImport {
  /** Redirections that are now new or different, those included whose chain got another end. */
  readonly changed: number
  /** What became of each row that was taken. */
  readonly taken: ReadonlyMap<number, 'created' | 'updated' | 'unchanged'>
  readonly problems: readonly { readonly row: number; readonly problem: RedirectionProblem }[]
}

interface Draft {
  readonly row: number
  readonly redirection: Redirection
}

/**
 * Takes over redirections by country and source; a row that cannot be taken is reported and keeps no other back.
 * Chains are flattened, and a row that would lead back to itself is refused. Running it again changes nothing.
 */
export async function importRedirections(context: EngineContext, rows: readonly RedirectionRow[]): Promise<RedirectionImport> {
  return inTransaction(context, transaction => saveRedirections(transaction, rows))
}

/** The same as a part of a transaction. */
export async function saveRedirections(db: Database, rows: readonly RedirectionRow[]): Promise<RedirectionImport> {
  const parsed = rows.map((text, row) => ({ row, result: parseRedirection(text) }))
  const unreadable = parsed.flatMap(({ row, result }) => (typeof result === 'string' ? [{ row, problem: result }] : []))
  const drafts = parsed.flatMap(({ row, result }) => (typeof result === 'string' ? [] : [{ row, redirection: result }]))
  const countries = [...new Set(drafts.map(({ redirection }) => redirection.country))].sort()

  // Two imports at once could close a circle that neither of them sees.
  await sql`lock table redirect in share row exclusive mode`.execute(db)
  const imported: RedirectionImport[] = []
  for (const country of countries) {
    const own = drafts.filter(({ redirection }) => redirection.country === country)
    imported.push(await importCountry(db, country, own))
  }
  const problems = [...unreadable, ...imported.flatMap(answer => answer.problems)].sort((a, b) => a.row - b.row)
  const taken = new Map(imported.flatMap(answer => [...answer.taken]))
  return { changed: imported.reduce((sum, answer) => sum + answer.changed, 0), taken, problems }
}

async function importCountry(db: Database, country: CountryCode, drafts: readonly Draft[]): Promise<RedirectionImport> {
  const known = await loadRedirects(db, country)
  const graph = createRedirectionGraph(known)
  const stored = new Map(known.map(redirection => [redirection.source, redirection]))
  const all = new Map<string, Redirection>(stored)
  const problems: RedirectionImport['problems'][number][] = []
  const taken = new Map<number, 'created' | 'updated' | 'unchanged'>()
  for (const { row, redirection } of drafts) {
    const { source, target, code } = redirection
    const before = all.get(source)
    if (graph.add(redirection)) {
      taken.set(row, !before ? 'created' : before.target === target && before.code === code ? 'unchanged' : 'updated')
      all.set(source, redirection)
    } else problems.push({ row, problem: 'loop' })
  }
  const flat = [...all.values()].map(redirection => ({
    ...redirection,
    finalTarget: graph.finalTargetOf(redirection.source) ?? redirection.target,
  }))
  // A statement that changes nothing would still have every process read the table again.
  const changed = flat.filter(({ source, target, finalTarget, code }) => {
    const before = stored.get(source)
    return before?.target !== target || before.finalTarget !== finalTarget || before.code !== code
  })
  if (changed.length === 0) return { changed: 0, taken, problems }
  return { changed: (await saveRedirects(db, changed)).length, taken, problems }
}

/** Redirections of one market as they were imported. */
async function loadRedirects(db: Database, country: CountryCode): Promise<FlatRedirection[]> {
  const rows = await db
    .selectFrom('redirect')
    .select(['source', 'target', 'final_target', 'code'])
    .where('country', '=', country)
    .execute()
  return rows.map(({ source, target, final_target: finalTarget, code }) => {
    return { country, source, target, finalTarget, code: code as RedirectionCode }
  })
}

/** A redirection and the end of the chain it begins. */
export interface FlatRedirection extends Redirection {
  readonly finalTarget: string
}

/** Writes what is new or changed; returns the sources of that. */
async function saveRedirects(db: Database, redirections: readonly FlatRedirection[]): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    insert into redirect (country, source, target, final_target, code)
    select country, source, target, "finalTarget", code
    from jsonb_to_recordset(${JSON.stringify(redirections)}::jsonb)
      as draft (country text, source text, target text, "finalTarget" text, code smallint)
    on conflict (country, source) do update
    set target = excluded.target, final_target = excluded.final_target, code = excluded.code
    where (redirect.target, redirect.final_target, redirect.code)
      is distinct from (excluded.target, excluded.final_target, excluded.code)
    returning source`.execute(db)
  return rows.map(({ source }) => source)
}
