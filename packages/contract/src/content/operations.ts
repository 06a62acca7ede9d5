import { LOCALES } from '@shop/domain/market'
import { list } from '../entity.ts'
import { line } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { contentExample, contentSchema } from './content-schema.ts'
import { pageEntrySchema, pageExample, pageSchema } from './page-schema.ts'

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
      result: { pages: [{ slug: pageExample.slug, title: pageExample.title, locales: pageExample.locales }] },
    },
  },
})
