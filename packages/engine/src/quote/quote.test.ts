import { randomUUID } from 'node:crypto'
import type { AssociateRole } from '@shop/domain/company'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { effectivePrice } from '@shop/domain/product'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addLineItem, applyDiscountCode, changeLineItemQuantity, createCart, getActiveCart, updateCart } from '../cart/index.ts'
import { addAssociate, createCompany } from '../company/index.ts'
import { importCartDiscounts, importDiscountCodes } from '../discount/import-discounts.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { createOrderFromCart } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import { setPrice } from '../product/index.ts'
import { aCartDiscount, aDiscountCode } from '../testing/discount-drafts.ts'
import { aCustomer } from '../testing/price.fixtures.ts'
import { aPaymentDraft, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import {
  acceptQuote,
  answerQuote,
  createQuoteRequest,
  declineQuote,
  findQuote,
  getQuote,
  getQuoteDocument,
  getQuotes,
  keepQuoteDocument,
  leaveQuote,
  rejectQuote,
  remindOfQuotes,
  renegotiateQuote,
  withdrawQuote,
} from './index.ts'

const { context } = await openTestShop({ stock: 50 })
const refusal = (code: string, reason?: string) =>
  expect.objectContaining({ failure: expect.objectContaining({ code, ...(reason ? { reason } : {}) }) })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const at = (instant: string) => ({ ...context, now: () => instant })

async function aCompany(type = 'company') {
  const { anonymousId, customerId = '' } = await aCustomer(context, null)
  const document = { customerType: type, firstName: 'Jana', lastName: 'Nová', locale: 'sk-SK', addresses: [] }
  await sql`update customer set document = document || ${JSON.stringify(document)}::jsonb where id = ${customerId}`.execute(
    context.db,
  )
  return { anonymousId, customerId }
}

/** A company with two presses and a saw in its cart, and a request for them. */
async function aRequest() {
  const owner = await aCompany()
  const empty = await createCart(context, { owner, storeKey: 'sk' })
  const cart = await addLineItem(context, requestOf(owner, empty), { sku: PRESS, quantity: 2 })
  const full = await addLineItem(context, requestOf(owner, cart), { sku: SAW, quantity: 1 })
  const draft = { owner, storeKey: 'sk', draftId: randomUUID(), comment: ' Do konca roka?\r\n ' }
  return { owner, cart: full, draft, quote: await createQuoteRequest(context, draft) }
}

const ofOwner = (owner: { customerId: string }) => ({ customerId: owner.customerId, storeKey: 'sk' })

async function anOffer(validUntil = inDays(10)) {
  const asked = await aRequest()
  const prices = new Map([[PRESS, 10_000]])
  return { ...asked, quote: await answerQuote(context, asked.quote.quoteNumber, { prices, shippingCent: 0, validUntil }) }
}

/** The cart of a quote, ready to be ordered. */
async function aPaidQuote(validUntil?: string) {
  const { owner, quote, cart: aside } = await anOffer(validUntil)
  const cart = await acceptQuote(context, { owner, storeKey: 'sk', id: quote.id })
  const ready = await updateCart(context, requestOf(owner, cart), [
    { action: 'setBillingAddress', address: aSlovakAddress() },
    { action: 'setShippingAddress', address: aSlovakAddress() },
  ])
  const { cart: paid } = await createBankPayment(context, requestOf(owner, ready), aPaymentDraft(ready, 'bank-transfer'))
  return { owner, quote, aside, cart: paid }
}

test('a company asks once per form for what is in its cart, which stays as it is', async () => {
  const { owner, cart, draft, quote } = await aRequest()
  const again = await Promise.all([createQuoteRequest(context, draft), createQuoteRequest(context, draft)])
  expect(again).toEqual([quote, quote])
  expect(quote).toMatchObject({ state: 'Submitted', comment: 'Do konca roka?', lineItems: [{ quantity: 2 }, { quantity: 1 }] })
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(cart)
  expect(await getQuotes(context, ofOwner(owner))).toMatchObject([{ quoteNumber: quote.quoteNumber }])
  const other = await aCompany()
  await expect(getQuote(context, { ...ofOwner(other), id: quote.id })).rejects.toEqual(refusal('resource-not-found'))
  const person = await aCompany('private')
  await expect(createQuoteRequest(context, { ...draft, owner: person })).rejects.toEqual(refusal('invalid-operation'))
  await expect(createQuoteRequest(context, { ...draft, owner: other })).rejects.toEqual(refusal('cart-not-orderable'))
  const long = { ...draft, draftId: randomUUID(), comment: 'x'.repeat(1001) }
  await expect(createQuoteRequest(context, long)).rejects.toEqual(refusal('invalid-input'))
  await expect(acceptQuote(context, { owner, storeKey: 'sk', id: quote.id })).rejects.toEqual(
    refusal('quote-not-acceptable', 'unanswered'),
  )
})

test('a quoted price survives every change of prices, and no goods, quantities, codes or discounts add to it', async () => {
  const { owner, quote, cart: aside } = await anOffer()
  const [, second] = aside.lineItems
  const saw = second ? effectivePrice(second.price).centAmount : 0
  expect(quote).toMatchObject({ state: 'Pending', totalPrice: { centAmount: 20_000 + saw }, shippingPrice: { centAmount: 0 } })
  const [cart, same] = await Promise.all([1, 2].map(() => acceptQuote(context, { owner, storeKey: 'sk', id: quote.id })))
  if (!cart) throw new Error('There is no cart')
  expect(same).toEqual(cart)
  expect(cart.totalPrice).toEqual(quote.totalPrice)
  expect(cart.taxedPrice).toEqual(quote.taxedPrice)
  const request = requestOf(owner, cart)
  await setPrice(context, { sku: SAW, centAmount: saw + 5000, currencyCode: 'EUR' })
  const [line] = cart.lineItems
  const changes = [
    () => addLineItem(context, request, { sku: SAW, quantity: 1 }),
    () => changeLineItemQuantity(context, request, { lineItemId: line?.id ?? '', quantity: 1 }),
    () => changeLineItemQuantity(context, request, { lineItemId: line?.id ?? '', quantity: 0 }),
  ]
  for (const change of changes) await expect(change()).rejects.toEqual(refusal('invalid-operation'))
  await expect(applyDiscountCode(context, request, { code: 'WELCOME' })).rejects.toThrow()
  const after = await updateCart(context, request, [
    { action: 'recalculate', updateProductData: true },
    { action: 'setShippingAddress', address: aSlovakAddress() },
  ])
  expect(after.totalPrice).toEqual(quote.totalPrice)
  expect(after.lineItems.map(({ price }) => price.value.centAmount)).toEqual([10_000, saw])
  await setPrice(context, { sku: SAW, centAmount: saw, currencyCode: 'EUR' })
})

test('a quote is ordered once, at exactly its total, by however many calls at once; what was put aside comes back', async () => {
  const { owner, quote, aside, cart } = await aPaidQuote()
  const orders = await Promise.all(Array.from({ length: 8 }, () => createOrderFromCart(context, requestOf(owner, cart))))
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1)
  expect(orders[0]?.totalPrice).toEqual(quote.totalPrice)
  expect(await findQuote(context, { id: quote.id })).toMatchObject({ state: 'Accepted', orderNumber: orders[0]?.orderNumber })
  const back = await getActiveCart(context, { owner, storeKey: 'sk' })
  expect(back).toMatchObject({ id: aside.id, cartState: 'Active', version: aside.version + 2 })
  await expect(acceptQuote(context, { owner, storeKey: 'sk', id: quote.id })).rejects.toEqual(
    refusal('quote-not-acceptable', 'ordered'),
  )
  await expect(withdrawQuote(context, quote.quoteNumber, 'Neskoro')).rejects.toEqual(refusal('invalid-operation'))
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('a second cart with the same quote never makes a second order', async () => {
  const { owner, quote, cart } = await aPaidQuote()
  await sql`update quote set version = version + 1 where id = ${quote.id}`.execute(context.db)
  await expect(createOrderFromCart(context, requestOf(owner, cart))).rejects.toEqual(refusal('quote-not-acceptable', 'changed'))
  await sql`update quote set version = version - 1 where id = ${quote.id}`.execute(context.db)
  await createOrderFromCart(context, requestOf(owner, cart))
  const { customerId } = owner
  // As if another process had made a cart of it just before.
  await sql`update cart set state = 'Merged' where customer_id = ${customerId} and state = 'Active'`.execute(context.db)
  await sql`
    insert into cart (id, version, store_key, anonymous_id, customer_id, state, currency, total_cent, net_cent, tax_cent, document,
      line_products, created_at, last_modified_at)
    select ${randomUUID()}::uuid, 1, store_key, anonymous_id, customer_id, 'Active', currency, total_cent, net_cent, tax_cent, document,
      line_products, created_at, last_modified_at from cart where id = ${cart.id}`.execute(context.db)
  const { rows } = await sql<{ id: string; document: object }>`
    select id, document from cart where customer_id = ${customerId} and state = 'Active'`.execute(context.db)
  const id = rows[0]?.id ?? ''
  const twin = { ...rows[0]?.document, id, version: 1, cartState: 'Active', paymentInfo: undefined }
  await sql`update cart set document = ${JSON.stringify(twin)}::json where id = ${id}`.execute(context.db)
  const active = await getActiveCart(context, { owner, storeKey: 'sk' })
  if (!active) throw new Error('There is no cart')
  const { cart: paid } = await createBankPayment(context, requestOf(owner, active), aPaymentDraft(active, 'bank-transfer'))
  await expect(createOrderFromCart(context, requestOf(owner, paid))).rejects.toEqual(refusal('quote-not-acceptable', 'ordered'))
})

test('what has ended, was taken back or turned down is not ordered; its cart is left for the one before', async () => {
  const ended = await aPaidQuote()
  const late = at(inDays(11))
  await expect(createOrderFromCart(late, requestOf(ended.owner, ended.cart))).rejects.toEqual(
    refusal('quote-not-acceptable', 'expired'),
  )
  await expect(acceptQuote(late, { owner: ended.owner, storeKey: 'sk', id: ended.quote.id })).rejects.toEqual(
    refusal('quote-not-acceptable', 'expired'),
  )
  const withdrawn = await aPaidQuote()
  await withdrawQuote(context, withdrawn.quote.quoteNumber, 'Dodávateľ zvýšil ceny.')
  await expect(createOrderFromCart(context, requestOf(withdrawn.owner, withdrawn.cart))).rejects.toEqual(
    refusal('quote-not-acceptable', 'withdrawn'),
  )
  const { owner, aside } = withdrawn
  expect(await leaveQuote(context, { owner, storeKey: 'sk' })).toMatchObject({ id: aside.id, cartState: 'Active' })
  expect(await leaveQuote(context, { owner, storeKey: 'sk' })).toMatchObject({ id: aside.id })
  const declined = await anOffer()
  const { id, version } = declined.quote
  const request = { ...ofOwner(declined.owner), id, version }
  await expect(declineQuote(context, { ...request, version: 1 })).rejects.toEqual(refusal('concurrent-modification'))
  expect(await declineQuote(context, request)).toMatchObject({ state: 'Declined' })
  await expect(acceptQuote(context, { owner: declined.owner, storeKey: 'sk', id })).rejects.toEqual(
    refusal('quote-not-acceptable', 'declined'),
  )
})

test('an offer is negotiated, replaced and rejected; each step is told once', async () => {
  const { owner, quote } = await anOffer()
  const request = { ...ofOwner(owner), id: quote.id, version: quote.version }
  const asked = await renegotiateQuote(context, request, 'Za 90?')
  expect(asked).toMatchObject({ state: 'Submitted', comment: 'Za 90?', version: 3 })
  await expect(
    answerQuote(context, quote.quoteNumber, { prices: new Map([['EX39999999', 1]]), validUntil: inDays(3) }),
  ).rejects.toEqual(refusal('invalid-input'))
  await expect(answerQuote(context, quote.quoteNumber, { prices: new Map(), validUntil: inDays(-1) })).rejects.toEqual(
    refusal('invalid-input'),
  )
  await rejectQuote(context, quote.quoteNumber, 'Nižšie nejdeme.')
  await expect(rejectQuote(context, quote.quoteNumber, 'Nie.')).rejects.toEqual(refusal('invalid-operation'))
  const { rows } = await sql<{ news: string }>`
    select payload ->> 'news' as news from outbox where payload ->> 'quoteId' = ${quote.id} order by id`.execute(context.db)
  expect(rows.map(({ news }) => news)).toEqual(['received', 'answered', 'received', 'rejected'])
})

test('a buyer is told once, three days before the end', async () => {
  await anOffer(inDays(10))
  await anOffer(inDays(2))
  const soon = at(inDays(8))
  await remindOfQuotes(context, { limit: 100 })
  const told = await remindOfQuotes(soon, { limit: 100 })
  expect(told).toBeGreaterThan(0)
  expect(await remindOfQuotes(soon, { limit: 100 })).toBe(0)
})

test('an answer without prices is what the cart cost, with its code and delivery, and less where a price has fallen since', async () => {
  const owner = await aCompany()
  const empty = await createCart(context, { owner, storeKey: 'sk' })
  const plain = await addLineItem(context, requestOf(owner, empty), { sku: PRESS, quantity: 12 })
  const [first] = plain.lineItems
  const onTotal = aCartDiscount({ requiresDiscountCode: true, sortOrder: '0.37', target: { type: 'totalPrice' } })
  await importCartDiscounts(context, [onTotal])
  await importDiscountCodes(context, [aDiscountCode('QUOTED7', [onTotal.id])])
  const full = await applyDiscountCode(context, requestOf(owner, plain), { code: 'QUOTED7' })
  expect(full.totalPrice.centAmount).toBeLessThan(plain.totalPrice.centAmount)
  const asked = await createQuoteRequest(context, { owner, storeKey: 'sk', draftId: randomUUID() })
  expect(asked.totalPrice).toEqual(full.totalPrice)
  const answer = { prices: new Map(), validUntil: inDays(5) }
  const offered = await answerQuote(context, asked.quoteNumber, { ...answer, shippingCent: 99_00 })
  expect(offered.totalPrice.centAmount).toBe(full.totalPrice.centAmount + 99_00 - (asked.shippingPrice?.centAmount ?? 0))
  const again = await answerQuote(context, asked.quoteNumber, answer)
  expect(again.totalPrice).toEqual(full.totalPrice)
  const before = first ? effectivePrice(first.price).centAmount : 0
  await setPrice(context, { sku: PRESS, centAmount: 5000, currencyCode: 'EUR' })
  onTestFinished(async () => {
    await setPrice(context, { sku: PRESS, centAmount: before, currencyCode: 'EUR' })
  })
  const cheaper = await answerQuote(context, asked.quoteNumber, answer)
  expect(cheaper.totalPrice.centAmount).toBe(12 * 5000 + (asked.shippingPrice?.centAmount ?? 0))
  const cart = await acceptQuote(context, { owner, storeKey: 'sk', id: asked.id })
  expect(cart.totalPrice).toEqual(cheaper.totalPrice)
})

test('A1 the document of an offer is for its owner and who approves their orders, as long as it is offered', async () => {
  const { owner, quote } = await anOffer()
  const [boss, colleague, other] = [await aCompany(), await aCompany(), await aCompany()]
  const { id: companyId } = await createCompany(context, { customerId: boss.customerId, storeKey: 'sk', name: 'Muster' })
  const join = (customerId: string, roles: readonly AssociateRole[]) =>
    addAssociate(context, { companyId }, { customerId, roles, approvalLimitCent: 0 })
  await join(owner.customerId, ['buyer'])
  await join(colleague.customerId, ['buyer'])
  const ask = ({ customerId }: { customerId: string }, storeKey = 'sk') =>
    getQuoteDocument(context, { customerId, storeKey, id: quote.id })
  const none = refusal('resource-not-found')
  await expect(ask(owner)).rejects.toEqual(none)
  await keepQuoteDocument(context, { id: quote.id, version: quote.version - 1 }, Buffer.from('old'))
  await keepQuoteDocument(context, quote, Buffer.from('offer'))
  expect(await ask(owner)).toEqual({ name: `${quote.quoteNumber}.pdf`, content: Buffer.from('offer') })
  expect(await ask(boss)).toEqual(await ask(owner))
  expect(await getQuote(context, { ...ofOwner(boss), id: quote.id })).toMatchObject({ isMine: false, hasDocument: true })
  for (const one of [colleague, other]) {
    await expect(ask(one)).rejects.toEqual(none)
    await expect(getQuote(context, { ...ofOwner(one), id: quote.id })).rejects.toEqual(none)
  }
  await expect(ask(owner, 'de')).rejects.toEqual(none)
  await expect(acceptQuote(context, { owner: boss, storeKey: 'sk', id: quote.id })).rejects.toEqual(none)
  await withdrawQuote(context, quote.quoteNumber, 'Nie.')
  await expect(ask(owner)).rejects.toEqual(none)
})
