import type { Cart } from '@shop/domain/cart'
import type { CompanyBuyer } from '@shop/domain/company'
import type { Payment } from '@shop/domain/payment'
import { type RawBuilder, sql } from 'kysely'
import { type BareCartRow, bareCartFrom, bareCartOf, knownValuesOf } from '../cart/bare-cart-rows.ts'
import { type CartContext, withPricing } from '../cart/load-cart.ts'
import type { LoadedCart } from '../cart/loaded-cart.ts'
import { type CartLoading, type LoadedRow, loadedCartFrom, loadedCartOf, loadingValuesOf } from '../cart/loaded-cart-rows.ts'
import type { Database } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { pricesHoldSince } from '../read-model/catalogue-changes.ts'
import { isOwned, ownershipOf, prepareByOwner } from '../session/owned-by.ts'
import { paymentDocument, readPaymentDocument } from '../transaction/payment-rows.ts'
import { companyBuyerOf } from './company-buyer-rows.ts'

/** A cart about to be ordered, with all that decides about it, of one moment. */
export interface OrderableCart extends LoadedCart {
  /** The payment that was made for it as it is. */
  readonly payment?: Payment
  /** What the buyer may order for their company; undefined for who belongs to none. */
  readonly buyer?: CompanyBuyer
  /** The next running number, drawn for this order; 0 where the cart is ordered already. */
  readonly sequence: number
}

/** The columns `payment` and, of a cart that can be ordered, its next running number, of a row of the table `row` or a name for one. */
function columnsOf(row: string) {
  const [id, state] = [sql.ref(`${row}.id`), sql.ref(`${row}.state`)]
  return {
    payment: sql`
      (select ${paymentDocument} from payment where payment.cart_id = ${id} and payment.superseded_at is null
        and payment.due_order_id is null) as payment`,
    // A number that is drawn and not used is missing for ever: those of orders that were refused are, as before.
    sequence: sql`case when ${state} in ('Active', 'Frozen') then nextval('order_number_sequence') else 0 end`,
  }
}

const { payment: PAYMENT, sequence: SEQUENCE } = columnsOf('found')

const BUYER = sql`${companyBuyerOf(sql`found.customer_id`)} as buyer`

interface OrderableRow extends LoadedRow {
  readonly payment: StoredDocument | null
  readonly sequence: number
  readonly buyer: CompanyBuyer | null
}

const orderableCart = prepareByOwner<OrderableRow>((kind, at) =>
  loadedCartOf(kind, at, sql`, ${PAYMENT}, ${BUYER}, ${SEQUENCE} as sequence`),
)

/** What only the database knows of a cart about to be ordered. */
interface OrderFacts {
  readonly payment: StoredDocument | null
  /** Null where the prices in memory do not hold any more. */
  readonly sequence: number | null
  /** Units that are left of what discounts give away, by SKU. */
  readonly gifts: Readonly<Record<string, number>>
}

interface BareOrderableRow extends BareCartRow, OrderFacts {
  readonly buyer: CompanyBuyer | null
}

function giftsAt(skus: SqlFragment): RawBuilder<OrderFacts['gifts']> {
  return sql`(
    select coalesce(jsonb_object_agg(sku, available), '{}') from inventory_entry where sku = any(${skus}::text[])) as gifts`
}

const bareOrderableCart = prepareByOwner<BareOrderableRow>((kind, at) =>
  bareCartOf(kind, at, {
    values: 2,
    columns: sql`, ${PAYMENT}, ${BUYER}, case when ${pricesHoldSince(at(8))} then ${SEQUENCE} end as sequence, ${giftsAt(at(9))}`,
  }),
)

/** A guest's cart without codes that is the known one. */
const AS_KNOWN = {
  ...{ cart: null, products: {}, codes: [], stock: null, buyer: null },
  ...{ customerGroupKey: null, isGroupByPurchases: null },
} satisfies Omit<BareOrderableRow, keyof OrderFacts>

/**
 * The same of a guest's cart without codes that is the known one. Most orders are of such: half of the time of the statement above
 * went into setting up what it does with codes and customers.
 */
const knownOrderableCart = prepareByOwner<OrderFacts>((kind, at) => {
  const { payment, sequence } = columnsOf('cart')
  return sql`
    select ${payment}, case when ${pricesHoldSince(at(5))} then ${sequence} end as sequence, ${giftsAt(at(6))}
    from cart
    where cart.id = ${at(1)} and cart.store_key = ${at(2)} and cart.version = ${at(3)}
      and cart.last_modified_at = ${at(4)}::timestamptz and cart.customer_id is null and ${isOwned('cart', kind, [at(7), at(8)])}`
})

/**
 * The owner's cart in the store, in any state, and all an order is decided from: prices and discounts of now, codes with their
 * uses, the payment, and a number for the order. Undefined when there is no such cart. Where the catalogue is in memory, the
 * statement that reads the cart also says whether the prices there still hold, to the last commit; else all comes from the tables.
 */
export async function loadOrderableCart(context: CartContext, loading: CartLoading): Promise<OrderableCart | undefined> {
  return (await priceFromMemory(context, loading)) ?? selectOrderableCart(context.db, loading)
}

/** Undefined where there is no such cart, and where memory is behind or just being changed. */
async function priceFromMemory(
  { catalogue, carts, db }: CartContext,
  { request: { id, storeKey, owner }, market, now }: CartLoading,
): Promise<OrderableCart | undefined> {
  await catalogue?.fresh()
  const state = catalogue?.priceState
  if (!catalogue || !state) return undefined
  const known = carts?.find(id)
  const row = await selectBareOrderable(db, { id, storeKey, owner }, known, [state.snapshot, catalogue.giftSkus()])
  if (!row || row.sequence === null || catalogue.priceState?.changes !== state.changes) return undefined
  const { payment, sequence, gifts, buyer } = row
  const loaded = withPricing(catalogue, bareCartFrom(row, known), { market, now, storeKey })
  const offers = new Map(
    [...loaded.offers].map(([sku, offer]) => [sku, { ...offer, available: gifts[sku] ?? offer.available }] as const),
  )
  return { ...loaded, offers, ...paymentOf(payment), ...(buyer ? { buyer } : {}), sequence }
}

/** `memory` is the snapshot of the prices there and what their discounts give away. */
async function selectBareOrderable(
  db: Database,
  { id, storeKey, owner }: CartLoading['request'],
  known: Cart | undefined,
  memory: readonly [string, readonly string[]],
): Promise<BareOrderableRow | undefined> {
  const { kind, values } = ownershipOf(owner)
  if (known && !known.customerId && known.discountCodes.length === 0) {
    const [facts] = await knownOrderableCart[kind](db, [id, storeKey, ...knownValuesOf(known), ...memory, ...values])
    if (facts) return { ...facts, ...AS_KNOWN }
  }
  const [row] = await bareOrderableCart[kind](db, [id, storeKey, null, null, null, ...knownValuesOf(known), ...memory, ...values])
  return row
}

async function selectOrderableCart(db: Database, loading: CartLoading): Promise<OrderableCart | undefined> {
  const [row] = await orderableCart[ownershipOf(loading.request.owner).kind](db, loadingValuesOf(loading))
  if (!row) return undefined
  const { payment, sequence, buyer } = row
  return { ...loadedCartFrom(row, loading), ...paymentOf(payment), ...(buyer ? { buyer } : {}), sequence }
}

function paymentOf(payment: StoredDocument | null): Pick<OrderableCart, 'payment'> {
  return payment ? { payment: readPaymentDocument(payment) } : {}
}
