import { defaultLanguageOf } from '@shop/domain/market'
import { searchReviews } from '@shop/engine/review'
import type { OperationHandler } from '../call/operation-call.ts'

export const reviewsSearch: OperationHandler<'reviewsSearch'> = async ({ engine, market }, params) => {
  const { where, locale, ...page } = params
  const { target, ...conditions } = where
  const language = locale ?? defaultLanguageOf(market)
  return { reviews: await searchReviews(engine, { ...page, where: { productId: target.id, ...conditions }, language }) }
}
