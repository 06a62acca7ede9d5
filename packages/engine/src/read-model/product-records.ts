import type { Language } from '@shop/domain/market'
import { type Attribute, isElsewhere, type ProductImage, type ProductTag } from '@shop/domain/product'
import type { RatingsDistribution } from '@shop/domain/review'
import { type RawBuilder, sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import type { PriceRecordRow, PriceRow } from '../product/price-rows.ts'

/** A variant as the read model stores it: what cards, pages and cart lines show, and every price. */
export interface VariantRecord {
  readonly id: number
  readonly sku: string
  readonly images: readonly ProductImage[]
  readonly attributes: readonly Attribute[]
  readonly prices: readonly PriceRow[]
  /** What its prices were, where one of them is or will be reduced: a reduction is compared with the past. */
  readonly priceRecords: readonly PriceRecordRow[]
}

/** A product as the read model stores it, without stock. Long texts, which only its own page shows, are not in it. */
export interface ProductRecord {
  readonly id: string
  readonly key: string
  readonly version: number
  readonly published: boolean
  /** ISO instant. */
  readonly createdAt: string
  readonly brand: string
  readonly model: string
  readonly family: string
  readonly tags: readonly ProductTag[]
  readonly isFreight: boolean
  readonly europeanArticleNumber: string
  /** In the order of their positions. */
  readonly categoryIds: readonly string[]
  /** Null while the product was never reviewed. */
  readonly ratings: RatingsDistribution | null
  readonly texts: Readonly<Partial<Record<Language, { readonly name: string; readonly slug: string }>>>
  /** The master variant first. */
  readonly variants: readonly [VariantRecord, ...VariantRecord[]]
}

/** Units of a SKU. */
export interface StockOfSku {
  /** Those that can be sold. */
  readonly available: number
  readonly sold: number
  /** The day, YYYY-MM-DD, on which more is expected; null where that is not known. */
  readonly expectedDelivery: string | null
  /** Units of all that were loaded that have not come yet. */
  readonly preorder: number
}

/** Products and the stock of their SKUs, of one moment. */
export interface ReadProducts {
  readonly products: readonly ProductRecord[]
  readonly stock: ReadonlyMap<string, StockOfSku>
}

/** The next ids of products after one, to read all of them; without it the first ones. */
export async function readProductIds({ db }: EngineContext, limit: number, after?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`} order by id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Products as they are now, unpublished ones included, in no order; those that do not exist are missing. */
export async function readProducts({ db }: EngineContext, ids: readonly string[]): Promise<ReadProducts> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(transaction => readProductsIn(transaction, ids))
}

const STOCK = sql`coalesce(entry.available, 0) as available, coalesce(entry.sold, 0) as sold,
  entry.expected_delivery::text as "expectedDelivery", coalesce(entry.preorder, 0) as preorder`

type TextRow = { readonly id: string; readonly texts: string }
type Ratings = { readonly id: string } & { readonly [Rating in `rating_${1 | 2 | 3 | 4 | 5}`]: number }
type VariantRow = Pick<VariantRecord, 'id' | 'sku' | 'images' | 'attributes'> & StockOfSku & { productId: string }

/** Plain rows, put together here: documents built in SQL cost four times as much. */
async function readProductsIn(db: Database, ids: readonly string[]): Promise<ReadProducts> {
  const of = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} = any(${ids}::uuid[])`
  const { rows: products } = await sql<Omit<ProductRecord, 'categoryIds' | 'ratings' | 'texts' | 'variants'>>`
    select id, key, version, published, created_at as "createdAt", brand, model, family, tags, is_freight as "isFreight",
      european_article_number as "europeanArticleNumber" from product where ${of('id')}`.execute(db)
  const { rows: variants } = await sql<VariantRow>`
    select product_id as "productId", variant_id as id, variant.sku, images, attributes, ${STOCK}
    from product_variant variant left join inventory_entry entry on entry.sku = variant.sku
    where ${of('product_id')} order by variant_id`.execute(db)
  const { rows: texts } = await sql<TextRow>`
    select product_id as id, string_agg(language || e'\\t' || slug || e'\\t' || name, e'\\n') as texts from product_text
    where ${of('product_id')} group by product_id`.execute(db)
  const { rows: categories } = await sql<{ id: string; categoryIds: string[] }>`
    select product_id as id, array_agg(category_id::text order by position) as "categoryIds" from product_category
    where ${of('product_id')} group by product_id`.execute(db)
  const { rows: ratings } = await sql<Ratings>`
    select product_id as id, rating_1, rating_2, rating_3, rating_4, rating_5 from review_statistics
    where ${of('product_id')}`.execute(db)
  const skus = variants.map(({ sku }) => sku)
  const prices = Map.groupBy(await readPrices(db, skus), ({ sku }) => sku)
  const reduced = skus.filter(sku => prices.get(sku)?.some(({ row }) => row.isDiscountActive))
  const records = Map.groupBy(reduced.length > 0 ? await readPriceRecords(db, reduced) : [], ({ sku }) => sku)
  const textsOf = new Map(texts.map(row => [row.id, row.texts]))
  const categoriesOf = new Map(categories.map(row => [row.id, row.categoryIds]))
  const ratingsOf = new Map(ratings.map(row => [row.id, row]))
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
  return {
    products: products.flatMap((product): ProductRecord[] => {
      const [master, ...others] = (variantsOf.get(product.id) ?? []).map(
        ({ id, sku, images, attributes }): VariantRecord => ({
          id,
          sku,
          images: images.filter(image => !isElsewhere(image)),
          attributes,
          prices: (prices.get(sku) ?? []).map(({ row }) => row),
          priceRecords: (records.get(sku) ?? []).map(({ row }) => row),
        }),
      )
      // A product without variants is one whose import has not ended.
      if (!master) return []
      const rating = ratingsOf.get(product.id)
      return [
        {
          ...product,
          categoryIds: categoriesOf.get(product.id) ?? [],
          ratings: rating
            ? { 1: rating.rating_1, 2: rating.rating_2, 3: rating.rating_3, 4: rating.rating_4, 5: rating.rating_5 }
            : null,
          texts: textsFrom(textsOf.get(product.id) ?? ''),
          variants: [master, ...others],
        },
      ]
    }),
    stock: new Map(
      variants.map(({ sku, available, sold, expectedDelivery, preorder }) => [
        sku,
        { available, sold, expectedDelivery, preorder },
      ]),
    ),
  }
}

function textsFrom(lines: string): ProductRecord['texts'] {
  if (lines === '') return {}
  return Object.fromEntries(
    lines.split('\n').map(line => {
      const [language = '', slug = '', ...name] = line.split('\t')
      return [language, { name: name.join('\t'), slug }]
    }),
  )
}

const DEFINITION = sql`currency, country, customer_group as "customerGroup", valid_from as "validFrom",
  valid_until as "validUntil", value_cent as value, discounted_cent as discounted, is_discount_active as "isDiscountActive",
  discount_valid_from as "discountValidFrom", discount_valid_until as "discountValidUntil"`

type Nullable<Row> = { readonly [Name in keyof Row]: Row[Name] | null }

function withoutNulls<Row extends object>(row: Nullable<Row>): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row
}

async function readPrices(db: Database, skus: readonly string[]): Promise<{ sku: string; row: PriceRow }[]> {
  const { rows } = await sql<Nullable<PriceRow> & { sku: string }>`
    select sku, id, ${DEFINITION} from price where sku = any(${skus}::text[]) order by id`.execute(db)
  return rows.map(({ sku, ...row }) => ({ sku, row: withoutNulls<PriceRow>(row) }))
}

/** What the prices of SKUs were, in the order in which that came into force. */
async function readPriceRecords(db: Database, skus: readonly string[]): Promise<{ sku: string; row: PriceRecordRow }[]> {
  const { rows } = await sql<Nullable<PriceRecordRow> & { sku: string }>`
    select sku, in_force_from as "from", ${DEFINITION} from price_record where sku = any(${skus}::text[])
    order by in_force_from, id`.execute(db)
  return rows.map(({ sku, ...row }) => ({ sku, row: withoutNulls<PriceRecordRow>(row) }))
}

/** The stock of the SKUs of products. */
export async function readStock({ db }: EngineContext, productIds: readonly string[]): Promise<Map<string, StockOfSku>> {
  const { rows } = await sql<StockOfSku & { sku: string }>`
    select variant.sku, ${STOCK} from product_variant variant left join inventory_entry entry on entry.sku = variant.sku
    where variant.product_id = any(${productIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ sku, ...stock }) => [sku, stock]))
}
