import { randomUUID } from 'node:crypto'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLineItem, createCart, getActiveCart, updateCart } from '../cart/index.ts'
import { checkInvariants } from '../invariants/index.ts'
import { createOrderFromCart } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import { acceptQuote, answerQuote, createQuoteRequest, findQuote } from '../quote/index.ts'
import { aCustomer } from '../testing/price.fixtures.ts'
import { aPaymentDraft, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { addAssociate, approveRequest, createCompany, rejectRequest, requestApproval } from './index.ts'

const { context } = await openTestShop({ stock: 100 })
const PLACE = { storeKey: 'sk' }

async function aCompanyCustomer() {
  const { anonymousId, customerId = '' } = await aCustomer(context, null)
  const document = { customerType: 'company', firstName: 'Ada', lastName: 'Muster', locale: 'sk-SK', addresses: [] }
  await sql`update customer set document = document || ${JSON.stringify(document)}::jsonb where id = ${customerId}`.execute(
    context.db,
  )
  return { anonymousId, customerId }
}

/** A buyer who may order for 50 EUR and has asked for the order of two presses, which a quote offers at 100 EUR each. */
async function aQuoteToApprove() {
  const [boss, owner] = [await aCompanyCustomer(), await aCompanyCustomer()]
  const { id: companyId } = await createCompany(context, { customerId: boss.customerId, ...PLACE, name: 'Muster' })
  await addAssociate(context, { companyId }, { customerId: owner.customerId, roles: ['buyer'], approvalLimitCent: 5_000 })
  const before = await addLineItem(context, requestOf(owner, await createCart(context, { owner, ...PLACE })), {
    sku: PRESS,
    quantity: 2,
  })
  const asked = await createQuoteRequest(context, { owner, ...PLACE, draftId: randomUUID() })
  const validUntil = new Date(Date.now() + 10 * 86_400_000).toISOString()
  const quote = await answerQuote(context, asked.quoteNumber, {
    prices: new Map([[PRESS, 10_000]]),
    shippingCent: 0,
    validUntil,
  })
  const accepted = await acceptQuote(context, { owner, ...PLACE, id: quote.id })
  const cart = await updateCart(context, requestOf(owner, accepted), [
    { action: 'setCustomerEmail', email: 'ada@example.org' },
    { action: 'setBillingAddress', address: aSlovakAddress() },
    { action: 'setShippingAddress', address: aSlovakAddress() },
  ])
  const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  await expect(createOrderFromCart(context, requestOf(owner, paid.cart))).rejects.toMatchObject({
    failure: { code: 'approval-required' },
  })
  const { id } = await requestApproval(context, {
    ...requestOf(owner, paid.cart),
    customerId: owner.customerId,
    amountPlanned: cart.totalPrice,
  })
  return { id, boss, owner, quote, cart, before }
}

const activeOf = (owner: { anonymousId: string; customerId: string }) => getActiveCart(context, { owner, ...PLACE })

test('O3 the order of a quote above the limit waits for its approval, and is placed once at the quoted prices', async () => {
  const { id, boss, owner, quote, cart, before } = await aQuoteToApprove()
  const decision = { requestId: id, approverId: boss.customerId, shown: cart.totalPrice }
  const outcomes = await Promise.all([approveRequest(context, decision), approveRequest(context, decision)])
  const numbers = outcomes.map(outcome => outcome.is === 'ordered' && outcome.order.orderNumber)
  expect(numbers[0]).toBeTruthy()
  expect(numbers[1]).toBe(numbers[0])
  expect(outcomes[0]).toMatchObject({ order: { totalPrice: { centAmount: 20_000 } } })
  expect(await findQuote(context, { quoteNumber: quote.quoteNumber })).toMatchObject({ state: 'Accepted' })
  expect(await activeOf(owner)).toMatchObject({ id: before.id, cartState: 'Active' })
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('a rejected order of a quote leaves its prices, and what was begun meanwhile is the cart', async () => {
  const { id, boss, owner, quote, cart } = await aQuoteToApprove()
  const meanwhile = await addLineItem(context, requestOf(owner, await createCart(context, { owner, ...PLACE })), {
    sku: SAW,
    quantity: 1,
  })
  await rejectRequest(context, { requestId: id, approverId: boss.customerId, reason: 'Too dear' })
  const active = await activeOf(owner)
  expect(active?.id).toBe(meanwhile.id)
  expect(active?.lineItems.map(line => line.variant.sku)).toEqual([SAW])
  const again = await acceptQuote(context, { owner, ...PLACE, id: quote.id })
  expect(again.totalPrice).toEqual(cart.totalPrice)
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})
