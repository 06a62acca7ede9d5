import type { approvalOperations } from '@shop/contract/company'
import { personName } from '@shop/domain/address'
import { moneyOf } from '@shop/domain/money'
import {
  approveRequest,
  findApprovals,
  payRequestOnAccount,
  rejectRequest,
  requestApproval,
  withdrawRequest,
} from '@shop/engine/company'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireSignedIn } from '../customer/customer-request.ts'

const DEFAULT_LIMIT = 50

export const approvalHandlers: HandlersOf<typeof approvalOperations> = {
  requestApproval: async (call, { id, version, amountPlanned: { currencyCode, centAmount }, paymentInterface }) => {
    const owner = await requireSignedIn(call)
    const { engine, storeKey } = call
    const amountPlanned = moneyOf(currencyCode, centAmount)
    const draft = { owner, storeKey, id, version, customerId: owner.customerId, amountPlanned, paymentInterface }
    return { approvalRequest: await requestApproval(engine, draft) }
  },

  getApprovalRequests: async (call, { limit = DEFAULT_LIMIT }) => {
    const { customerId } = await requireSignedIn(call)
    const found = await findApprovals(call.engine, customerId, limit)
    const approvalRequests = found.map(({ firstName, lastName, lines, ...request }) => ({
      ...request,
      buyerName: personName({ firstName, lastName }, call.market.country),
      lines: [...lines],
    }))
    return { approvalRequests }
  },

  approveRequest: async (call, { id, amountPlanned: { currencyCode, centAmount } }) => {
    const { customerId: approverId } = await requireSignedIn(call)
    const shown = moneyOf(currencyCode, centAmount)
    const outcome = await approveRequest(call.engine, { requestId: id, approverId, shown })
    if (outcome.is === 'ordered') return { orderNumber: outcome.order.orderNumber }
    return { risen: { before: outcome.before, now: outcome.now } }
  },

  rejectRequest: async (call, { id, reason }) => {
    const { customerId: approverId } = await requireSignedIn(call)
    await rejectRequest(call.engine, { requestId: id, approverId, reason })
    return null
  },

  payRequestOnAccount: async (call, { id, amountPlanned: { currencyCode, centAmount } }) => {
    const { customerId } = await requireSignedIn(call)
    await payRequestOnAccount(call.engine, { requestId: id, customerId, shown: moneyOf(currencyCode, centAmount) })
    return null
  },

  withdrawApprovalRequest: async (call, { id }) => {
    const { customerId } = await requireSignedIn(call)
    await withdrawRequest(call.engine, { requestId: id, customerId })
    return null
  },
}
