import type { Cart } from '@shop/domain/cart'
import type { QuoteObstacle } from '@shop/domain/error'
import type { Order } from '@shop/domain/order'
import type { Payment } from '@shop/domain/payment'
import { sql } from 'kysely'
import { writeCartDocument } from '../cart/cart-document.ts'
import { hasStoredProducts, writeLineProducts } from '../cart/line-products.ts'
import type { Database } from '../database/context.ts'
import { prepareStatement } from '../database/prepared-statement.ts'
import { codeUserOf } from '../discount/discount-code-uses.ts'
import type { StockDemand } from '../inventory/stock-rows.ts'
import { searchWordsOf } from '../product/search-words.ts'
import { writeOrderDocument } from './order-document.ts'

/** Why an order was not placed; nothing was written then. */
export interface OrderObstacle {
  /** What is no longer as the order was decided from: it has to be read again. */
  readonly moved?: 'cart' | 'payment'
  /** Why the quote of the cart cannot be ordered. */
  readonly quote?: QuoteObstacle
  /** Ids of codes that were used as often as they may be. */
  readonly codes?: readonly string[]
  /** What is left of SKUs that are short, by SKU. */
  readonly stock?: readonly { readonly sku: string; readonly available: number }[]
}

/** An order with what it was decided from. */
export interface DecidedOrder {
  readonly order: Order
  readonly cart: Cart
  readonly payment: Payment
  /** In the order of SKUs. */
  readonly demands: readonly StockDemand[]
}

const placeOrder = prepareStatement<{ obstacle: OrderObstacle | null }>(
  at => sql`
    select place_order(
      id => ${at(1)}, order_number => ${at(2)}, order_state => ${at(3)}, payment_state => ${at(4)}, shipment_state => ${at(5)},
      currency => ${at(6)}, total_cent => ${at(7)}, net_cent => ${at(8)}, tax_cent => ${at(9)}, document => ${at(10)},
      created_at => ${at(11)}, search_words => ${at(12)}, announcement => ${at(13)},
      cart_id => ${at(14)}, cart_version => ${at(15)}, cart_document => ${at(16)}::json, cart_products => ${at(17)}::json,
      payment_id => ${at(18)}, payment_version => ${at(19)},
      code_ids => ${at(20)}, code_user => ${at(21)}, skus => ${at(22)}, quantities => ${at(23)}) as obstacle`,
)

/**
 * Places a decided order: locks what it was decided from, checks that it still holds and that codes and stock allow it, takes
 * the stock, counts the codes, ends the cart and announces the order. One statement, which is a transaction of its own unless
 * `db` is one; undefined when the order is placed. The SQL is `place_order` of the migrations: parts of one statement would
 * not see what was committed while others of them waited for a lock, those of a function do.
 */
export async function insertOrder(db: Database, decided: DecidedOrder): Promise<OrderObstacle | undefined> {
  const { order, cart, payment, demands } = decided
  const { totalPrice, taxedPrice, discountCodes } = cart
  const announcement = { orderId: order.id, orderNumber: order.orderNumber, storeKey: order.store.key }
  const ended: Cart = { ...cart, version: cart.version + 1, cartState: 'Ordered', lastModifiedAt: order.createdAt }
  const products = hasStoredProducts(cart, ended) ? null : writeLineProducts(ended)
  const [row] = await placeOrder(db, [
    ...[order.id, order.orderNumber, order.orderState, order.paymentState, order.shipmentState, totalPrice.currencyCode],
    ...[totalPrice.centAmount, taxedPrice.totalNet.centAmount, taxedPrice.totalTax.centAmount],
    ...[writeOrderDocument(order), order.createdAt, searchWordsOfOrder(order), JSON.stringify(announcement)],
    ...[cart.id, cart.version, writeCartDocument(ended), products, payment.id, payment.version],
    ...[discountCodes.map(({ discountCode }) => discountCode.id), discountCodes.length > 0 ? codeUserOf(cart) : null],
    ...[demands.map(({ sku }) => sku), demands.map(({ quantity }) => quantity)],
  ])
  return row?.obstacle ?? undefined
}

/** Words under which its owner finds an order: its number, and number and name of what is in it, in every language (API-36). */
function searchWordsOfOrder(order: Order): string[] {
  const lines = order.lineItems.flatMap(({ variant, name }) => [variant.sku, ...Object.values(name)])
  return searchWordsOf([order.orderNumber, order.orderNumber.replace(/^NS0*/, ''), ...lines].join(' | '))
}
