import type { contentOperations } from '@shop/contract/content'
import type { HandlersOf } from '../call/operation-call.ts'

export const contentHandlers: HandlersOf<typeof contentOperations> = {
  getContent: async ({ content }, { slug, locale }) => ({
    content: content.find(slug, locale) ?? null,
  }),

  getPage: async ({ content }, { slug, locale }) => ({
    page: content.findPage(slug, locale) ?? null,
  }),

  getArticle: async ({ content }, { slug, locale }) => ({ article: content.findArticle(slug, locale) ?? null }),

  listArticles: async ({ content }, { locale }) => ({ articles: content.articlesOf(locale) }),

  listPages: async ({ content }, { locale }) => ({ pages: content.pagesOf(locale) }),
}
