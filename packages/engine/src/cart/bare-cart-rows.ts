import type { Cart } from '@shop/domain/cart'
import type { CustomerGroupKey } from '@shop/domain/customer'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { ValueAt } from '../database/prepared-statement.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { isOwned, type OwnerKind, ownershipOf, prepareByOwner } from '../session/owned-by.ts'
import { readCartDocument } from './cart-document.ts'
import type { CartRequest } from './cart-request.ts'
import { codesOf, codesWithUses } from './code-use-rows.ts'
import type { LineProducts } from './line-products.ts'
import type { LoadedCart, LoadOptions } from './loaded-cart.ts'

/** A cart without all it is priced by. */
export interface BareCart extends Pick<LoadedCart, 'cart' | 'codes' | 'customerGroupKey' | 'isGroupByPurchases'> {
  /** What can be sold now of the wanted SKU, or of that of the wanted line. */
  readonly stock: { readonly sku: string; readonly available: number } | null
}

/** What a statement gave that loads a bare cart. */
export interface BareCartRow extends Pick<BareCart, 'codes' | 'stock'> {
  /** Null where the cart is still the known one. */
  readonly cart: StoredDocument | null
  readonly products: LineProducts
  readonly customerGroupKey: CustomerGroupKey | null
  readonly isGroupByPurchases: boolean | null
}

const bareCart = prepareByOwner<BareCartRow>((kind, at) => bareCartOf(kind, at))

/**
 * The owner's cart in the store, in any state, with the uses of its codes and of a wanted one: what only the database
 * knows. Undefined when there is no such cart. A known cart is not read again while it is the stored one.
 */
export async function selectBareCart(
  db: Database,
  { id, storeKey, owner }: Omit<CartRequest, 'version'>,
  { discountCode = null, sku = null, lineItemId = null }: Nullable<LoadOptions>,
  known?: Cart,
): Promise<BareCart | undefined> {
  const { kind, values } = ownershipOf(owner)
  const wanted = [sku, lineItemId, discountCode]
  const [row] = await bareCart[kind](db, [id, storeKey, ...wanted, ...knownValuesOf(known), ...values])
  return row && bareCartFrom(row, known)
}

/** What a statement compares a known cart by. */
export function knownValuesOf(known: Cart | undefined): unknown[] {
  return [known?.version ?? null, known?.lastModifiedAt ?? null]
}

/** The cart of a row of `bareCartOf`. */
export function bareCartFrom(row: BareCartRow, known: Cart | undefined): BareCart {
  const { customerGroupKey, isGroupByPurchases, codes, stock } = row
  const cart = row.cart ? readCartDocument(row.cart, row.products) : known
  if (!cart) throw new Error('A cart has no document')
  const group = customerGroupKey ? { customerGroupKey, ...(isGroupByPurchases ? { isGroupByPurchases } : {}) } : {}
  return { cart, codes, stock, ...group }
}

type Nullable<Options> = { readonly [Name in keyof Options]?: Options[Name] | null }

/** The e-mail of a cart in the normal form of e-mails, as the rules write it. */
const NORMAL_EMAIL = sql`regexp_replace(lower(found.document ->> 'customerEmail'), '[+][^@]*@', '@')`

/** Further columns about the row `found`, and how many values they take, from the eighth on. */
interface FurtherColumns {
  readonly values: number
  readonly columns: SqlFragment
}

/**
 * A statement that loads a bare cart of an owner of some kind, with the id, the store, a wanted SKU, line and code (null for
 * none), `knownValuesOf`, the values of further columns, and those of the owner.
 */
export function bareCartOf<Row extends BareCartRow>(
  kind: OwnerKind,
  at: ValueAt,
  { values, columns }: FurtherColumns = { values: 0, columns: sql`` },
): RawBuilder<Row> {
  const [id, storeKey, sku, lineItemId, discountCode] = [at(1), at(2), at(3), at(4), at(5)]
  const [knownVersion, knownChange] = [at(6), at(7)]
  return sql`
    with found as (
      select cart.id, cart.state, cart.document, cart.line_products, cart.version, cart.last_modified_at, cart.customer_id,
        customer.group_key, customer.group_source = 'purchases' as is_group_by_purchases
      from cart left join customer on customer.id = cart.customer_id
      where cart.id = ${id} and cart.store_key = ${storeKey} and ${isOwned('cart', kind, [at(8 + values), at(9 + values)])}
    )
    select case when is_known then null else found.document end as cart,
      case when is_known then null else found.line_products end as products, found.group_key as "customerGroupKey",
      found.is_group_by_purchases as "isGroupByPurchases",
      case when ${discountCode}::text is null and found.document ->> 'discountCodes' = '[]' then '[]' else (
        with cart_of_codes as (
          select found.customer_id, ${NORMAL_EMAIL} as email
        ), put as (
          select (entry #>> '{discountCode,id}')::uuid as id, place
          from json_array_elements(found.document -> 'discountCodes') with ordinality as element (entry, place)
        ), code as (${codesOf(discountCode)})
        select ${codesWithUses(sql`cart_of_codes`)} from cart_of_codes) end as codes,
      case when ${sku}::text is not null or ${lineItemId}::text is not null then (
        select jsonb_build_object('sku', entry.sku, 'available', entry.available) from inventory_entry entry
        where entry.sku = coalesce(${sku}, (
          select line #>> '{variant,sku}' from json_array_elements(found.document -> 'lineItems') line
          where line ->> 'id' = ${lineItemId}))) end as stock${columns}
    from found cross join lateral (
      select found.version = ${knownVersion} and found.last_modified_at = ${knownChange}::timestamptz) compared (is_known)`
}
