import type { Language } from '@shop/domain/market'
import type { Review } from '@shop/domain/review'
import type { EngineContext } from '../database/context.ts'
import { selectLatestReviews } from './review-rows.ts'

/** The newest approved reviews of all products that say something in a language, written in it or translated (CMS-04). */
export async function findLatestReviews(
  { db }: EngineContext,
  query: { readonly language: Language; readonly limit: number },
): Promise<Review[]> {
  return selectLatestReviews(db, query)
}
