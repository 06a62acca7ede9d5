import { defaultLanguageOf } from '@shop/domain/market'
import * as reviews from '@shop/engine/review'
import type { OperationHandler } from '../call/operation-call.ts'

export const myReviews: OperationHandler<'myReviews'> = async ({ engine, market, session }, { locale, ...page }) => {
  const language = locale ?? defaultLanguageOf(market)
  return { me: { reviews: await reviews.myReviews(engine, { ...page, owner: await session.owner(), language }) } }
}
