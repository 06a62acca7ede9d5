import { findDocuments, findFile, issueCreditNote } from '@shop/engine/fiscal'
import { refundOrder, registerPayment } from '@shop/engine/payment'
import { changeShipmentState, shipOrder } from '@shop/engine/shipment'
import { PROFILES, writeCii } from '@shop/fiscal'
import { formatMoney } from '@shop/i18n/format'
import { expect, test } from 'vitest'
import { mailsTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'
import { issueOverdueInvoices } from './invoice-jobs.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const sellerChanges = [{ from: '2020-01-01', city: 'Essen' }]
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl, sellerChanges })

const invoicesTo = async (email: string) => (await mailsTo(standins, email)).filter(({ attachments }) => attachments.length > 0)
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
  if (!invoice) throw new Error('No invoice')
  const { number } = invoice.document
  await until(async () => (await invoicesTo('jana@example.org')).length === 1)
  const [mail] = await invoicesTo('jana@example.org')
  expect(mail?.subject).toBe(`Faktura ${number} k vaší objednávce ${order.orderNumber}`)
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(number)
    expect(form).toContain(formatMoney(totalGross, 'cs-CZ'))
    // It is not proven that the address is the buyer's.
    expect(form).not.toContain('Jana')
  }
  expect(mail?.headers.find(({ key }) => key === 'message-id')?.value).toBe(`<invoice.${invoice.id}@anvil.example>`)
  const [pdf, cii] = [await findFile(context, invoice.id, 'pdf'), await findFile(context, invoice.id, 'cii')]
  expect(mail?.attachments).toEqual([{ name: `${number}.pdf`, type: 'application/pdf', size: pdf?.byteLength }])
  const sent = await fetch(`${standins.address}/mails/${mail?.id}/attachments/0`)
  expect(Buffer.from(await sent.arrayBuffer()).equals(pdf ?? new Uint8Array())).toBe(true)
  expect(Buffer.from(cii ?? []).toString()).toBe(writeCii(invoice.document, PROFILES.facturX))
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

test('fiscal check 15: a credit note is mailed as what it is in the language of the order', async () => {
  const email = 'erika@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email, quantity: 2 })
  await changeShipmentState(context, order, 'Shipped')
  await until(async () => (await invoicesTo(email)).length === 1)
  const [invoice] = await documentsOf(order.id)
  const { document } = await issueCreditNote(context, invoice?.document.number ?? '', {
    key: 'return-1',
    credit: { units: [{ line: 1, quantity: 1 }], charges: [] },
  })
  await until(async () => (await invoicesTo(email)).length === 2)
  const [mail] = await invoicesTo(email)
  expect(mail?.subject).toBe(`Rechnungskorrektur ${document.number} zu Ihrer Bestellung ${order.orderNumber}`)
  expect(mail?.text).toContain(`die Korrektur der Rechnung ${invoice?.document.number}`)
  expect(mail?.text).not.toMatch(/Gutschrift/)
  // What was credited by hand is given back, which is no further credit; then some more, since a unit has a scratch.
  await registerPayment(context, { id: order.id }, {})
  await refundOrder(context, { id: order.id }, { key: 'return-1', centAmount: document.totals.gross })
  await refundOrder(context, { id: order.id }, { key: 'scratch', centAmount: 500 })
  await until(async () => (await invoicesTo(email)).length === 3)
  const reduction = (await documentsOf(order.id)).at(-1)?.document
  expect(reduction?.totals.gross).toBe(500)
  expect((await invoicesTo(email))[0]?.attachments.map(({ name }) => name)).toEqual([`${reduction?.number}.pdf`])
  await refundOrder(context, { id: order.id }, {})
  // The rest of the invoice goes with the rest of the money.
  await until(async () => (await invoicesTo(email)).length === 4)
  const credits = (await documentsOf(order.id)).filter(one => one.document.kind === 'creditNote')
  expect(credits.reduce((cents, one) => cents + one.document.totals.gross, 0)).toBe(order.totalPrice.centAmount)
})
