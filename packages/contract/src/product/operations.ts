import type { ProductUrl } from '@shop/domain/product'
import { MAX_PREDICATE_BYTES } from '@shop/domain/query-predicate'
import { MAX_QUICK_ORDER_LINES } from '@shop/domain/quick-order'
import { type ProductRelation, RELATION_KINDS } from '@shop/domain/relation'
import { PRODUCT_SORTS } from '@shop/domain/search'
import { type CacheTag, tagsOfChosen, tagsOfProducts } from '../cache-tags.ts'
import { entity, list } from '../entity.ts'
import { country, currencyCode, id, instant, key, language, limit, line, offset, sku, text } from '../fields.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { attributeFilter } from './attribute-filter.ts'
import { productDetailsExample, productExample, productUrlExample } from './product-example.ts'
import { productDetailsSchema, productImageSchema, productProjectionSchema, productTagSchema } from './product-schema.ts'

const conditions = z.strictObject({
  id: id.optional(),
  ids: z.array(id).max(100).optional(),
  key: key.optional(),
  slug: line(250).optional(),
  categoryIds: z.array(id).max(100).optional(),
  tags: z.array(productTagSchema).max(9).optional(),
  brand: line(80).optional(),
  isOnStock: z.boolean().optional(),
  /** Words to find in name, brand, model and item number. */
  text: text(200).optional(),
  /** Filters of one attribute are joined with or, those of different attributes with and. */
  attributes: z.array(attributeFilter).max(20).optional(),
  /** Predicates like those of a `where` text; all must be met. */
  customFilters: z.array(line(MAX_PREDICATE_BYTES)).max(5).optional(),
})

/** The predicate of the commerce API, such as `categories(key = "saws") and isOnStock = true`. */
const predicate = line(MAX_PREDICATE_BYTES)

/** Most products of one answer. */
export const MAX_PRODUCT_URLS = 1000

/** Products that go with another one for the same reason, the closest fit first. */
const productRelationSchema = entity<ProductRelation>('ProductRelation', {
  key: z.string(),
  kind: z.enum(RELATION_KINDS),
  isRequired: z.boolean(),
  reason: z.string().optional(),
  products: list(productProjectionSchema),
})

const productUrlSchema = entity<ProductUrl>('ProductUrl', {
  id: z.string(),
  sku,
  slug: localizedStringSchema,
  updatedAt: instant,
  soldIn: list(country),
  images: list(productImageSchema),
})

export const productOperations = defineOperations('product', {
  /**
   * Published products with prices of one country: by slug, id or SKU, of categories, with a text. The default form
   * is the card; the custom query `product-details` adds what a product page shows (API-23, API-39..42).
   */
  getProduct: {
    summary: 'Returns published products with prices of the market.',
    isCacheable: true,
    params: z.strictObject({
      where: z.union([conditions, predicate]).optional(),
      skus: z.array(sku).max(100).optional(),
      sort: z.enum(PRODUCT_SORTS).optional(),
      limit: limit.optional(),
      offset: offset.optional(),
      locale: language.optional(),
      currency: currencyCode.optional(),
      country: country.optional(),
    }),
    result: z.strictObject({
      products: z.strictObject({
        results: z.array(z.union([productProjectionSchema, productDetailsSchema])),
        total: z.int(),
        count: z.int(),
        limit: z.int(),
        offset: z.int(),
      }),
    }),
    customQueries: ['product-card', 'product-details'],
    cacheTags({ where, skus }, { products: { results } }) {
      const named = typeof where === 'object' ? (where.id ?? where.ids ?? where.key ?? where.slug ?? skus) : skus
      const isComplete = named !== undefined && results.length > 0
      return ['attributes', 'categories', ...tagsOfProducts(results), ...(isComplete ? [] : (['products'] as const))]
    },
    errors: [],
    rate: 'browsing',
    example: {
      params: { skus: ['EX30000101'], limit: 20 },
      customQuery: 'product-details',
      result: { products: { results: [productDetailsExample], total: 1, count: 1, limit: 20, offset: 0 } },
    },
  },
  /**
   * Where the pages of the products are that the market of the host sells, ordered by id, for sitemaps and feeds. `after`
   * goes on behind a product, `skip` finds where a part begins; `total` counts all and comes
   * without `after` only.
   */
  getProductUrls: {
    summary: 'Returns where the pages of the products of the market are, in all languages.',
    isCacheable: true,
    params: z.strictObject({
      after: id.optional(),
      skip: z.int().min(0).max(10_000_000).optional(),
      limit: z.int().min(1).max(MAX_PRODUCT_URLS).optional(),
    }),
    result: z.strictObject({ addresses: z.strictObject({ results: list(productUrlSchema), total: z.int().optional() }) }),
    cacheTags: () => ['products'],
    errors: [],
    rate: 'browsing',
    example: {
      params: { limit: 100 },
      result: { addresses: { results: [productUrlExample], total: 1 } },
    },
  },
  /** SKUs of published products by their EANs, for lists of item numbers; the master variant of each. */
  getSkusByEan: {
    summary: 'Returns the SKUs of products by their European article numbers.',
    params: z.strictObject({
      europeanArticleNumbers: z
        .array(line(13))
        .min(1)
        .max(MAX_QUICK_ORDER_LINES)
        .refine(numbers => new Set(numbers).size === numbers.length, 'A number is named once'),
    }),
    result: z.strictObject({ skus: z.array(z.strictObject({ europeanArticleNumber: z.string(), sku })) }),
    errors: [],
    rate: 'buying',
    example: {
      params: { europeanArticleNumbers: ['4006381333931'] },
      result: { skus: [{ europeanArticleNumber: '4006381333931', sku: 'EX30000101' }] },
    },
  },
  /** Products of a family to compare with each other, best first (API-32, PDP-15, PDP-16). */
  getComparisonProducts: {
    summary: 'Returns products of a family, ranked for a comparison.',
    isCacheable: true,
    params: z.strictObject({
      family: line(80),
      bware: z.boolean(),
      limit: z.int().min(1).max(30).optional(),
      locale: language.optional(),
    }),
    result: z.strictObject({ products: z.array(productProjectionSchema) }),
    cacheTags: (_params, { products }) => ['categories', ...tagsOfChosen(products)],
    errors: [],
    rate: 'browsing',
    example: { params: { family: 'fryer', bware: false, limit: 5 }, result: { products: [productExample] } },
  },
  /**
   * What fits what: products that go with a product, by the reason for it, what is required first, only what can be bought
   * now; and `bases`, the products that it goes with itself. Nothing for an unknown SKU (PDP-27).
   */
  getProductRelations: {
    summary: 'Returns products that fit a product, with reasons, and the products that it fits.',
    isCacheable: true,
    params: z.strictObject({ sku, locale: language.optional() }),
    result: z.strictObject({ relations: list(productRelationSchema), bases: list(productProjectionSchema) }),
    cacheTags: ({ sku }, { relations, bases }) => [
      ...(['attributes', 'categories', `sku:${sku}`] as CacheTag[]),
      ...tagsOfChosen(relations.flatMap(({ products }) => products)),
      ...tagsOfProducts(bases),
    ],
    errors: [],
    rate: 'browsing',
    example: {
      params: { sku: 'EX30000101', locale: 'en' },
      result: {
        relations: [
          {
            key: 'baskets-of-fryer',
            kind: 'accessory',
            isRequired: false,
            reason: 'For tanks of 8 l',
            products: [productExample],
          },
        ],
        bases: [],
      },
    },
  },
  /**
   * What goes well with a product: products of the categories it refers to, those on stock first, never the product
   * itself. The first SKU that exists is the base product. Empty where the store has switched it off (API-33, COMP-01..05).
   */
  getComplementaryProductsBySku: {
    summary: 'Returns products that go well with a product.',
    isCacheable: true,
    params: z.strictObject({
      skus: z.array(sku).min(1).max(100),
      options: z.strictObject({ limit: z.int().min(1).max(4).optional(), isOnStock: z.boolean().optional() }).optional(),
      locale: language.optional(),
    }),
    result: z.strictObject({ products: z.array(productProjectionSchema), baseProduct: productProjectionSchema.nullable() }),
    cacheTags: ({ skus }, { products, baseProduct }) => [
      ...(['stores', 'categories', ...skus.map((sku): CacheTag => `sku:${sku}`)] as CacheTag[]),
      ...tagsOfProducts(baseProduct ? [baseProduct] : []),
      ...tagsOfChosen(products),
    ],
    errors: [],
    rate: 'browsing',
    example: {
      params: { skus: ['EX30000101'], options: { limit: 4 } },
      result: { products: [productExample], baseProduct: productExample },
    },
  },
})
