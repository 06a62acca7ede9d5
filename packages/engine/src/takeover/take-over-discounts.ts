import {
  type CartDiscountDraft,
  type CartDiscountTarget,
  type CartDiscountValue,
  type DiscountCodeDraft,
  normalizeDiscountCode,
} from '@shop/domain/discount'
import { CommerceError } from '@shop/domain/error'
import type { ImportedDiscount, ImportedDiscountValue } from '@shop/domain/takeover'
import { sql } from 'kysely'
import { selectKnownVariants } from '../catalogue/imported-variant-rows.ts'
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
    const { discount, code } = imported.discount && imported.code ? await asKnown(db, imported.discount, imported.code) : imported
    if (discount) kinds.push(await saveDiscount(context, discount))
    if (code) kinds.push(await saveCode(context, code))
    await sql`release savepoint discount`.execute(db)
    return { kind: kinds.includes('created') ? 'created' : kinds.includes('updated') ? 'updated' : 'unchanged' }
  } catch (error) {
    if (!(error instanceof CommerceError) && !/^2[23]/.test(sqlStateOf(error) ?? '')) throw error
    await sql`rollback to savepoint discount`.execute(db)
    const reason = error instanceof Error ? error.message : 'the discount cannot be kept'
    return { kind: 'refused', refusal: { reason: `${reason}; correct the discount or set it up by hand` } }
  }
}

type Discount = NonNullable<ImportedDiscount['discount']>
type Code = NonNullable<ImportedDiscount['code']>

/**
 * A code with its one discount, as a table of codes has them: where the shop knows the code and what it grants, that stays which discount it
 * is and what the table has no columns for.
 */
async function asKnown(db: Database, discount: Discount, code: Code): Promise<Required<ImportedDiscount>> {
  const { rows } = await sql<{ discount: CartDiscountDraft; code: DiscountCodeDraft }>`
    select granted.document as discount, code.document as code
    from discount_code code join discount_code_discount on discount_code_id = code.id join cart_discount granted on granted.id = cart_discount_id
    where normalized_code = ${normalizeDiscountCode(code.code)}`.execute(db)
  const [known] = rows
  if (!known || rows.length > 1) return { discount, code }
  const { id: _id, isActive: _isActive, validFrom: _from, validUntil: _until, ...before } = known.discount
  const { isActive, validFrom, validUntil } = discount
  return {
    discount: {
      ...before,
      isActive,
      ...(validFrom ? { validFrom } : {}),
      ...(validUntil ? { validUntil } : {}),
      ...(isOnWholeOrder(discount.target) && isOnWholeOrder(before.target) ? {} : { target: discount.target }),
      value: valueAfter(before.value, discount.value),
    },
    code: { ...code, ...(known.code.name ? { name: known.code.name } : {}), stores: known.code.stores, grants: [before.key] },
  }
}

function isOnWholeOrder(target: CartDiscountTarget | undefined): boolean {
  return target?.type === 'totalPrice' || (target?.type === 'lineItems' && target.predicate === 'true')
}

/** Amounts in other currencies stay. */
function valueAfter(before: CartDiscountValue, said: ImportedDiscountValue): ImportedDiscountValue {
  if (before.type !== 'absolute' || said.type !== 'absolute') return said
  const amountIn = (currency: string) => said.money.find(({ currencyCode }) => currencyCode === currency)
  const money = before.money.map(amount => amountIn(amount.currencyCode) ?? amount)
  const added = said.money.filter(({ currencyCode }) => !before.money.some(amount => amount.currencyCode === currencyCode))
  return { ...before, money: [...money, ...added] }
}

async function saveDiscount(context: EngineContext, discount: Discount): Promise<Kind> {
  const { rows } = await sql<{ id: string; document: object }>`
    select id, document from cart_discount where key = ${discount.key}`.execute(context.db)
  const [before] = rows
  const value = await knownValueOf(context.db, discount.value)
  const draft: CartDiscountDraft = { ...discount, value, id: before?.id ?? idOfName('cart-discount', discount.key) }
  if (before && isSameValue(before.document, draft)) return 'unchanged'
  await importCartDiscounts(context, [draft])
  return before ? 'updated' : 'created'
}

/** What a discount does here: a gift is one of the shop's own variants. */
async function knownValueOf(db: Database, value: ImportedDiscountValue): Promise<CartDiscountValue> {
  if (value.type !== 'giftLineItem') return value
  if ('foreignSku' in value) {
    const { foreignSku } = value
    const known = (await selectKnownVariants(db, [foreignSku])).get(foreignSku)
    return known?.productId ? { type: 'giftLineItem', sku: known.sku } : refuseGift(foreignSku)
  }
  const { productKey, variantId } = value
  const { rows } = await sql<{ sku: string }>`
    select sku from product_variant join product on product.id = product_id
    where key = ${productKey} and variant_id = ${variantId}`.execute(db)
  const [variant] = rows
  return variant ? { type: 'giftLineItem', sku: variant.sku } : refuseGift(`${productKey}, variant ${variantId}`)
}

function refuseGift(name: string): never {
  throw new CommerceError(
    { code: 'invalid-input', field: 'value' },
    `There is no product ${name} to give away; import the products first`,
  )
}

async function saveCode(context: EngineContext, { grants, ...code }: Code): Promise<Kind> {
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
