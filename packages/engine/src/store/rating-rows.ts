import type { CountryCode } from '@shop/domain/market'
import type { Rating } from '@shop/domain/review'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** How often each number of stars was given in the published reviews, by the country they were written in. */
export async function selectRatings(db: Database): Promise<Map<CountryCode, Partial<Record<Rating, number>>>> {
  const { rows } = await sql<{ country: CountryCode; rating: Rating; count: number }>`
    select split_part(locale, '-', 2) as country, rating, count(*) as count from review
    where state = 'approved' and included_in_statistics
    group by 1, 2`.execute(db)
  const ratings = new Map<CountryCode, Partial<Record<Rating, number>>>()
  for (const { country, rating, count } of rows) ratings.set(country, { ...ratings.get(country), [rating]: count })
  return ratings
}
