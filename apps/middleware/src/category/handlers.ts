import type { categoryOperations } from '@shop/contract/category'
import { findCategories, findCategoryUrls } from '@shop/engine/category'
import type { HandlersOf } from '../call/operation-call.ts'

export const categoryHandlers: HandlersOf<typeof categoryOperations> = {
  getCategory: async ({ engine, market, customQuery }, params) => {
    const results = await findCategories(engine, {
      ...(params.slug === undefined ? {} : { slug: params.slug }),
      languages: params.acceptLanguage,
      withSiblings: params.fetchSiblings ?? customQuery === 'category-with-siblings',
      withDetails: customQuery === 'category-details',
      ...(params.tree ? { tree: params.tree } : {}),
      currency: market.currency,
      country: market.country,
    })
    return { categories: { results } }
  },

  getCategoryUrls: async ({ engine }) => ({
    addresses: await findCategoryUrls(engine),
  }),
}
