import { LOCALES } from '@shop/domain/market'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { manualTextsExample } from './manual-texts-example.ts'
import { manualTextsSchema } from './manual-texts-schema.ts'

export const manualOperations = defineOperations('content', {
  /** The texts of manuals for a locale; null where it has no texts (PDP-23). */
  getManualTexts: {
    summary: 'Returns the texts of which product manuals are made, for a locale.',
    isCacheable: true,
    params: z.strictObject({ locale: z.enum(LOCALES) }),
    result: z.strictObject({ manualTexts: manualTextsSchema.nullable() }),
    cacheTags: () => ['content'],
    errors: [],
    rate: 'browsing',
    example: { params: { locale: 'de-AT' }, result: { manualTexts: manualTextsExample } },
  },
})
