import { id, language, limit, offset } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { storeExample } from './store-example.ts'
import { storeSchema } from './store-schema.ts'

export const storeOperations = defineOperations('store', {
  /**
   * Stores by key or id; without condition the store of the host (API-27). The custom query `store-with-rating` adds what
   * the published reviews of a store's country come to (SHELL-36).
   */
  getStores: {
    summary: 'Returns stores.',
    isCacheable: true,
    params: z.strictObject({
      where: z
        .strictObject({
          key: z
            .string()
            .regex(/^[a-z]{2}$/)
            .optional(),
          id: id.optional(),
          ids: z.array(id).max(100).optional(),
        })
        .optional(),
      sort: z.enum(['key asc', 'key desc']).optional(),
      limit: limit.optional(),
      offset: offset.optional(),
      locale: language.optional(),
    }),
    result: z.strictObject({ stores: z.strictObject({ results: z.array(storeSchema) }) }),
    customQueries: ['store-with-rating'],
    cacheTags: (_params, { stores }) => [
      'stores',
      ...stores.results.flatMap(({ country, rating }) => (rating ? [`rating:${country}` as const] : [])),
    ],
    errors: [],
    rate: 'browsing',
    example: { params: { where: { key: 'de' } }, result: { stores: { results: [storeExample] } } },
  },
})
