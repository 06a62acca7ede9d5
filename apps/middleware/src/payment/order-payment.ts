import { marketOf } from '@shop/domain/market'
import { isAwaitingTransfer, isOrderNumber, isPayableByProvider, orderDueOf } from '@shop/domain/order'
import { bankTransferEligibility } from '@shop/domain/payment'
import { findOrderToPay, signOrderLink } from '@shop/engine/order'
import { beginDueAttempt, createDueBankPayment, findPendingMethod } from '@shop/engine/payment'
import type { OperationContext, OperationHandler } from '../call/operation-call.ts'
import { listProviderMethods } from './provider-methods.ts'
import { pay } from './provider-payment.ts'

const findOrder = ({ engine, session }: OperationContext, name: string) => findOrderToPay(engine, name, () => session.owner())

/** What is due of an order; the provider is asked only where something is. */
export const getOrderPayment: OperationHandler<'getOrderPayment'> = async (call, { order: name }) => {
  const [order, link, pendingMethod] = await call.admit(async () => {
    const found = await findOrder(call, name)
    // A client that has a link gets no newer one by it.
    const signed = isOrderNumber(name) ? await signOrderLink(call.engine, found.id) : name
    return [found, signed, await findPendingMethod(call.engine.db, found.id)] as const
  })
  const { orderNumber, billingAddress, locale } = order
  const { standing, amount } = orderDueOf(order)
  const isPayable = isPayableByProvider(order)
  const methods = isPayable ? await listProviderMethods(call, { totalPrice: amount, billingAddress, locale }) : []
  return {
    ...{ orderNumber, standing, amount, link },
    isAvailable: methods !== undefined,
    methods: (methods ?? []).map(({ method, issuers }) => ({ method, ...(issuers ? { issuers: [...issuers] } : {}) })),
    hasBankTransfer: standing === 'due' && bankTransferEligibility(order, marketOf(order.country)).eligible,
    isAwaitingTransfer: isAwaitingTransfer(order),
    ...(pendingMethod && isPayable ? { pendingMethod } : {}),
  }
}

/** Begins to pay what is due of an order, as a cart is paid. */
export const startOrderPayment: OperationHandler<'startOrderPayment'> = async (call, { order: name, draft, returnUrl }) => {
  return pay(call, { draft, returnUrl }, async () => {
    const { id } = await findOrder(call, name)
    const { method } = draft.paymentMethodInfo
    const { attempt, order } = await beginDueAttempt(call.engine, id, { ...draft, method })
    return { attempt, cart: order }
  })
}

/** Has an order that is due wait for a bank transfer. */
export const createOrderBankPayment: OperationHandler<'createOrderBankPayment'> = async (call, { order: name, draft }) => {
  const { id } = await findOrder(call, name)
  const order = await createDueBankPayment(call.engine, id, draft)
  return { orderNumber: order.orderNumber, isAwaitingTransfer: isAwaitingTransfer(order) }
}
