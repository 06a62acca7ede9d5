import { LOCALES } from '@shop/domain/market'
import { line } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { pageSchema } from './page-schema.ts'

/** A page that editors write, by its slug, in the words of a locale; null under a slug that is none (CMS-02, CMS-03). */
export const getPage = defineOperation({
  name: 'getPage',
  summary: 'Returns a page of editors in the words of a locale.',
  cache: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 86_400 },
  params: z.strictObject({ slug: line(100), locale: z.enum(LOCALES) }),
  result: z.strictObject({ page: pageSchema.nullable() }),
})
