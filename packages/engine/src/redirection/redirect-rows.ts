import type { CountryCode } from '@shop/domain/market'
import type { Redirection, RedirectionCode } from '@shop/domain/redirection'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** Redirections of one market as they were imported. */
export async function loadRedirects(db: Database, country: CountryCode): Promise<Redirection[]> {
  const rows = await db.selectFrom('redirect').select(['source', 'target', 'code']).where('country', '=', country).execute()
  return rows.map(({ source, target, code }) => ({ country, source, target, code: code as RedirectionCode }))
}

/** A redirection and the end of the chain it begins. */
export interface FlatRedirection extends Redirection {
  readonly finalTarget: string
}

/** Writes what is new or changed; returns the sources of that. */
export async function saveRedirects(db: Database, redirections: readonly FlatRedirection[]): Promise<string[]> {
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
