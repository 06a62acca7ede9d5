import { CommerceError } from '@shop/domain/error'
import { type Attribute, formerNumbersOf, isFormerNumber, MAX_FORMER_NUMBERS, withFormerNumbers } from '@shop/domain/product'
import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { lockProductOfSku, raiseProductVersion } from './product-version.ts'
import { productSearchWordsOf } from './search-words.ts'

/** What becomes of the numbers that a variant was ordered by before. */
interface FormerNumbersChange {
  readonly sku: string
  readonly added?: readonly string[]
  readonly removed?: readonly string[]
}

/** The numbers a variant was ordered by before. Throws `CommerceError` `resource-not-found` for an unknown SKU. */
export async function findFormerNumbers({ db }: EngineContext, sku: string): Promise<readonly string[]> {
  return formerNumbersOf(await selectAttributes(db, sku))
}

/**
 * Adds and removes former numbers of a variant and returns those it has then. The product's version rises by one and the change is
 * told, unless nothing changes. Throws `CommerceError` `resource-not-found` for an unknown SKU, `invalid-input` for what is no number,
 * for one that the variant has or does not have, and for more than fifty.
 */
export async function changeFormerNumbers(
  context: EngineContext,
  { sku, added = [], removed = [] }: FormerNumbersChange,
): Promise<readonly string[]> {
  const wrong = added.find(number => !isFormerNumber(number))
  if (wrong !== undefined) refuse(`${wrong} is no number: letters, digits, blanks and . _ / + - with a digit, 64 at most`)
  return inTransaction(context, async db => {
    const { productId } = await lockProductOfSku(db, sku)
    const attributes = await selectAttributes(db, sku)
    const before = formerNumbersOf(attributes)
    const missing = removed.find(number => !before.includes(number))
    if (missing !== undefined) refuse(`${sku} was not ordered by ${missing}`)
    const numbers = [...new Set([...before.filter(number => !removed.includes(number)), ...added])]
    if (numbers.includes(sku)) refuse(`${sku} is the number it has now`)
    if (numbers.length > MAX_FORMER_NUMBERS) refuse(`a variant has at most ${MAX_FORMER_NUMBERS} former numbers`)
    if (JSON.stringify(numbers) === JSON.stringify(before)) return numbers
    await sql`
      update product_variant set attributes = ${JSON.stringify(withFormerNumbers(attributes, numbers))}::jsonb
      where sku = ${sku}`.execute(db)
    await rewriteSearchWords(db, productId)
    await raiseProductVersion(db, productId, context.now())
    return numbers
  })
}

function refuse(message: string): never {
  throw new CommerceError({ code: 'invalid-input', field: 'formerNumbers' }, message)
}

async function selectAttributes(db: Database, sku: string): Promise<readonly Attribute[]> {
  const { rows } = await sql<{ attributes: readonly Attribute[] }>`
    select attributes from product_variant where sku = ${sku}`.execute(db)
  const [variant] = rows
  if (!variant) throw new CommerceError({ code: 'resource-not-found', typeId: 'product', id: sku }, `There is no product ${sku}.`)
  return variant.attributes
}

/** Brings the words up to date by which the database finds a product while the search is filled. */
async function rewriteSearchWords(db: Database, productId: string): Promise<void> {
  const { rows } = await sql<{ language: string } & Parameters<typeof productSearchWordsOf>[0]>`
    select language, name, brand, model, european_article_number as "europeanArticleNumber",
      (select jsonb_agg(jsonb_build_object('sku', sku, 'attributes', attributes)) from product_variant
        where product_id = product.id) as variants
    from product_text join product on product.id = product_id where product_id = ${productId}`.execute(db)
  const words = rows.map(({ language, ...product }) => ({ language, words: productSearchWordsOf(product) }))
  await sql`
    update product_text set search = array_to_tsvector(words)
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as draft (language text, words text[])
    where product_id = ${productId} and product_text.language = draft.language`.execute(db)
}
