import { type Cart, emptyCart, quantityInCart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { type Language, localeOf } from '@shop/domain/market'
import { isVirtualSku } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import { prepareStatement, type ValueAt } from '../database/prepared-statement.ts'
import { newSessionSecrets, requireRoomForSession } from '../session/open-session.ts'
import type { OpenedSession } from '../session/session.ts'
import { SESSION_COLUMNS, type SessionRow, sessionOfRow, VISITOR_SESSION_END } from '../session/session-rows.ts'
import { hashToken } from '../session/session-token.ts'
import { requireMarket } from '../store/require-market.ts'
import { decideAdd, type LineItemDraft } from './add-line-item.ts'
import { CART_COLUMNS, type CartColumn, cartValuesOf } from './cart-rows.ts'
import { decideNext } from './change-cart.ts'
import { requireLanguage } from './create-cart.ts'
import { noteStoredProducts } from './line-products.ts'
import { type CartContext, withPricing } from './load-cart.ts'

/** Types of the values of a cart, which those of a SELECT do not have by themselves. */
const TYPES: Readonly<Record<CartColumn, string>> = {
  id: 'uuid',
  version: 'integer',
  store_key: 'text',
  anonymous_id: 'uuid',
  customer_id: 'uuid',
  state: 'text',
  currency: 'text',
  total_cent: 'bigint',
  net_cent: 'bigint',
  tax_cent: 'bigint',
  document: 'json',
  line_products: 'json',
  created_at: 'timestamptz',
  last_modified_at: 'timestamptz',
  last_modified_hour: 'timestamptz',
}

/** The values of a session, before those of its cart; see `cartValuesOf`. */
const SESSION_VALUES = 5

// One commit for all of it: a visitor who needs a session because of a cart waits for the disk once.
const openEmpty = prepareStatement<SessionRow>(at => openedCart(at))
const openFilled = prepareStatement<SessionRow>(at => openedCart(at, { asksForStock: true }))

function openedCart(at: ValueAt, { asksForStock } = { asksForStock: false }): RawBuilder<SessionRow> {
  const next = SESSION_VALUES + CART_COLUMNS.length + 1
  const [sku, units, catalogueVersion] = [at(next), at(next + 1), at(next + 2)]
  const values = CART_COLUMNS.map((column, place) => sql`${at(SESSION_VALUES + 1 + place)}::${sql.raw(TYPES[column])}`)
  return sql`
    with opened as (
      insert into session (id, token_hash, refresh_hash, anonymous_id, store_key, token_expires_at, expires_at)
      select ${at(1)}::uuid, ${at(2)}::bytea, ${at(3)}::bytea, ${at(4)}::uuid, ${at(5)}::text, ${VISITOR_SESSION_END}, ${VISITOR_SESSION_END}
      ${asksForStock ? sql`where (select available from inventory_entry where sku = ${sku}) >= ${units}::integer` : sql``}
      returning ${sql.join(SESSION_COLUMNS.map(column => sql.ref(column)))}
    ), placed as (
      insert into cart (${sql.join(CART_COLUMNS.map(column => sql.ref(column)))}${asksForStock ? sql`, catalogue_version` : sql``})
      select ${sql.join(values)}${asksForStock ? sql`, ${catalogueVersion}::xid8` : sql``} from opened)
    select * from opened`
}

/** What a visitor without a session begins with. */
interface OpeningDraft {
  readonly storeKey: string
  readonly clientAddress: string
  readonly language?: Language
  /** What the cart is opened for. */
  readonly lineItem?: LineItemDraft
}

/**
 * Opens the session of a new visitor together with a cart (API-06, CART-01), which has its first line if that can be sold; else
 * it is empty, and `addLineItem` says why. See `createCart` for visitors who have a session. Throws `CommerceError`
 * `too-many-requests` like `openVisitorSession`, and `invalid-input` like `requireLanguage`.
 */
export async function openCart(
  context: CartContext,
  draft: OpeningDraft,
): Promise<{ readonly opened: OpenedSession; readonly cart: Cart }> {
  const { storeKey, language, lineItem } = draft
  const market = requireMarket(storeKey)
  requireLanguage(market, language)
  await requireRoomForSession(context, draft.clientAddress)
  const { id, anonymousId, token, refreshToken } = newSessionSecrets(context)
  const locale = localeOf(market, language)
  const empty = emptyCart(market, { id: context.newId(), locale, now: context.now(), anonymousId })
  const session = [id, hashToken(token), hashToken(refreshToken), anonymousId, storeKey]
  const filled = lineItem && (await fillFromMemory(context, empty, lineItem))
  const [filledRow] = filled ? await openFilled(context.db, [...session, ...cartValuesOf(filled.cart), ...filled.needs]) : []
  const cart = filled && filledRow ? filled.cart : empty
  const [row = filledRow] = filledRow ? [] : await openEmpty(context.db, [...session, ...cartValuesOf(empty)])
  if (!row) throw new Error('A session was not opened')
  if (cart !== empty) noteStoredProducts(cart)
  context.carts?.keep(cart)
  return { opened: { session: sessionOfRow(row), token, refreshToken }, cart }
}

/** The cart with its first line by the catalogue in memory, and what must hold in the database; undefined where that refuses it. */
async function fillFromMemory(
  context: CartContext,
  empty: Cart,
  draft: LineItemDraft,
): Promise<{ readonly cart: Cart; readonly needs: readonly unknown[] } | undefined> {
  const { catalogue } = context
  const { sku } = draft
  if (!catalogue || isVirtualSku(sku)) return undefined
  await catalogue.fresh()
  const storeKey = empty.store.key
  const of = { market: requireMarket(storeKey), now: context.now(), storeKey, sku }
  const loaded = withPricing(catalogue, { cart: empty, codes: [], stock: null }, of)
  const lineItemId = context.newId()
  try {
    const { next } = decideNext(context, loaded, { decide: situation => decideAdd(situation, draft, lineItemId) })
    return next && { cart: next, needs: [sku, quantityInCart(next, sku), loaded.catalogueVersion] }
  } catch (error) {
    if (error instanceof CommerceError) return undefined
    throw error
  }
}
