import type { CustomerGroupKey } from '@shop/domain/customer'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { ownedBy } from '../session/owned-by.ts'
import { readCartDocument } from './cart-document.ts'
import type { CartRequest } from './cart-request.ts'
import { codesWithUses } from './code-use-rows.ts'
import type { LoadedCart, LoadOptions } from './loaded-cart.ts'

/** The e-mail of a cart in the normal form of e-mails, as the rules write it. */
const NORMAL_EMAIL = sql`regexp_replace(lower(found.document ->> 'customerEmail'), '[+][^@]*@', '@')`

/** Codes of the cart `found`, in the order in which they were put in; a wanted one comes last. */
function codesOf(discountCode: string | undefined): RawBuilder<unknown> {
  return sql`
    select discount_code.*, coalesce(put.place, 1000) as place from discount_code
    left join (
      select (entry #>> '{discountCode,id}')::uuid as id, place
      from jsonb_array_elements(found.document -> 'discountCodes') with ordinality as element (entry, place)
    ) put on put.id = discount_code.id
    where put.id is not null or discount_code.normalized_code = ${discountCode ?? null}`
}

/** A cart without all it is priced by. */
export interface BareCart extends Pick<LoadedCart, 'cart' | 'codes' | 'customerGroupKey'> {
  /** What can be sold now of the wanted SKU, or of that of the wanted line. */
  readonly stock: { readonly sku: string; readonly available: number } | null
}

/**
 * The owner's cart in the store, in any state, with the uses of its codes and of a wanted one: what only the database
 * knows. Undefined when there is no such cart.
 */
export async function selectBareCart(
  db: Database,
  request: Omit<CartRequest, 'version'>,
  { discountCode, sku, lineItemId }: LoadOptions,
): Promise<BareCart | undefined> {
  const stockedSku =
    lineItemId === undefined
      ? sql`${sku ?? null}`
      : sql`(select line #>> '{variant,sku}' from jsonb_array_elements(found.document -> 'lineItems') line where line ->> 'id' = ${lineItemId})`
  const { rows } = await sql<BareCartRow>`
    with found as (
      select cart.document, cart.customer_id, customer.group_key from cart left join customer on customer.id = cart.customer_id
      where cart.id = ${request.id} and cart.store_key = ${request.storeKey} and ${ownedBy('cart', request.owner)}
    )
    select found.document as cart, found.group_key as "customerGroupKey",
      case when ${discountCode ?? null}::text is null and found.document -> 'discountCodes' = '[]' then '[]' else (
        with cart_of_codes as (
          select found.customer_id, ${NORMAL_EMAIL} as email
        ), code as (${codesOf(discountCode)})
        select ${codesWithUses(sql`cart_of_codes`)} from cart_of_codes) end as codes,
      (select jsonb_build_object('sku', entry.sku, 'available', entry.available) from inventory_entry entry
        where entry.sku = ${stockedSku}) as stock
    from found`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { cart, customerGroupKey, codes, stock } = row
  return { cart: readCartDocument(cart), codes, stock, ...(customerGroupKey ? { customerGroupKey } : {}) }
}

interface BareCartRow extends Pick<BareCart, 'codes' | 'stock'> {
  readonly cart: StoredDocument
  readonly customerGroupKey: CustomerGroupKey | null
}
