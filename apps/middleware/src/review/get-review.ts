import { defaultLanguageOf } from '@shop/domain/market'
import { searchReviews } from '@shop/engine/review'
import type { OperationHandler } from '../call/operation-call.ts'

export const getReview: OperationHandler<'getReview'> = async ({ engine, market }, { productId, locale, ...page }) => {
  return {
    reviews: await searchReviews(engine, { ...page, where: { productId }, language: locale ?? defaultLanguageOf(market) }),
  }
}
