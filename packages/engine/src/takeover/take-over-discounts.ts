import { type CartDiscountDraft, normalizeDiscountCode } from '@shop/domain/discount'
import { CommerceError } from '@shop/domain/error'
import type { ImportedDiscount } from '@shop/domain/takeover'
import { sql } from 'kysely'
import { isSameValue } from '../catalogue/stored-product-rows.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { sqlStateOf } from '../database/database-failure.ts'
import { importCartDiscounts, importDiscountCodes } from '../discount/import-discounts.ts'
import { idOfName } from '../import-run/import-run.ts'
import type { TakeOverOutcome } from './take-over-outcome.ts'

type Kind = 'created' | 'updated' | 'unchanged'

/** Takes over discounts and codes of another shop by their keys; one that cannot be applied here is refused. Belongs into a transaction. */
export async function takeOverDiscounts(context: EngineContext, all: readonly ImportedDiscount[]): Promise<TakeOverOutcome[]> {
  const outcomes: TakeOverOutcome[] = []
  for (const imported of all) outcomes.push(await trySave(context, imported))
  return outcomes
}

async function trySave(context: EngineContext, imported: ImportedDiscount): Promise<TakeOverOutcome> {
  const { db } = context
  await sql`savepoint discount`.execute(db)
  try {
    const kinds: Kind[] = []
    if (imported.discount) kinds.push(await saveDiscount(context, imported.discount))
    if (imported.code) kinds.push(await saveCode(context, imported.code))
    await sql`release savepoint discount`.execute(db)
    return { kind: kinds.includes('created') ? 'created' : kinds.includes('updated') ? 'updated' : 'unchanged' }
  } catch (error) {
    if (!(error instanceof CommerceError) && !/^2[23]/.test(sqlStateOf(error) ?? '')) throw error
    await sql`rollback to savepoint discount`.execute(db)
    const reason = error instanceof Error ? error.message : 'the discount cannot be kept'
    return { kind: 'refused', refusal: { reason: `${reason}; correct the discount or set it up by hand` } }
  }
}

async function saveDiscount(context: EngineContext, discount: NonNullable<ImportedDiscount['discount']>): Promise<Kind> {
  const { rows } = await sql<{ id: string; document: object }>`
    select id, document from cart_discount where key = ${discount.key}`.execute(context.db)
  const [before] = rows
  const draft: CartDiscountDraft = { ...discount, id: before?.id ?? idOfName('cart-discount', discount.key) }
  if (before && isSameValue(before.document, draft)) return 'unchanged'
  await importCartDiscounts(context, [draft])
  return before ? 'updated' : 'created'
}

async function saveCode(context: EngineContext, { grants, ...code }: NonNullable<ImportedDiscount['code']>): Promise<Kind> {
  const normalized = normalizeDiscountCode(code.code)
  const { rows } = await sql<{ id: string; document: object }>`
    select id, document from discount_code where normalized_code = ${normalized}`.execute(context.db)
  const [before] = rows
  const cartDiscountIds = await idsOf(context.db, grants)
  const draft = { ...code, id: before?.id ?? idOfName('discount-code', normalized), cartDiscountIds }
  if (before && isSameValue(before.document, draft)) return 'unchanged'
  await importDiscountCodes(context, [draft])
  return before ? 'updated' : 'created'
}

async function idsOf(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string
    key: string
  }>`select id, key from cart_discount where key = any(${keys}::text[])`.execute(db)
  return keys.map(key => {
    const found = rows.find(row => row.key === key)
    if (!found) throw new CommerceError({ code: 'invalid-input', field: 'cartDiscounts' }, `There is no discount ${key}`)
    return found.id
  })
}
