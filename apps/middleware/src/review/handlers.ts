import type { reviewOperations } from '@shop/contract/review'
import { defaultLanguageOf } from '@shop/domain/market'
import * as reviews from '@shop/engine/review'
import { findInvitedItems, readInvitationLink } from '@shop/engine/review-invitation'
import type { HandlersOf } from '../call/operation-call.ts'

export const reviewHandlers: HandlersOf<typeof reviewOperations> = {
  getReview: async ({ catalogue, market }, { productId, locale, ...page }) => {
    return {
      reviews: await catalogue.findReviews({ ...page, where: { productId }, language: locale ?? defaultLanguageOf(market) }),
    }
  },

  reviewsSearch: async ({ catalogue, market }, params) => {
    const { where, locale, ...page } = params
    const { target, ...conditions } = where
    const language = locale ?? defaultLanguageOf(market)
    return { reviews: await catalogue.findReviews({ ...page, where: { productId: target.id, ...conditions }, language }) }
  },
  getLatestReviews: async ({ engine, market }, { locale, limit = 3 }) => {
    return { reviews: await reviews.findLatestReviews(engine, { language: locale ?? defaultLanguageOf(market), limit }) }
  },
  /** The session says who bought; a visitor without one has bought nothing (REV-09). */
  addReview: async ({ engine, market, session }, { invitation, ...draft }) => {
    const invitedOrderId = invitation === undefined ? undefined : await readInvitationLink(engine, invitation)
    return { review: await reviews.addReview(engine, { owner: await session.owner(), market, draft, invitedOrderId }) }
  },

  getReviewInvitation: async ({ engine }, { invitation }) => {
    const items = await findInvitedItems(engine, invitation)
    return { reviewInvitation: items ? { items: [...items] } : null }
  },

  myReviews: async ({ engine, market, session }, { locale, ...page }) => {
    const language = locale ?? defaultLanguageOf(market)
    return { me: { reviews: await reviews.myReviews(engine, { ...page, owner: await session.owner(), language }) } }
  },
}
