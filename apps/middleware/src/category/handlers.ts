import type { categoryOperations } from '@shop/contract/category'
import type { HandlersOf } from '../call/operation-call.ts'

export const categoryHandlers: HandlersOf<typeof categoryOperations> = {
  getCategory: async ({ catalogue, market, customQuery }, params) => {
    const results = await catalogue.findCategories({
      ...(params.slug === undefined ? {} : { slug: params.slug }),
      languages: params.acceptLanguage,
      withSiblings: params.fetchSiblings ?? customQuery === 'category-with-siblings',
      withDetails: customQuery === 'category-details',
      ...(params.tree ? { tree: params.tree } : {}),
      country: market.country,
    })
    return { categories: { results } }
  },

  getCategoryUrls: async ({ catalogue }) => ({ addresses: await catalogue.findCategoryUrls() }),
}
