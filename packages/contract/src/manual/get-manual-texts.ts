import { LOCALES } from '@shop/domain/market'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { manualTextsSchema } from './manual-texts-schema.ts'

/** The words of manuals in the words of a locale; null where there are none (PDP-23). */
export const getManualTexts = defineOperation({
  name: 'getManualTexts',
  summary: 'Returns the words of which the manuals of products are made, for a locale.',
  cache: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 86_400 },
  params: z.strictObject({ locale: z.enum(LOCALES) }),
  result: z.strictObject({ manualTexts: manualTextsSchema.nullable() }),
})
