import { addLineItem } from '@shop/engine/cart'
import { issueInvoice } from '@shop/engine/fiscal'
import { importExtraGuarantees } from '@shop/engine/guarantee'
import { checkInvariants } from '@shop/engine/invariants'
import { createOrderFromCart } from '@shop/engine/order'
import { createBankPayment } from '@shop/engine/payment'
import { shipOrder } from '@shop/engine/shipment'
import { aPaymentDraft, aReadyCart, GUARANTEE, requestOf, SAW } from '@shop/engine/testing'
import { PROFILES, writeCii } from '@shop/fiscal'
import { schemaErrorOf } from '@shop/fiscal/testing'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run } = await openTestAdmin()
const guarantee = {
  ...{ sku: GUARANTEE, relativePriceRate: 1000, enabledOnMarket: ['sk-SK' as const] },
  ...{ excludedSkus: [], excludedBrands: [], excludedRelations: [] },
}
await importExtraGuarantees(context, [guarantee])
for (const { key, document } of await context.db.selectFrom('store').select(['key', 'document']).execute()) {
  const switches = { ...document.custom.switches, extraGuaranteeSale: true }
  const sold = JSON.stringify({ ...document, custom: { ...document.custom, switches } })
  await context.db.updateTable('store').set({ document: sold }).where('key', '=', key).execute()
}

/** A saw for 19.99 with its guarantee for 2.00, and a parcel for 1.95; the invoice about them. */
async function anInvoice() {
  const { owner, cart: ready } = await aReadyCart(context, { [SAW]: 1 })
  const cart = await addLineItem(context, requestOf(owner, ready), { sku: GUARANTEE, quantity: 1, parentSku: SAW })
  const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  const order = await createOrderFromCart(context, requestOf(owner, paid.cart))
  await shipOrder(context, order, {})
  const issued = await issueInvoice(context, order, [])
  if (!issued) throw new Error('No invoice')
  return { order, document: issued.document }
}

test('fiscal check 5: the owner makes a guarantee exempt: its price stays, and cart, order and invoice have no VAT in it', async () => {
  const before = await anInvoice()
  expect(before.document.breakdown.map(({ category }) => category)).toEqual(['S'])
  expect(await run('guarantees', 'vat', GUARANTEE, 'E')).toBe(`${GUARANTEE} is exempt`)
  // A catalogue that says nothing about it leaves it so.
  await importExtraGuarantees(context, [guarantee])
  const { order, document } = await anInvoice()
  expect(order.totalPrice).toEqual(before.order.totalPrice)
  // By hand: 19.99 at 23 % is 16.25 net, 1.95 is 1.59; 2.00 has none.
  expect(document.breakdown).toMatchObject([
    { category: 'S', permyriad: 2300, net: 1784, tax: 410 },
    { category: 'E', permyriad: 0, net: 200, tax: 0, vatex: 'VATEX-EU-135-1' },
  ])
  expect(document.totals.tax).toBe(order.taxedPrice.totalTax.centAmount)
  expect(order.taxedPrice.taxPortions).toMatchObject([{ rate: 0.23, amount: { centAmount: 410 } }])
  const cii = writeCii(document, PROFILES.facturX)
  expect(schemaErrorOf(cii)).toBeUndefined()
  for (const part of ['VATEX-EU-135-1', '§ 4 Nr. 10 Buchst. a UStG']) expect(cii).toContain(part)
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
  expect(await run('guarantees', 'vat', GUARANTEE, 'S')).toBe(`${GUARANTEE} is taxed like its goods`)
  expect((await anInvoice()).document.breakdown).toHaveLength(1)
})

test('an unknown guarantee, and a category that it cannot have, are refused', async () => {
  await expect(run('guarantees', 'vat', '4100040', 'E')).rejects.toThrow('There is no guarantee 4100040')
  await expect(run('guarantees', 'vat', GUARANTEE, 'K')).rejects.toThrow('<category>')
})
