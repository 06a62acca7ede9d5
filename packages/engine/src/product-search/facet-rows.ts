import type { ExpressionRange, FacetExpression } from '@shop/domain/product-search'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import type { FacetResult, ProductSearch, RangesFacetResult, TermsFacetResult } from './product-search.ts'
import { isOneOf, isWithin } from './search-condition.ts'
import { termsOf } from './search-terms.ts'

const MAX_TERMS = 200

/** Counts one facet over the products of a source (`from … where …`). */
export async function selectFacet(
  db: Database,
  source: SqlFragment,
  facet: FacetExpression,
  search: ProductSearch,
  now: string,
): Promise<FacetResult> {
  const terms = termsOf(facet.path, search, now)
  const { condition } = facet
  if (condition.kind === 'ranges') return selectRanges(db, source, terms, condition.ranges)
  return selectTerms(db, source, terms, condition.kind === 'values' ? isOneOf(condition.values) : sql`true`)
}

async function selectTerms(
  db: Database,
  source: SqlFragment,
  terms: SqlFragment,
  wanted: SqlFragment,
): Promise<TermsFacetResult> {
  const { rows } = await sql<Omit<TermsFacetResult, 'kind' | 'other'>>`
    with matched as materialized (select product.id ${source}),
    found as (
      select product.id, term.value from matched join product using (id) cross join lateral (${terms}) as term
      where term.value is not null
    ), counted as (
      select term.value, count(distinct term.id) as count from found as term where ${wanted} group by term.value
    )
    select (select count(*) from matched where id not in (select id from found)) as missing,
      (select coalesce(sum(count), 0)::bigint from counted) as total,
      (select coalesce(jsonb_agg(jsonb_build_object('term', value, 'count', count) order by count desc, value), '[]')
        from (select * from counted order by count desc, value limit ${MAX_TERMS}) as most) as terms`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate without a row')
  const shown = row.terms.reduce((sum, { count }) => sum + count, 0)
  return { kind: 'terms', ...row, other: row.total - shown }
}

async function selectRanges(
  db: Database,
  source: SqlFragment,
  terms: SqlFragment,
  ranges: readonly ExpressionRange[],
): Promise<RangesFacetResult> {
  const counts = ranges.map(
    (range, index) => sql`
      select ${index}::integer as place, count(distinct id) as count, count(*) as "totalCount",
        coalesce(min(value::numeric), 0)::float8 as min, coalesce(max(value::numeric), 0)::float8 as max,
        coalesce(avg(value::numeric), 0)::float8 as mean, coalesce(sum(value::numeric), 0)::float8 as total
      from found as term where ${isWithin(range, sql`<`)}`,
  )
  const { rows } = await sql<Omit<RangesFacetResult['ranges'][number], 'from' | 'to'> & { place: number }>`
    with matched as materialized (select product.id ${source}),
    found as materialized (
      select product.id, term.value from matched join product using (id) cross join lateral (${terms}) as term
      where jsonb_typeof(term.value) = 'number'
    )
    select * from (${sql.join(counts, sql` union all `)}) as counted order by place`.execute(db)
  return {
    kind: 'ranges',
    ranges: rows.map(({ place, ...counted }) => ({ ...boundsOf(ranges[place]), ...counted })),
  }
}

function boundsOf(range: ExpressionRange | undefined): { from: number | null; to: number | null } {
  const bound = (value: ExpressionRange['from']) => (typeof value === 'number' ? value : null)
  return { from: bound(range?.from), to: bound(range?.to) }
}
