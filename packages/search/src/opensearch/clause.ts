/** A clause of the query language. */
export type Clause = Readonly<Record<string, unknown>>

/** Documents with a word. */
export function term(field: string, value: string, boost: number): Clause {
  return { term: { [field]: { value, boost } } }
}

/** Documents with a word that begins so. */
export function prefix(field: string, value: string, boost: number): Clause {
  return { prefix: { [field]: { value, boost } } }
}

/** As many clauses as a cluster takes in one query, unless it is told otherwise. */
export const MAX_CLAUSES = 1024
/** What filters and orders add to a query has room next to it. */
const MAX_IN_GROUP = MAX_CLAUSES - 100
const LEAVES: ReadonlySet<string> = new Set(['term', 'terms', 'prefix', 'fuzzy', 'range', 'exists', 'match_all'])

/** How many clauses a cluster counts in a part of a query: those that are not made of others. */
export function countClauses(part: unknown): number {
  if (Array.isArray(part)) return part.reduce<number>((sum, each) => sum + countClauses(each), 0)
  if (typeof part !== 'object' || part === null) return 0
  return Object.entries(part).reduce((sum, [kind, body]) => sum + (LEAVES.has(kind) ? 1 : countClauses(body)), 0)
}

/** Alternatives in so many groups that each is a query that a cluster takes. */
export function inGroups(alternatives: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = []
  let room = 0
  for (const clause of alternatives) {
    const count = countClauses(clause)
    if (count > room) {
      groups.push([])
      room = MAX_IN_GROUP
    }
    groups.at(-1)?.push(clause)
    room -= count
  }
  return groups
}
