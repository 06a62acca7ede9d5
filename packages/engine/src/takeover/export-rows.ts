import type { Customer } from '@shop/domain/customer'
import type { AttributeDefinition, ProductDraft, ProductImage } from '@shop/domain/product'
import { sql } from 'kysely'
import { selectStoredProducts } from '../catalogue/stored-product-rows.ts'
import { type StoredCategory, selectCategories } from '../category/category-rows.ts'
import { customerOfRow } from '../customer/customer-rows.ts'
import type { EngineContext } from '../database/context.ts'
import { selectSources } from '../imported-picture/imported-picture-rows.ts'
import { selectAttributeDefinitions } from '../product/attribute-definitions.ts'
import { isVirtual } from '../product/product-fields.ts'

/** Rows that are read at once: a product is some 40 kB of text. */
const PAGE = 100

/** A product with what other shop systems keep with it; pictures that were copied from another shop have their URL there. */
export interface ExportedProduct {
  readonly product: ProductDraft
  /** The number that another shop had for a variant, or its own, by SKU. */
  readonly foreignSkus: ReadonlyMap<string, string>
  /** Units that can be sold, by SKU; a variant without an entry is missing. */
  readonly stock: ReadonlyMap<string, number>
}

/** All products but the virtual ones, which no other shop knows, in the order of their keys. */
export async function* exportProducts({ db }: EngineContext): AsyncGenerator<ExportedProduct> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; key: string }>`
      select id, key from product where key > ${last}
        and not exists (select from product_variant variant where product_id = product.id and ${isVirtual(sql`variant.sku`)})
      order by key limit ${PAGE}`.execute(db)
    const ids = rows.map(({ id }) => id)
    const products = await selectStoredProducts(db, ids)
    const paths = [...products.values()].flatMap(({ variants }) => variants.flatMap(({ images }) => images.map(({ url }) => url)))
    const sources = await selectSources(db, paths)
    const { rows: variants } = await sql<{ sku: string; foreign_sku: string; available: number | null }>`
      select variant.sku, coalesce(foreign_sku, variant.sku) as foreign_sku, available from product_variant variant
      left join imported_variant using (sku) left join inventory_entry using (sku)
      where product_id = any(${ids}::uuid[])`.execute(db)
    const foreignSkus = new Map(variants.map(row => [row.sku, row.foreign_sku]))
    const stock = new Map(variants.flatMap(({ sku, available }) => (available === null ? [] : [[sku, available] as const])))
    for (const id of ids) {
      const product = products.get(id)
      if (product) yield { product: withSources(product, sources), foreignSkus, stock }
    }
    if (rows.length < PAGE) return
    last = rows.at(-1)?.key ?? ''
  }
}

/** A product with its pictures where they were copied from. */
function withSources(product: ProductDraft, sources: ReadonlyMap<string, string>): ProductDraft {
  const sourceOf = (image: ProductImage): ProductImage => {
    const url = sources.get(image.url)
    return url === undefined ? image : { ...image, url, widths: [] }
  }
  return { ...product, variants: product.variants.map(variant => ({ ...variant, images: variant.images.map(sourceOf) })) }
}

/** All customers in the order of their numbers, with what they were known by in another shop. Nothing of their passwords. */
export async function* exportCustomers({
  db,
}: EngineContext): AsyncGenerator<{ readonly customer: Customer; readonly foreignKey: string }> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('customer')
      .select([
        'id',
        'version',
        'customer_number',
        'email',
        'group_key',
        'document',
        sql<string | null>`foreign_key`.as('foreign_key'),
      ])
      .where('customer_number', '>', last)
      .orderBy('customer_number')
      .limit(PAGE)
      .execute()
    for (const { foreign_key, ...row } of rows)
      yield { customer: customerOfRow(row), foreignKey: foreign_key ?? row.customer_number }
    if (rows.length < PAGE) return
    last = rows.at(-1)?.customer_number ?? ''
  }
}

/** The categories and attributes of the shop, which are few. */
export async function exportStructure({ db }: EngineContext): Promise<{
  readonly categories: readonly StoredCategory[]
  readonly definitions: ReadonlyMap<string, AttributeDefinition>
}> {
  return { categories: await selectCategories(db), definitions: await selectAttributeDefinitions(db) }
}

/** Redirects that hold in all of some markets alike. */
export async function exportRedirects(
  { db }: EngineContext,
  countries: readonly string[],
): Promise<readonly { readonly source: string; readonly target: string }[]> {
  const { rows } = await sql<{ source: string; target: string }>`
    select source, target from redirect where country = any(${countries}::text[])
    group by source, target having count(*) = ${countries.length} order by source`.execute(db)
  return rows
}
