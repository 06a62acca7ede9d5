import type { GoodsFacts } from '@shop/domain/fiscal'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

interface GoodsRow {
  readonly sku: string
  readonly ean: string
  readonly place: string | null
  readonly attributes: readonly { readonly name: string; readonly value: unknown }[]
}

/** What the warehouse and customs have to know of items, by SKU; items that are no longer in the catalogue are left out. */
export async function findGoodsFacts(
  { db }: Pick<EngineContext, 'db'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, GoodsFacts>> {
  const { rows } = await sql<GoodsRow>`
    select variant.sku, product.european_article_number as ean, place, variant.attributes
    from product_variant variant join product on product.id = variant.product_id
    left join storage_place on storage_place.sku = variant.sku
    where variant.sku = any(${skus}::text[])`.execute(db)
  return new Map(rows.map(row => [row.sku, factsOf(row)]))
}

function factsOf({ sku, ean, place, attributes }: GoodsRow): GoodsFacts {
  const values = new Map(attributes.map(({ name, value }) => [name, value]))
  const [hsCode, countryOfOrigin] = [values.get('hsCode'), values.get('countryOfOrigin')]
  const [netWeight, grossWeight] = [values.get('netWeight'), values.get('grossWeight')]
  const hazards = values.get('hazards')
  return {
    ...{ sku, europeanArticleNumber: ean },
    ...(place === null ? {} : { place }),
    hasBattery: Array.isArray(hazards) && hazards.includes('battery'),
    ...(isText(hsCode) ? { hsCode } : {}),
    ...(isText(countryOfOrigin) ? { countryOfOrigin } : {}),
    ...(typeof netWeight === 'number' ? { netWeight } : {}),
    ...(typeof grossWeight === 'number' ? { grossWeight } : {}),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
