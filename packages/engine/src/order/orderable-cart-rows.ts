import type { Payment } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { LoadedCart } from '../cart/loaded-cart.ts'
import { type CartLoading, type LoadedRow, loadedCartFrom, loadedCartOf, loadingValuesOf } from '../cart/loaded-cart-rows.ts'
import type { Database } from '../database/context.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { ownershipOf, prepareByOwner } from '../session/owned-by.ts'
import { paymentDocument, readPaymentDocument } from '../transaction/payment-rows.ts'

/** A cart about to be ordered, with all that decides about it, of one moment. */
export interface OrderableCart extends LoadedCart {
  /** The payment that was made for it as it is. */
  readonly payment?: Payment
  /** The next running number, drawn for this order; 0 where the cart is ordered already. */
  readonly sequence: number
}

interface OrderableRow extends LoadedRow {
  readonly payment: StoredDocument | null
  readonly sequence: number
}

// A number that is drawn and not used is missing for ever: those of orders that were refused are, as before.
const columns = sql`,
  (select ${paymentDocument} from payment where payment.cart_id = found.id and payment.superseded_at is null
    and payment.due_order_id is null) as payment,
  case when found.state = 'Active' then nextval('order_number_sequence') else 0 end as sequence`

const orderableCart = prepareByOwner<OrderableRow>((kind, at) => loadedCartOf(kind, at, columns))

/**
 * The owner's cart in the store, in any state, and all an order is decided from: prices, discounts and codes of now by the
 * tables and not from memory, which may be a moment behind, the payment, and a number for the order. Undefined when there
 * is no such cart.
 */
export async function selectOrderableCart(db: Database, loading: CartLoading): Promise<OrderableCart | undefined> {
  const [row] = await orderableCart[ownershipOf(loading.request.owner).kind](db, loadingValuesOf(loading))
  if (!row) return undefined
  const { payment, sequence } = row
  return { ...loadedCartFrom(row, loading), ...(payment ? { payment: readPaymentDocument(payment) } : {}), sequence }
}
