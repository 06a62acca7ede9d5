import { recommendationTypeOf } from '@shop/domain/recommendation'
import { type CacheTag, tagsOfChosen } from '../cache-tags.ts'
import { line, sku } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { productExample } from '../product/product-example.ts'
import { productProjectionSchema } from '../product/product-schema.ts'
import { z } from '../zod.ts'

/** Id of an engine, or of a shop, at a recommendation service. */
const serviceId = z.string().regex(/^[\da-f]{24}$/)

const recommendedProductSchema = z.strictObject({
  item_id: sku,
  /** What recommended it, for the events of shown and opened recommendations (TRACK-10). */
  recommendation_id: serviceId,
  engine_name: z.string(),
  product: productProjectionSchema,
})

export const recommendationOperations = defineOperations('recommendation', {
  /**
   * Products of the market that are recommended, in the form of the recommendation service: the first result's value list
   * (REC-01..REC-05). Similar products and those bought together need `sourceSku`; those of a cart need it and may say more about
   * the product; those seen last need the visitor's cookie alone. A service that fails recommends nothing (REC-08). `recommendation` is the name of the tracking
   * call about what was recommended (TRACK-10).
   */
  getRecommendations: {
    summary: 'Returns products that are recommended next to a product, for a cart, or to a visitor.',
    params: z.strictObject({
      /** Who asks: the id of the browser, or the one that all share, whose pages are the same. */
      bloomreachCookie: z.uuid(),
      typeId: serviceId,
      domainId: serviceId,
      languageAndCountry: localeSchema,
      sourceSku: sku.optional(),
      /** Keys of the categories of the product, of the second and third level. */
      categoryLvl2: line(256).optional(),
      categoryLvl3: line(256).optional(),
      productTitle: line(300).optional(),
    }),
    result: z.strictObject({
      results: z.array(z.strictObject({ success: z.boolean(), value: z.array(recommendedProductSchema) })),
      success: z.boolean(),
    }),
    // What is the same for all; the others depend on the visitor or on what is in a cart at the moment.
    cacheTags({ languageAndCountry, typeId, sourceSku }, { results }) {
      const type = recommendationTypeOf(languageAndCountry, typeId)
      if ((type !== 'similar-products' && type !== 'bought-together') || sourceSku === undefined) return undefined
      const products = results.flatMap(({ value }) => value.map(({ product }) => product))
      const ofSource: CacheTag[] = ['categories', 'attributes', `recommendations:${sourceSku}`, `sku:${sourceSku}`]
      return [...ofSource, ...tagsOfChosen(products)]
    },
    errors: [],
    rate: 'browsing',
    admitsItself: true,
    example: {
      params: {
        bloomreachCookie: '7b1c2f9a-6d1e-4d39-8f62-5f3c1b7f9a20',
        typeId: 'd2db126b0d9aac2667ca4206',
        domainId: '670e94afc2c2b96096bab66f',
        languageAndCountry: 'de-DE',
        sourceSku: 'EX30000102',
      },
      result: {
        results: [
          {
            success: true,
            value: [
              {
                item_id: 'EX30000101',
                recommendation_id: 'd2db126b0d9aac2667ca4206',
                engine_name: 'similar-products',
                product: productExample,
              },
            ],
          },
        ],
        success: true,
      },
    },
  },
})
