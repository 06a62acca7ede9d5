import { approversOf, companyNotFound, needsApproval } from '@shop/domain/company'
import { CommerceError } from '@shop/domain/error'
import type { Money } from '@shop/domain/money'
import { type CartRequest, freezeCart } from '../cart/index.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { type ApprovalInterface, createApprovalPayment } from '../payment/create-payment.ts'
import { insertApproval } from './approval-rows.ts'
import { selectCompany, selectCompanyIdOf } from './company-rows.ts'

/** Topic of the outbox under which an approver is notified of an order to approve. */
export const APPROVAL_REQUESTED_TOPIC = 'approval-requested'

/** A cart whose order is to be approved, of the customer who is signed in. */
export interface ApprovalDraft extends CartRequest {
  readonly customerId: string
  /** The total that the buyer saw. */
  readonly amountPlanned: Money
  /** How it will be paid; a transfer stands for what the buyer chooses once it is ordered. */
  readonly paymentInterface?: ApprovalInterface | undefined
}

/**
 * Asks the approvers of the buyer's company to approve the order of a cart, which is frozen until then. It will be paid on account
 * of the company, whose limit has to cover it now and when it is placed, or as the buyer chooses once it is: by transfer, or by any
 * way to pay of the market. All that an order needs is checked now, and again when it is placed. Throws `CommerceError` like
 * `createBankPayment` and `createAccountPayment`; `resource-not-found` for a customer without company, `invalid-operation` where the buyer
 * may order without approval, and `payment-prerequisite` where no one of the company can approve.
 */
export async function requestApproval(context: EngineContext, draft: ApprovalDraft): Promise<{ readonly id: string }> {
  const { customerId, amountPlanned, paymentInterface = 'bank-transfer', ...request } = draft
  const { cart } = await createApprovalPayment(context, request, { paymentInterface, amountPlanned, isFrozen: false })
  const id = context.newId()
  await inTransaction(context, async db => {
    const companyId = await selectCompanyIdOf(db, customerId)
    const company = companyId === undefined ? undefined : await selectCompany(db, companyId, 'lock')
    const buyer = company?.associates.find(one => one.customerId === customerId)
    if (!company || !buyer) throw companyNotFound(customerId)
    if (!needsApproval({ ...buyer, storeKey: company.storeKey }, cart.totalPrice))
      throw new CommerceError({ code: 'invalid-operation' }, 'The buyer may order this without approval')
    const approvers = approversOf(company, customerId)
    if (approvers.length === 0)
      throw new CommerceError({ code: 'payment-prerequisite', field: 'approver' }, 'No one of the company can approve')
    if (!(await freezeCart(context, db, cart)))
      throw new CommerceError({ code: 'concurrent-modification', currentVersion: cart.version + 1 }, 'The cart has changed')
    const { centAmount: totalCent, currencyCode: currency } = cart.totalPrice
    await insertApproval(db, {
      id,
      companyId: company.id,
      cartId: cart.id,
      customerId,
      storeKey: cart.store.key,
      currency,
      totalCent,
    })
    for (const approver of approvers) {
      const messageId = context.newId()
      await addToOutbox(db, {
        topic: APPROVAL_REQUESTED_TOPIC,
        payload: { messageId, requestId: id, approverId: approver.customerId },
        dedupKey: `${APPROVAL_REQUESTED_TOPIC}/${messageId}`,
      })
    }
  })
  return { id }
}
