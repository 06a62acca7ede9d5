import { LOCALES } from '@shop/domain/market'
import { list } from '../entity.ts'
import { line } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { articleEntrySchema, articleExample, articleSchema } from './article-schema.ts'
import { contentExample, contentSchema } from './content-schema.ts'
import { pageEntrySchema, pageExample, pageSchema } from './page-schema.ts'

const { blocks: _blocks, lead: _lead, source: _source, ...articleEntryExample } = articleExample

export const contentOperations = defineOperations('content', {
  /** Content by its key, as written for a locale; null under an unknown key (CMS-02, CMS-03). */
  getContent: {
    summary: 'Returns content as written for a locale.',
    isCacheable: true,
    params: z.strictObject({ slug: line(100), locale: z.enum(LOCALES) }),
    result: z.strictObject({ content: contentSchema.nullable() }),
    cacheTags: () => ['content'],
    errors: [],
    rate: 'browsing',
    example: { params: { slug: 'shop-by-department', locale: 'de-AT' }, result: { content: contentExample } },
  },
  /** A page that editors write, by its slug, as written for a locale; null under an unknown slug (CMS-02, CMS-03). */
  getPage: {
    summary: 'Returns a page of editors as written for a locale.',
    isCacheable: true,
    params: z.strictObject({ slug: line(100), locale: z.enum(LOCALES) }),
    result: z.strictObject({ page: pageSchema.nullable() }),
    cacheTags: () => ['content'],
    errors: [],
    rate: 'browsing',
    example: { params: { slug: 'payment', locale: 'de-AT' }, result: { page: pageExample } },
  },
  /** An article of the inspirations by its slug, as written for a locale; null where it is not written in it (ROUTE-26). */
  getArticle: {
    summary: 'Returns an article as written for a locale.',
    isCacheable: true,
    params: z.strictObject({ slug: line(100), locale: z.enum(LOCALES) }),
    result: z.strictObject({ article: articleSchema.nullable() }),
    cacheTags: () => ['content'],
    errors: [],
    rate: 'browsing',
    example: { params: { slug: 'choosing-a-fryer', locale: 'de-AT' }, result: { article: articleExample } },
  },
  /** The articles that are written for a locale, the newest first (ROUTE-26). */
  listArticles: {
    summary: 'Returns the articles that exist for a locale.',
    isCacheable: true,
    params: z.strictObject({ locale: z.enum(LOCALES) }),
    result: z.strictObject({ articles: list(articleEntrySchema) }),
    cacheTags: () => ['content'],
    errors: [],
    rate: 'browsing',
    example: { params: { locale: 'de-AT' }, result: { articles: [articleEntryExample] } },
  },
  /** The pages there are for a locale, with their titles: information pages, then brands (CMS-05). */
  listPages: {
    summary: 'Returns the pages of editors that exist for a locale.',
    isCacheable: true,
    params: z.strictObject({ locale: z.enum(LOCALES) }),
    result: z.strictObject({ pages: list(pageEntrySchema) }),
    cacheTags: () => ['content'],
    errors: [],
    rate: 'browsing',
    example: {
      params: { locale: 'de-AT' },
      result: { pages: [{ slug: 'payment', title: pageExample.title, locales: pageExample.locales }] },
    },
  },
})
