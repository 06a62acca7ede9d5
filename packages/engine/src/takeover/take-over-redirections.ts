import type { RedirectionProblem } from '@shop/domain/redirection'
import type { ImportedRedirection } from '@shop/domain/takeover'
import type { EngineContext } from '../database/context.ts'
import { saveRedirections } from '../redirection/import-redirections.ts'
import type { TakeOverOutcome } from './take-over-outcome.ts'

const REASONS: Readonly<Record<RedirectionProblem, string>> = {
  'unknown-country': 'this shop has no market for it',
  'unreadable-source': 'the old URL is no path of the shop such as /pages/about; correct it',
  'home-as-source': 'the home page cannot move; remove the row',
  'unsafe-target': 'the new URL is no path of this shop such as /pages/about; correct it',
  'unknown-code': 'the code is neither 301 nor 308; correct it',
  loop: 'the redirect would lead back to itself; remove one of them',
}

/** Takes over where pages of another shop have moved, in all of their markets or in none. Belongs into a transaction. */
export async function takeOverRedirections(
  { db }: EngineContext,
  redirections: readonly ImportedRedirection[],
): Promise<TakeOverOutcome[]> {
  const rows = redirections.flatMap(({ source, target, countries }, index) =>
    countries.map(country => ({ index, row: { country, source, target } })),
  )
  const { taken, problems } = await saveRedirections(
    db,
    rows.map(({ row }) => row),
  )
  const problemOf = new Map(problems.map(({ row, problem }) => [rows[row]?.index, problem]))
  const kinds = Map.groupBy([...taken], ([row]) => rows[row]?.index)
  return redirections.map(({ source }, index): TakeOverOutcome => {
    const problem = problemOf.get(index)
    if (problem) return { kind: 'refused', refusal: { reason: REASONS[problem], field: 'source', value: source } }
    const own = new Set((kinds.get(index) ?? []).map(([, kind]) => kind))
    return { kind: own.has('created') ? 'created' : own.has('updated') ? 'updated' : 'unchanged' }
  })
}
