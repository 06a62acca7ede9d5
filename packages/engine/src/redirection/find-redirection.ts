import type { CountryCode } from '@shop/domain/market'
import { type RedirectionAnswer, type RedirectionCode, sourcesOf } from '@shop/domain/redirection'
import type { EngineContext } from '../database/context.ts'

/** Where a page of a market has moved; undefined where nothing is known of a move (API-37). */
export async function findRedirection(
  context: EngineContext,
  { country, sourceUrl }: { readonly country: CountryCode; readonly sourceUrl: string },
): Promise<RedirectionAnswer | undefined> {
  const sources = sourcesOf(sourceUrl)
  if (sources.length === 0) return undefined
  const rows = await context.db
    .selectFrom('redirect')
    .select(['source', 'final_target', 'code'])
    .where('country', '=', country)
    .where('source', 'in', sources)
    .execute()
  const row = sources.flatMap(source => rows.find(candidate => candidate.source === source) ?? [])[0]
  return row && { redirectionCode: row.code as RedirectionCode, targetURL: row.final_target }
}
