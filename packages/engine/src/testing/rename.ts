import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Changes the name of a SKU's product in one language, in one transaction; slugs stay. Returns the name before. */
export async function renameProduct({ db }: EngineContext, sku: string, language: string, name: string): Promise<string> {
  const { rows } = await sql<{ before: string }>`
    with before as (
      select product_id, name from product_text
      where language = ${language} and product_id = (select product_id from product_variant where sku = ${sku})
    )
    update product_text set name = ${name} from before
    where product_text.product_id = before.product_id and language = ${language}
    returning before.name as before`.execute(db)
  return onlyOne(rows).before
}

/** Changes the name of a category in one language, in one transaction; slugs stay. Returns the name before. */
export async function renameCategory({ db }: EngineContext, id: string, language: string, name: string): Promise<string> {
  const { rows } = await sql<{ before: string }>`
    with before as (select id, document #>> array['name', ${language}::text] as name from category where id = ${id})
    update category set version = version + 1,
      document = jsonb_set(document, array['name', ${language}::text], to_jsonb(${name}::text))
    from before where category.id = before.id
    returning before.name as before`.execute(db)
  return onlyOne(rows).before
}

function onlyOne<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('There is nothing to rename')
  return row
}
