import { LOCALES } from '@shop/domain/market'
import { line } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { contentSchema } from './content-schema.ts'

/** Content by its key, in the words of a locale; null under a key that is none (CMS-02, CMS-03). */
export const getContent = defineOperation({
  name: 'getContent',
  summary: 'Returns a piece of content in the words of a locale.',
  cache: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 86_400 },
  params: z.strictObject({ slug: line(100), locale: z.enum(LOCALES) }),
  result: z.strictObject({ content: contentSchema.nullable() }),
})
