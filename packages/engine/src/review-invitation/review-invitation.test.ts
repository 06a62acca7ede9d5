import { randomUUID } from 'node:crypto'
import type { Order } from '@shop/domain/order'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { issueInvoice } from '../fiscal/index.ts'
import { findOrMakeRecipient, setMailPreferences, signMailLink, unsubscribeMail } from '../mail-preference/index.ts'
import { registerPayment } from '../payment/index.ts'
import { erasePerson } from '../privacy/index.ts'
import { createReturn } from '../return/index.ts'
import { addReview } from '../review/index.ts'
import { aDraft, order as placeOrder, SLOVAKIA } from '../review/review.fixtures.ts'
import { confirmDelivery, shipOrder } from '../shipment/index.ts'
import { aStranger, openTestShop, PRESS, SAW } from '../testing/shop.fixtures.ts'
import {
  claimReviewInvitations,
  findInvitedItems,
  findReviewInvitation,
  noteInvitationSent,
  readInvitationLink,
} from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const { db } = context
const claim = () => claimReviewInvitations(context, { afterDays: 10, limit: 100 })

/** An order of a guest that arrived some days ago, whose buyer agreed to be asked or did not. */
async function aDeliveredOrder({ agrees = true, daysAgo = 11, skus = [PRESS, SAW] } = {}) {
  const email = `${randomUUID()}@example.org`
  const order = await placeOrder(context, { anonymousId: randomUUID() }, email, ...skus)
  await registerPayment(context, { id: order.id }, {})
  await shipOrder(context, order, { parcels: [{ trackingNumber: `00340434${order.orderNumber}`, carrier: 'DHL' }] })
  await confirmDelivery(context, { id: order.id }, {})
  await sql`
    update shipment set dispatched_at = now() - interval '60 days', delivered_at = now() - make_interval(days => ${daysAgo})
    where order_id = ${order.id}`.execute(db)
  const recipient = await findOrMakeRecipient(db, { id: randomUUID(), email, storeKey: 'sk', locale: 'sk-SK' })
  const token = await signMailLink(context, recipient.id)
  const text = { locale: 'sk-SK', text: 'Reviews' }
  if (agrees) await setMailPreferences(context, { token }, { wanted: ['review-invitation'], text })
  return { order, email, token }
}

const claimedOf = async ({ id }: Order) =>
  (await db.selectFrom('review_invitation').select('order_id').where('order_id', '=', id).execute()).length

test('REV-05 a buyer who agreed is asked once per order, however many look, some days after all of it has arrived', async () => {
  const due = await aDeliveredOrder()
  const others = [
    await aDeliveredOrder({ agrees: false }),
    await aDeliveredOrder({ daysAgo: 9 }),
    await aDeliveredOrder({ daysAgo: 41 }),
  ]
  const counts = await Promise.all(Array.from({ length: 8 }, claim))
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  expect(await claimedOf(due.order)).toBe(1)
  for (const { order } of others) expect(await claimedOf(order)).toBe(0)
  expect(await findReviewInvitation(context, due.order.id)).toMatchObject({ skus: [PRESS, SAW] })
  await noteInvitationSent(context, due.order.id)
  expect(await findReviewInvitation(context, due.order.id)).toBeUndefined()
  expect(await claim()).toBe(0)
})

test('REV-09 the link of an invitation shows the purchase of a guest on another device, once per product, and of nothing else', async () => {
  const { order } = await aDeliveredOrder({ skus: [PRESS] })
  await claim()
  const invitation = (await findReviewInvitation(context, order.id))?.invitationLink ?? ''
  const write = async (sku: string, token = invitation) => {
    const invitedOrderId = await readInvitationLink(context, token)
    return addReview(context, { owner: aStranger(), market: SLOVAKIA, draft: aDraft({ sku }), invitedOrderId })
  }
  await expect(write(SAW)).rejects.toMatchObject({ failure: { code: 'review-not-purchased' } })
  await expect(write(PRESS, `${invitation}x`)).rejects.toMatchObject({ failure: { code: 'review-not-purchased' } })
  expect(await findInvitedItems(context, invitation)).toEqual([{ sku: PRESS, isReviewed: false }])
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => write(PRESS)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await findInvitedItems(context, invitation)).toEqual([{ sku: PRESS, isReviewed: true }])
  // What was reviewed before the mail is written is not asked about.
  expect(await findReviewInvitation(context, order.id)).toBeUndefined()
})

test('REV-05 who sends something back, changes their mind or is erased between claim and mail is not asked about it', async () => {
  const [back, changed, erased] = [await aDeliveredOrder(), await aDeliveredOrder(), await aDeliveredOrder()]
  expect(await claim()).toBe(3)
  const link = (await findReviewInvitation(context, erased.order.id))?.invitationLink ?? ''
  const [line] = back.order.lineItems
  const draft = { lines: [{ lineItemId: line!.id, quantity: 1 }], reason: 'defective', wish: 'refund' } as const
  await createReturn(context, back.order.id, { draftId: randomUUID(), draft, clientAddress: '10.0.0.1' })
  expect((await findReviewInvitation(context, back.order.id))?.skus).toEqual([SAW])
  await unsubscribeMail(context, { token: changed.token, kind: 'review-invitation' })
  expect(await findReviewInvitation(context, changed.order.id)).toBeUndefined()
  await issueInvoice(context, erased.order, [])
  expect((await erasePerson(context, erased.email)).outcome).toBe('fulfilled')
  expect(await findReviewInvitation(context, erased.order.id)).toBeUndefined()
  expect(await findInvitedItems(context, link)).toBeUndefined()
})
