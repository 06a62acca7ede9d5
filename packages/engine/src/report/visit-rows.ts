import { type StageCount, VISIT_STAGES } from '@shop/domain/report'
import { sql } from 'kysely'
import { inPeriod, ofCountry, type ReportQuery } from './report-query.ts'

/** Types of events that a visit does; others, such as the confirmation of a newsletter by mail, are not part of a visit. */
const VISIT_EVENTS = ['view_item', 'view_category', 'cart_update', 'checkout', 'purchase', 'recommendation']

/**
 * Visits by the farthest stage they came to. A visit is what a browser does without a pause of half an hour. Rows are sorted
 * once, by browser and time; both windows and the grouping go along that order.
 */
export async function selectVisitStages(query: ReportQuery): Promise<StageCount[]> {
  const { rows } = await sql<{ country: string; stage: number; visits: number }>`
    with event as (
        select browser_id, occurred_at, right(locale, 2) as country,
          case type
            when 'view_item' then 1
            when 'cart_update' then case properties ->> 'action' when 'add' then 2 else 0 end
            when 'checkout' then 2 + (properties ->> 'step_number')::integer
            when 'purchase' then 7
            else 0
          end as stage,
          case when occurred_at - lag(occurred_at) over browser < interval '30 minutes' then 0 else 1 end as begins
        from tracking_event
        where ${inPeriod(sql`occurred_at`, query)} and ${ofCountry(sql`right(locale, 2)`, query)} and type = any(${VISIT_EVENTS})
        window browser as (partition by browser_id order by occurred_at)),
      numbered as (
        select browser_id, country, stage,
          sum(begins) over (partition by browser_id order by occurred_at rows unbounded preceding) as number
        from event),
      visit as (select min(country) as country, max(stage) as stage from numbered group by browser_id, number)
    select country, stage, count(*)::integer as visits from visit group by country, stage order by country, stage`.execute(
    query.db,
  )
  return rows.flatMap(({ country, stage, visits }) => {
    const name = VISIT_STAGES[stage]
    return name ? [{ country, stage: name, visits }] : []
  })
}
