import type { CartDiscount, DiscountCode, LowestPrice } from '@shop/domain/discount'
import { CommerceError } from '@shop/domain/error'
import { moneyOf } from '@shop/domain/money'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** A code as its owner sees it: with how often orders use it. */
export type CountedCode = DiscountCode & { readonly applications: number }

/** A discount as its owner sees it: with the code that grants it, where one does. */
export interface OwnedDiscount {
  readonly discount: CartDiscount
  readonly code?: CountedCode
  /** How many codes grant it. */
  readonly codes: number
}

interface OwnedRow extends Omit<OwnedDiscount, 'code'> {
  readonly code: CountedCode | null
}

/** Discounts, by falling sort order; of one that several codes grant, once with each. `name` is a key, or a code in its compared form. */
export async function selectOwnedDiscounts(
  db: Database,
  name?: { readonly key: string; readonly code: string | undefined },
): Promise<OwnedDiscount[]> {
  const { rows } = await sql<OwnedRow>`
    select discount.document || jsonb_build_object('version', discount.version, 'isActive', discount.is_active) as discount,
      code.document || jsonb_build_object('version', code.version, 'applications', code.applications) as code,
      (select count(*)::integer from discount_code_discount other where other.cart_discount_id = discount.id) as codes
    from cart_discount discount
    left join discount_code_discount granted on granted.cart_discount_id = discount.id
    left join discount_code code on code.id = granted.discount_code_id
    where ${name?.key ?? null}::text is null or discount.key = ${name?.key ?? null}
      or code.normalized_code = ${name?.code ?? null}
    order by discount.sort_order desc, discount.id, code.normalized_code`.execute(db)
  return rows.map(({ code, ...row }) => ({ ...row, ...(code ? { code } : {}) }))
}

/** Makes owners who change discounts at the same time wait for one another: each sees what the other has written. */
export async function lockDiscounts(db: Database): Promise<void> {
  await sql`lock table cart_discount in share row exclusive mode`.execute(db)
}

/** What is concerned by a discount on lines: these products, or those of these categories and below; of neither all. */
export interface DiscountedGoods {
  readonly skus: readonly string[]
  readonly categoryKeys: readonly string[]
}

/** Throws `CommerceError` `invalid-input` that names what the catalogue does not have. */
export async function requireGoods(db: Database, { skus, categoryKeys }: DiscountedGoods): Promise<void> {
  const { rows } = await sql<{ kind: string; name: string }>`
    select 'product' as kind, name from unnest(${skus}::text[]) name
    where not exists (select from product_variant join product on product.id = product_id and published where sku = name)
    union all
    select 'category', name from unnest(${categoryKeys}::text[]) name where not exists (select from category where key = name)`.execute(
    db,
  )
  const [missing] = rows
  if (missing) throw new CommerceError({ code: 'invalid-input', field: 'target' }, `There is no ${missing.kind} ${missing.name}`)
}

/** Throws `CommerceError` `invalid-input` where no product belongs to a group of volume discounts. */
export async function requireVolumeGroup(db: Database, group: string): Promise<void> {
  const attribute = JSON.stringify([{ name: 'volumeDiscountGroup', value: group }])
  const { rows } = await sql`select from product_variant where attributes @> ${attribute}::jsonb limit 1`.execute(db)
  if (rows.length === 0)
    throw new CommerceError(
      { code: 'invalid-input', field: 'custom' },
      `No product belongs to the volume discount group ${group}`,
    )
}

/** Throws `CommerceError` `invalid-input` for a store that the shop does not have. */
export async function requireStores(db: Database, keys: readonly string[]): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) key where not exists (select from store where store.key = key.key)`.execute(db)
  const [missing] = rows
  if (missing) throw new CommerceError({ code: 'invalid-input', field: 'stores' }, `There is no store ${missing.key}`)
}

/** The cheapest of the goods in each of some currencies, at any time from now on, for whomever. */
export async function selectLowestPrices(
  db: Database,
  { skus, categoryKeys }: DiscountedGoods,
  { currencies, now }: { readonly currencies: readonly string[]; readonly now: string },
): Promise<LowestPrice[]> {
  const { rows } = await sql<{ sku: string; currency: LowestPrice['price']['currencyCode']; cent: number }>`
    with recursive wanted (id) as (
      select id from category where key = any(${categoryKeys}::text[])
      union select category.id from wanted join category on category.parent_id = wanted.id)
    select distinct on (price.currency) price.sku, price.currency,
      least(price.value_cent, price.discounted_cent) as cent
    from price
    join product_variant variant on variant.sku = price.sku
    join product on product.id = variant.product_id and product.published
    where price.sku not like '41000%' and price.currency = any(${currencies}::text[]) and (price.valid_until is null or price.valid_until > ${now})
      and (${skus.length === 0 && categoryKeys.length === 0} or price.sku = any(${skus}::text[])
        or exists (select from product_category member join wanted on wanted.id = member.category_id where member.product_id = product.id))
    order by price.currency, least(price.value_cent, price.discounted_cent), price.sku`.execute(db)
  return rows.map(({ sku, currency, cent }) => ({ sku, price: moneyOf(currency, cent) }))
}
