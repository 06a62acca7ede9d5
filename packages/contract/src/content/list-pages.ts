import { LOCALES } from '@shop/domain/market'
import { list } from '../entity.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { pageEntrySchema } from './page-schema.ts'

/** The pages there are for a locale, with their titles: information pages, then brands (CMS-05). */
export const listPages = defineOperation({
  name: 'listPages',
  summary: 'Returns the pages of editors that exist for a locale.',
  cache: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 86_400 },
  params: z.strictObject({ locale: z.enum(LOCALES) }),
  result: z.strictObject({ pages: list(pageEntrySchema) }),
})
