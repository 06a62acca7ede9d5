import type { Language } from '@shop/domain/market'
import { DEFAULT_REVIEW_OFFSET, REVIEW_PAGE_SIZE, type Review } from '@shop/domain/review'
import type { EngineContext } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { selectOwnReviews } from './review-rows.ts'

export interface OwnReviewQuery {
  readonly owner: Owner
  readonly language: Language
  /** Default 10. */
  readonly limit?: number
  /** Default 0. */
  readonly offset?: number
}

/** A page of somebody's own reviews. */
export interface OwnReviewList {
  readonly results: Review[]
  readonly total: number
  readonly count: number
  readonly limit: number
  readonly offset: number
}

/** The owner's own reviews in every state, newest first; nobody else's are found (REV-17, rule A1). */
export async function myReviews(context: EngineContext, query: OwnReviewQuery): Promise<OwnReviewList> {
  const { owner, language, limit = REVIEW_PAGE_SIZE, offset = DEFAULT_REVIEW_OFFSET } = query
  const { reviews, total } = await selectOwnReviews(context.db, owner, { language, limit, offset })
  return { results: reviews, total, count: reviews.length, limit, offset }
}
