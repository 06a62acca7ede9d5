import { findDocuments, findFile } from '@shop/engine/fiscal'
import { changeShipmentState, shipOrder } from '@shop/engine/shipment'
import { PROFILES, writeCii } from '@shop/fiscal'
import { expect, test } from 'vitest'
import { openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'
import { issueOverdueInvoices } from './invoice-jobs.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const sellerChanges = [{ from: '2020-01-01', city: 'Essen' }]
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl, sellerChanges })

const documentsOf = (orderId: string) => findDocuments(context, { orderId }, 10)

test('fiscal check 1: what left the house is invoiced by the worker, once, in the name of the owner, and kept as XML', async () => {
  const order = await placeOrder(context, {
    country: 'CZ',
    language: 'cs',
    payment: 'bank-transfer',
    email: 'jana@example.org',
  })
  await changeShipmentState(context, order, 'Shipped')
  await until(async () => (await documentsOf(order.id)).length === 1)
  // A parcel that is added is no further supply.
  await changeShipmentState(context, order, 'Shipped', [{ trackingNumber: 'PKT-100' }])
  const [invoice] = await documentsOf(order.id)
  const { totalGross } = order.taxedPrice
  expect(invoice?.document).toMatchObject({
    scheme: 'oss',
    locale: 'cs-CZ',
    seller: { city: 'Essen' },
    totals: { gross: totalGross.centAmount },
  })
  await until(async () => (await findFile(context, invoice?.id ?? '', 'cii')) !== undefined)
  const kept = await findFile(context, invoice?.id ?? '', 'cii')
  expect(invoice && Buffer.from(kept ?? []).toString()).toBe(invoice && writeCii(invoice.document, PROFILES.facturX))
  expect(await documentsOf(order.id)).toHaveLength(1)
})

test('goods that were sent in part are invoiced when the month is over, and an order that cannot be keeps no other from it', async () => {
  const wanted = { country: 'DE', language: 'de', payment: 'bank-transfer', quantity: 2 } as const
  const broken = await placeOrder(context, { ...wanted, email: 'a@example.org' })
  const order = await placeOrder(context, { ...wanted, email: 'b@example.org' })
  const then = { ...context, now: () => '2029-12-31T12:00:00.000Z' }
  for (const { id, lineItems } of [broken, order])
    await shipOrder(then, { id }, { units: [{ sku: lineItems[0]?.variant.sku ?? '', quantity: 1 }] })
  const { document } = await context.db
    .selectFrom('order')
    .select('document')
    .where('id', '=', broken.id)
    .executeTakeFirstOrThrow()
  const namelessAddress = { ...broken.billingAddress, company: ' ', firstName: ' ', lastName: ' ' }
  const spoilt = JSON.stringify({ ...document, billingAddress: namelessAddress })
  await context.db.updateTable('order').set({ document: spoilt }).where('id', '=', broken.id).execute()
  expect(await issueOverdueInvoices(then, [])).toBe(false)
  expect(await documentsOf(order.id)).toEqual([])
  const later = { ...context, now: () => '2030-01-01T12:00:00.000Z' }
  await expect(issueOverdueInvoices(later, [])).rejects.toThrow(`A document of order ${broken.orderNumber} breaks BR-07`)
  expect((await documentsOf(order.id)).map(({ document: { deliveryDate } }) => deliveryDate)).toEqual(['2029-12-31'])
})
