import { randomUUID } from 'node:crypto'
import { addLineItem, createCart } from '@shop/engine/cart'
import { createQuoteRequest } from '@shop/engine/quote'
import { PRESS, requestOf } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const admin = await openTestAdmin()
const { context } = admin

/** A request of a company for two presses. */
async function aRequest() {
  const [customerId, email] = [randomUUID(), `${randomUUID()}@example.org`]
  const document = {
    ...{ schemaVersion: 1, firstName: 'Žofia', lastName: 'Kováčová', locale: 'sk-SK', customerType: 'company', addresses: [] },
    ...{ shippingAddressIds: [], billingAddressIds: [], custom: {} },
  }
  await context.db
    .insertInto('customer')
    .values({ id: customerId, email, document: JSON.stringify(document) })
    .execute()
  const owner = { anonymousId: randomUUID(), customerId }
  const cart = await createCart(context, { owner, storeKey: 'sk' })
  await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 2 })
  const comment = 'Dva kusy, prosím.'
  return { ...(await createQuoteRequest(context, { owner, storeKey: 'sk', draftId: randomUUID(), comment })), email }
}

const nextYear = `${new Date().getUTCFullYear() + 1}-01-01`

test('the owner sees what is asked for, answers with gross or net prices, and takes the offer back', async () => {
  const { quoteNumber, email } = await aRequest()
  const table = await admin.run('quotes', 'list')
  expect(table).toContain(quoteNumber)
  expect(table).not.toContain(email)
  const shown = await admin.run('quotes', 'show', quoteNumber)
  for (const part of [email, 'Dva kusy, prosím.', PRESS, 'Submitted']) expect(shown).toContain(part)
  const answer = ['quotes', 'answer', quoteNumber, '--valid-until', nextYear, '--price', `${PRESS}:100.00`] as const
  expect(await admin.run(...answer, '--delivery', '0')).toBe(`${quoteNumber} is answered: 200.00 EUR, valid until ${nextYear}`)
  // 23 % VAT on top.
  expect(await admin.run(...answer, '--delivery', '10', '--prices', 'net')).toContain('258.30 EUR')
  expect(await admin.read('quotes', 'show', quoteNumber)).toMatchObject({ state: 'Pending', totalPrice: { centAmount: 25_830 } })
  expect(await admin.run('quotes', 'list')).not.toContain(quoteNumber)
  expect(await admin.run('quotes', 'list', '--state', 'all')).toContain(nextYear)
  const why = ['--comment', 'Dodávateľ zvýšil ceny.'] as const
  expect(await admin.run('quotes', 'withdraw', quoteNumber, ...why)).toBe(`${quoteNumber} is withdrawn`)
  const other = await aRequest()
  expect(await admin.run('quotes', 'decline', other.quoteNumber, ...why)).toBe(`${other.quoteNumber} is declined`)
  expect(await admin.read('quotes', 'show', other.quoteNumber)).toMatchObject({ state: 'Rejected', sellerComment: why[1] })
})

test('what cannot be understood of an answer is refused before anything is opened', async () => {
  const run = (...words: string[]) => expect(admin.run('quotes', ...words)).rejects
  await run('show', '1').toThrow('1 is not the number of a quote')
  await run('show', 'QU999999').toThrow('There is no quote QU999999')
  await run('answer', 'QU100001').toThrow('--valid-until is missing')
  await run('answer', 'QU100001', '--valid-until', 'soon').toThrow('--valid-until soon is not a day')
  const answer = ['answer', 'QU100001', '--valid-until', nextYear]
  await run(...answer, '--price', PRESS).toThrow('--price  is not an amount')
  await run(...answer, '--prices', 'some').toThrow('--prices some is not one of gross, net')
  await run(...answer, '--delivery', '-1').toThrow('--delivery')
  await run('withdraw', 'QU100001').toThrow('--comment takes 1 to 1000 characters')
})
