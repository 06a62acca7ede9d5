import * as reviews from '@shop/engine/review'
import type { OperationHandler } from '../call/operation-call.ts'

/** The session says who bought; a visitor without one has bought nothing (REV-09). */
export const addReview: OperationHandler<'addReview'> = async ({ engine, market, session }, draft) => {
  return { review: await reviews.addReview(engine, { owner: await session.owner(), market, draft }) }
}
