import { type BuyerReferences, buyerReferencesOf } from '@shop/domain/buyer-reference'
import { type ApprovalState, approversOf } from '@shop/domain/company'
import type { LocalizedString } from '@shop/domain/market'
import { type Money, moneyOf } from '@shop/domain/money'
import { selectCartById } from '../cart/cart-rows.ts'
import { selectCustomerById } from '../customer/customer-rows.ts'
import type { EngineContext } from '../database/context.ts'
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
      const placed = row.state === 'approved' ? await orderNumberOf(db, row) : undefined
      return {
        ...{ id: row.id, state: row.state, isMine, isDecidable: row.state === 'pending' && !isMine && isApprover },
        ...{ firstName: buyer?.customer.firstName ?? '', lastName: buyer?.customer.lastName ?? '' },
        ...{ requestedAt: row.requestedAt, total: moneyOf(row.currency, row.totalCent) },
        lines: (asked?.lineItems ?? []).map(({ variant, name, quantity, totalPrice }) => ({
          ...{ sku: variant.sku, name, quantity, total: totalPrice },
        })),
        references: Object.fromEntries(buyerReferencesOf(asked ?? {}).map(({ name, value }) => [name, value])),
        ...(row.reason === null ? {} : { reason: row.reason }),
        ...(placed === undefined ? {} : { orderNumber: placed }),
      }
    }),
  )
}

async function orderNumberOf(db: EngineContext['db'], { cartId }: ApprovalRow): Promise<string | undefined> {
  const row = await db.selectFrom('order').select('order_number').where('cart_id', '=', cartId).executeTakeFirst()
  return row?.order_number
}

/** What mails say of a request; undefined for one that is gone. */
export async function findApprovalNotice({ db }: EngineContext, id: string) {
  const row = await selectApproval(db, id)
  const company = row && (await selectCompany(db, row.companyId))
  const buyer = row && (await selectCustomerById(db, row.customerId))
  if (!row || !company || !buyer) return undefined
  return { ...row, company, buyer: buyer.customer }
}
