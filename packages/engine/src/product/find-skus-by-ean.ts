import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** The SKU that a European article number stands for. */
export interface SkuOfEan {
  readonly europeanArticleNumber: string
  readonly sku: string
}

/** The master variants of published products by their European article numbers; numbers of none are left out. */
export async function findSkusByEan({ db }: EngineContext, numbers: readonly string[]): Promise<SkuOfEan[]> {
  const { rows } = await sql<SkuOfEan>`
    select distinct on (product.european_article_number)
      product.european_article_number as "europeanArticleNumber", variant.sku
    from product join product_variant variant on variant.product_id = product.id and variant.variant_id = 1
    where product.published and product.european_article_number = any(${numbers}::text[])
    order by product.european_article_number, variant.sku`.execute(db)
  return rows
}
