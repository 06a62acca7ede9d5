import { randomUUID } from 'node:crypto'
import type { AddressDraft } from '@shop/domain/address'
import { aSlovakAddress } from '@shop/domain/fixtures'
import type { EngineContext } from '@shop/engine/database'
import { issueInvoice, keepFiles } from '@shop/engine/fiscal'
import { confirmOrderCode, findOrderCode, requestOrderCode } from '@shop/engine/order-access'
import { registerPayment } from '@shop/engine/payment'
import { approveReturn, keepReturnLabel } from '@shop/engine/return'
import { shipOrder } from '@shop/engine/shipment'
import { aClientAddress } from '@shop/engine/testing'
import { PRESS } from '../../apps/middleware/src/catalogue.fixtures.ts'
import type { Shopper, TestMiddleware } from '../../apps/middleware/src/middleware.fixtures.ts'
import { draftOf } from '../../apps/middleware/src/order/checkout.fixtures.ts'

/** The smallest picture. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const UNITS = 4

/** An engine whose clock is some hours off. */
export const at = (engine: EngineContext, hours: number): EngineContext => ({
  ...engine,
  now: () => new Date(Date.now() + hours * 3_600_000).toISOString(),
})

/** An address that names someone by their secret. */
export function addressOf(secret: string): AddressDraft {
  return { ...aSlovakAddress(), firstName: secret, lastName: secret }
}

/** An order of some presses by transfer. */
export async function anOrder(
  shopper: Shopper,
  { email, address }: { readonly email: string; readonly address: AddressDraft },
): Promise<{ readonly orderNumber: string; readonly orderId: string; readonly orderLineId: string }> {
  const { cart } = await aFilledCart(shopper, email, address)
  const draft = draftOf('bank-transfer', cart.totalPrice.centAmount)
  const paid = await shopper.do('createBankPayment', { id: cart.id, version: cart.version, draft })
  const { order } = await shopper.do('createMyOrderFromCart', { id: cart.id, version: paid.cart.version })
  return { orderNumber: order.orderNumber, orderId: order.id, orderLineId: order.lineItems[0]?.id ?? '' }
}

async function aFilledCart(shopper: Shopper, email: string, address: AddressDraft) {
  const { cart: empty } = await shopper.do('createCart', {})
  const { id, version } = empty
  const { cart } = await shopper.do('addToCart', { id, version, product: { sku: PRESS }, quantity: UNITS })
  return shopper.do('updateCart', {
    id,
    version: cart.version,
    actions: [
      { action: 'setCustomerEmail', email },
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ],
  })
}

/** Access to an order by the code that its mailbox gets. */
export async function accessByCode(engine: EngineContext, orderNumber: string, email: string, storeKey = 'sk'): Promise<string> {
  const from = { clientAddress: aClientAddress() }
  const { codeId } = await requestOrderCode(engine, { orderNumber, email, storeKey, locale: 'sk-SK', ...from })
  const code = (await findOrderCode(engine, codeId))?.code ?? ''
  return (await confirmOrderCode(engine, { codeId, code, ...from }))?.accessToken ?? ''
}

/** What comes after an order: its invoice, a return with a picture and a label, a review, a question; and the next cart. */
export async function whatFollows(
  { engine }: TestMiddleware,
  shopper: Shopper,
  its: { orderNumber: string; orderId: string; orderLineId: string; accessToken: string; secret: string; email: string },
) {
  const { orderNumber, orderId, orderLineId, accessToken, secret, email } = its
  await registerPayment(engine, { id: orderId }, {})
  await shipOrder(engine, { id: orderId }, { parcels: [{ trackingNumber: '00340434161094042557', carrier: 'DHL' }] })
  const issued = await issueInvoice(engine, { id: orderId }, [])
  if (!issued) throw new Error('The order has no invoice')
  await keepFiles(engine, issued, { cii: Buffer.from(`<${secret}/>`), pdf: Buffer.from(secret) })
  const { return: created } = await shopper.do('createReturn', {
    ...{ accessToken, orderNumber, draftId: randomUUID(), reason: 'defective', wish: 'refund', comment: secret },
    lines: [{ lineItemId: orderLineId, quantity: 1 }],
    pictures: [PICTURE],
  })
  await approveReturn(engine, created.returnNumber)
  await keepReturnLabel(engine, created.id, Buffer.from(secret))
  await shopper.do('addReview', {
    ...{ sku: PRESS, rating: 4, title: secret, text: secret, authorName: secret, locale: 'sk-SK', consent: true },
  })
  await shopper.do('createSupportCase', {
    ...{ draftId: randomUUID(), locale: 'sk-SK', reason: 'other', subreason: 'feedback', contactName: secret },
    ...{ customerEmail: email, subject: secret, description: secret },
  })
  const { cart } = await aFilledCart(shopper, email, addressOf(secret))
  return {
    ...{ orderNumber, orderLineId, returnNumber: created.returnNumber, cartId: cart.id },
    documentNumber: issued.document.number,
  }
}
