import type { Cart } from '@shop/domain/cart'
import type { Payment } from '@shop/domain/payment'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { type PreparedStatement, prepareStatement, type ValueAt } from '../database/prepared-statement.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { isOwned, type OwnerKind, ownershipOf } from '../session/owned-by.ts'
import type { Owner } from '../session/session.ts'
import { writePaymentDocument } from '../transaction/payment-rows.ts'
import { readCartDocument, writeCartDocument } from './cart-document.ts'
import type { CartRequest } from './cart-request.ts'
import { hasStoredProducts, type LineProducts, noteStoredProducts, writeLineProducts } from './line-products.ts'

/**
 * Makes everybody else who wants to change a cart wait until the transaction ends. A statement of its own: what the
 * next one reads is then as new as the cart, which a locking read with subqueries would not guarantee.
 */
export async function lockCart(db: Database, id: string): Promise<void> {
  await sql`select from cart where id = ${id} for update`.execute(db)
}

/** A stored cart. */
export interface CartRow {
  readonly document: StoredDocument
  readonly products: LineProducts
}

const activeCart = {
  customer: prepareStatement<CartRow>(at => activeCartOf('customer', at)),
  visitor: prepareStatement<CartRow>(at => activeCartOf('visitor', at)),
}

/** The state is written out: with a value in its place the indexes of active carts could not be used. */
function activeCartOf(kind: OwnerKind, at: ValueAt): RawBuilder<CartRow> {
  return sql`
    select document, line_products as products from cart where store_key = ${at(1)} and state = 'Active' and not is_express and ${isOwned('cart', kind, [at(2)])}`
}

/** The owner's active cart in a store. */
export async function selectActiveCart(
  db: Database,
  { anonymousId, customerId }: Owner,
  storeKey: string,
): Promise<Cart | undefined> {
  const [row] =
    customerId === undefined
      ? await activeCart.visitor(db, [storeKey, anonymousId])
      : await activeCart.customer(db, [storeKey, customerId])
  return row && readCartDocument(row.document, row.products)
}

/** A cart in any state and of any owner: for the shop's own work alone, since it asks for no owner (rule A1). */
export async function selectCartById(db: Database, id: string): Promise<Cart | undefined> {
  const { rows } = await sql<CartRow>`select document, line_products as products from cart where id = ${id}`.execute(db)
  return rows[0] && readCartDocument(rows[0].document, rows[0].products)
}

/** Columns of a new cart, and what they hold. */
const columns = {
  id: (cart: Cart) => cart.id,
  version: (cart: Cart) => cart.version,
  store_key: (cart: Cart) => cart.store.key,
  anonymous_id: (cart: Cart) => cart.anonymousId ?? null,
  customer_id: (cart: Cart) => cart.customerId ?? null,
  state: (cart: Cart) => cart.cartState,
  currency: (cart: Cart) => cart.totalPrice.currencyCode,
  total_cent: (cart: Cart) => cart.totalPrice.centAmount,
  net_cent: (cart: Cart) => cart.taxedPrice.totalNet.centAmount,
  tax_cent: (cart: Cart) => cart.taxedPrice.totalTax.centAmount,
  document: writeCartDocument,
  line_products: writeLineProducts,
  created_at: (cart: Cart) => cart.createdAt,
  last_modified_at: (cart: Cart) => cart.lastModifiedAt,
  last_modified_hour: (cart: Cart) => `${cart.lastModifiedAt.slice(0, 13)}:00:00Z`,
}

/** A column of a new cart. */
export type CartColumn = keyof typeof columns

/** Names of the columns of a new cart, in the order of `cartValuesOf`. */
export const CART_COLUMNS = Object.keys(columns) as CartColumn[]

/** What the columns of a new cart hold. */
export function cartValuesOf(cart: Cart): unknown[] {
  return Object.values(columns).map(read => read(cart))
}

const insert = prepareStatement<{ id: string }>(
  at => sql`
    insert into cart (${sql.join(CART_COLUMNS.map(column => sql.ref(column)))})
    values (${sql.join(CART_COLUMNS.map((_column, place) => at(1 + place)))})
    on conflict do nothing returning id`,
)

/** Inserts a new cart for one purchase, besides the active one. */
export async function insertExpressCart(db: Database, cart: Cart): Promise<void> {
  const values = cartValuesOf(cart)
  await sql`
    insert into cart (${sql.join(CART_COLUMNS.map(column => sql.ref(column)))}, is_express)
    values (${sql.join(values)}, true)`.execute(db)
}

/** Inserts a new cart; false when the owner has an active one in the store. */
export async function insertCart(db: Database, cart: Cart): Promise<boolean> {
  return (await insert(db, cartValuesOf(cart))).length === 1
}

/** What must hold besides the version for a cart that was not read just now to be written. */
export interface CartGuard extends Pick<CartRequest, 'owner' | 'storeKey'> {
  /** Units of a SKU that must be there. */
  readonly stock?: { readonly sku: string; readonly units: number }
  /** Codes that must be stored as they are here. */
  readonly codes: readonly { readonly id: string; readonly version: number }[]
}

/** What a change of a cart writes and asks for; a statement is built for each form once. */
interface ChangeForm {
  /** The first one of a cart takes the place of no other. */
  readonly payment: 'same' | 'dropped' | 'new' | 'first'
  readonly writesProducts: boolean
  readonly ownerKind: OwnerKind | undefined
  readonly asksForStock: boolean
  readonly asksForCodes: boolean
}

const changes = new Map<string, PreparedStatement<{ id: string }>>()

function changeOf(form: ChangeForm): PreparedStatement<{ id: string }> {
  const name = Object.values(form).join()
  const known = changes.get(name)
  if (known) return known
  const built = prepareStatement(at => changedCart(form, at))
  changes.set(name, built)
  return built
}

/** The values of every change, before those of its form. */
const COMMON_VALUES = 10

function changedCart({ payment, writesProducts, ownerKind, ...asked }: ChangeForm, at: ValueAt): RawBuilder<{ id: string }> {
  let place = COMMON_VALUES
  // In the order in which `valuesOf` has them.
  const next = () => at(++place)
  const products = writesProducts ? sql`line_products = ${next()}::json,` : sql``
  const store = ownerKind ? sql` and store_key = ${next()}` : sql``
  const owner = ownerKind ? sql` and ${isOwned('cart', ownerKind, ownerKind === 'token' ? [next(), next()] : [next()])}` : sql``
  const stock = asked.asksForStock ? sql` and (select available from inventory_entry where sku = ${next()}) >= ${next()}` : sql``
  // A version that is selected by its key: joined, the few codes could be looked for in all that were given out.
  const codes = asked.asksForCodes
    ? sql` and not exists (
        select from unnest(${next()}::uuid[], ${next()}::integer[]) known (id, version)
        where known.version is distinct from (select version from discount_code where discount_code.id = known.id))`
    : sql``
  const changed = sql<{ id: string }>`
    update cart
    set version = ${at(2)}::integer, state = ${at(4)}, total_cent = ${at(5)}, net_cent = ${at(6)}, tax_cent = ${at(7)},
      document = ${at(9)}::json, ${products} last_modified_at = ${at(8)}::timestamptz,
      last_modified_hour = date_trunc('hour', ${at(8)}::timestamptz), catalogue_version = ${at(10)}::xid8
    where id = ${at(1)} and version = ${at(3)} and state in ('Active', 'Frozen')${store}${owner}${stock}${codes}
    returning id`
  if (payment === 'same') return changed
  const superseded = sql`
    update payment set superseded_at = ${at(8)}
    where cart_id in (select id from changed) and superseded_at is null
    returning id`
  if (payment === 'dropped') return sql`with changed as (${changed}), superseded as (${superseded}) select id from changed`
  const insertedFrom = (source: SqlFragment) => sql`
    insert into payment (id, cart_id, cart_version, interface, currency, amount_cent, document, created_at)
    select ${next()}, changed.id, ${at(2)}, ${next()}, ${next()}, ${next()}, ${next()}::jsonb, ${at(8)} from ${source}`
  if (payment === 'first') return sql`with changed as (${changed}) ${insertedFrom(sql`changed`)} returning cart_id as id`
  // The insert reads from `superseded`, so that it comes second: a cart has one current payment at a time.
  const inserted = insertedFrom(sql`changed, (select count(*) from superseded) as first`)
  return sql`with changed as (${changed}), superseded as (${superseded}), inserted as (${inserted}) select id from changed`
}

/**
 * Writes a changed cart over the version before it. A new payment takes the place of the one before; a payment that
 * the cart no longer names is superseded. One statement; false, having written nothing, when the stored cart is no
 * longer that version, or a guard does not hold. The document is written as a whole, since a change touches every amount of
 * the cart, and a patch would have to say which; what lines copied of their products is half of a cart and written only where
 * it changed.
 */
export async function updateCartRow(
  db: Database,
  before: Cart,
  after: Cart,
  { payment, catalogueVersion, guard }: CartWriting = {},
): Promise<boolean> {
  const { totalPrice, taxedPrice } = after
  const owner = guard && ownershipOf(guard.owner)
  const codes = guard?.codes ?? []
  const writesProducts = !hasStoredProducts(before, after)
  const change = changeOf({
    payment: paymentChangeOf(before, after, payment),
    writesProducts,
    ownerKind: owner?.kind,
    asksForStock: guard?.stock !== undefined,
    asksForCodes: codes.length > 0,
  })
  const rows = await change(db, [
    ...[after.id, after.version, before.version, after.cartState],
    ...[totalPrice.centAmount, taxedPrice.totalNet.centAmount, taxedPrice.totalTax.centAmount],
    ...[after.lastModifiedAt, writeCartDocument(after), catalogueVersion ?? null],
    ...(writesProducts ? [writeLineProducts(after)] : []),
    ...(owner ? [guard.storeKey, ...owner.values] : []),
    ...(guard?.stock ? [guard.stock.sku, guard.stock.units] : []),
    ...(codes.length > 0 ? [codes.map(({ id }) => id), codes.map(({ version }) => version)] : []),
    ...(payment ? paymentValuesOf(payment) : []),
  ])
  if (rows.length === 1) noteStoredProducts(after)
  return rows.length === 1
}

/** What is written with a cart, and under which conditions. */
interface CartWriting {
  readonly payment?: Payment | undefined
  readonly catalogueVersion?: string | undefined
  readonly guard?: CartGuard
}

function paymentValuesOf(payment: Payment): unknown[] {
  const { currencyCode, centAmount } = payment.amountPlanned
  return [payment.id, payment.paymentMethodInfo.paymentInterface, currencyCode, centAmount, writePaymentDocument(payment)]
}

function paymentChangeOf(before: Cart, after: Cart, made: Payment | undefined): ChangeForm['payment'] {
  if (made) return paymentIdsOf(before) === '' ? 'first' : 'new'
  return paymentIdsOf(before) === paymentIdsOf(after) ? 'same' : 'dropped'
}

function paymentIdsOf({ paymentInfo }: Cart): string {
  return paymentInfo?.payments.map(({ id }) => id).join() ?? ''
}

/**
 * Deletes a cart at this version with its payments, or ends it where someone began to pay it by the provider: money that comes
 * late must find its payment. False when the stored cart is another version or not active.
 */
export async function deleteCartRow(db: Database, cart: Cart): Promise<boolean> {
  const { rows } = await sql`
    with ended as (${endPaidCarts(sql`id = ${cart.id} and version = ${cart.version}`)}), deleted as (
      delete from cart where id = ${cart.id} and version = ${cart.version} and state = 'Active' and ${HAS_NO_ATTEMPT}
      returning id)
    select id from ended union all select id from deleted`.execute(db)
  return rows.length === 1
}

/** That no one began to pay a cart by the provider. */
export const HAS_NO_ATTEMPT = sql<boolean>`not exists (select from checkout_attempt attempt where attempt.cart_id = cart.id)`

/** Ends active carts that someone began to pay by the provider, where they are not to be there any more. */
export function endPaidCarts(which: RawBuilder<unknown>): RawBuilder<{ id: string }> {
  return sql`
    update cart set state = 'Merged', document = (document::jsonb || '{"cartState": "Merged"}')::json
    where ${which} and state = 'Active' and not ${HAS_NO_ATTEMPT} returning id`
}
