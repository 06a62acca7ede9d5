import { type BuyerReferences, buyerReferencesOf } from '@shop/domain/buyer-reference'
import type { Cart, CartQuote } from '@shop/domain/cart'
import { type ApprovalState, approversOf, creditFor } from '@shop/domain/company'
import type { LocalizedString } from '@shop/domain/market'
import { type Money, moneyOf } from '@shop/domain/money'
import { isPayableByProvider, type Order, orderDueOf } from '@shop/domain/order'
import { termDaysOf } from '@shop/domain/payment'
import { selectCartById } from '../cart/cart-rows.ts'
import { selectCreditBuyer } from '../credit/credit-rows.ts'
import { selectCustomerById } from '../customer/customer-rows.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { selectOrder } from '../order/order-rows.ts'
import type { ApprovalInterface } from '../payment/create-payment.ts'
import { type ApprovalRow, selectApproval, selectApprovals } from './approval-rows.ts'
import { selectCompany, selectCompanyIdOf } from './company-rows.ts'

/** A request as its buyer and the approvers of the company see it. */
export interface ApprovalView {
  readonly id: string
  readonly state: ApprovalState
  /** Whether it is the customer's own. */
  readonly isMine: boolean
  /** Whether the customer may decide about it now. */
  readonly isDecidable: boolean
  readonly firstName: string
  readonly lastName: string
  readonly requestedAt: string
  readonly total: Money
  readonly lines: readonly {
    readonly sku: string
    readonly name: LocalizedString
    readonly quantity: number
    readonly total: Money
  }[]
  /** The buyer's own numbers of the order. */
  readonly references: BuyerReferences
  /** Of which its cart is. */
  readonly quote?: Pick<CartQuote, 'id' | 'quoteNumber'>
  /** How its order will be paid; a transfer stands for what the buyer chooses. Of a request that waits. */
  readonly paymentInterface?: ApprovalInterface
  /** Whether it is the customer's own, and its order can be paid by the provider. */
  readonly isPayable: boolean
  /** Where it is the customer's own and can be paid on account instead: over what, and within how many days of the invoice. */
  readonly onAccount?: { readonly amount: Money; readonly termDays: number }
  readonly reason?: string
  /** Number of the order that was placed. */
  readonly orderNumber?: string
}

/** Requests of the customer's own, and those of their company where they are an approver; the newest, those that wait first. */
export async function findApprovals({ db }: EngineContext, customerId: string, limit: number): Promise<ApprovalView[]> {
  const id = await selectCompanyIdOf(db, customerId)
  const company = id === undefined ? undefined : await selectCompany(db, id)
  const isApprover = company !== undefined && approversOf(company, '').some(one => one.customerId === customerId)
  const rows = await selectApprovals(db, { customerId, companyId: isApprover ? company.id : undefined }, limit)
  return Promise.all(
    rows.map(async row => {
      const isMine = row.customerId === customerId
      const [cart, buyer] = await Promise.all([selectCartById(db, row.cartId), selectCustomerById(db, row.customerId)])
      // What is open again is not what was asked for any more.
      const asked = row.state === 'pending' || row.state === 'approved' ? cart : undefined
      const placed = row.state === 'approved' ? await findOrderOf(db, row) : undefined
      const paymentInterface = row.state === 'pending' && asked ? await interfaceOf(db, asked) : undefined
      return {
        ...{ id: row.id, state: row.state, isMine, isDecidable: row.state === 'pending' && !isMine && isApprover },
        ...{ firstName: buyer?.customer.firstName ?? '', lastName: buyer?.customer.lastName ?? '' },
        ...{ requestedAt: row.requestedAt, total: moneyOf(row.currency, row.totalCent) },
        lines: (asked?.lineItems ?? []).map(({ variant, name, quantity, totalPrice }) => ({
          ...{ sku: variant.sku, name, quantity, total: totalPrice },
        })),
        references: Object.fromEntries(buyerReferencesOf(asked ?? {}).map(({ name, value }) => [name, value])),
        ...(row.reason === null ? {} : { reason: row.reason }),
        ...(asked?.quote ? { quote: { id: asked.quote.id, quoteNumber: asked.quote.quoteNumber } } : {}),
        ...(paymentInterface ? { paymentInterface } : {}),
        isPayable: isMine && placed !== undefined && isPayableByProvider(placed),
        ...(isMine ? await accountOfferOf(db, placed ?? (paymentInterface === 'bank-transfer' ? asked : undefined)) : {}),
        ...(placed ? { orderNumber: placed.orderNumber } : {}),
      }
    }),
  )
}

/** The order of an approved request; undefined where none is placed. */
export async function findOrderOf(db: Database, { cartId }: ApprovalRow): Promise<Order | undefined> {
  const row = await db.selectFrom('order').select('id').where('cart_id', '=', cartId).executeTakeFirst()
  return row && selectOrder(db, row)
}

/** The account of the company for what waits in a cart, or is missing of an order. */
async function accountOfferOf(db: Database, asked: Cart | Order | undefined): Promise<Pick<ApprovalView, 'onAccount'>> {
  if (!asked) return {}
  const isOrder = 'orderNumber' in asked
  if (isOrder && (!isPayableByProvider(asked) || asked.paymentInfo.payments.some(one => termDaysOf(one) !== undefined))) return {}
  const amount = isOrder ? orderDueOf(asked).amount : asked.totalPrice
  const credit = creditFor(await selectCreditBuyer(db, isOrder ? asked.cart.id : asked.id), asked.store.key, amount)
  return credit ? { onAccount: { amount, termDays: credit.termDays } } : {}
}

/** How an order is to be paid that is approved. */
export async function interfaceOf(db: Database, { paymentInfo }: Cart): Promise<ApprovalInterface> {
  const [payment] = paymentInfo?.payments ?? []
  const found = payment && (await db.selectFrom('payment').select('interface').where('id', '=', payment.id).executeTakeFirst())
  return found?.interface === 'on-account' ? 'on-account' : 'bank-transfer'
}

/** What mails say of a request; undefined for one that is gone. */
export async function findApprovalNotice({ db }: EngineContext, id: string) {
  const row = await selectApproval(db, id)
  const company = row && (await selectCompany(db, row.companyId))
  const buyer = row && (await selectCustomerById(db, row.customerId))
  if (!row || !company || !buyer) return undefined
  return { ...row, company, buyer: buyer.customer }
}
