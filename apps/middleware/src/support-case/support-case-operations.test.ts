import { randomUUID } from 'node:crypto'
import type { ParamsOf } from '@shop/contract'
import { deleteOldSupportCases, findSupportCase, markSupportCaseDelivered } from '@shop/engine/support-case'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const visitor = () => aShopper(middleware)

function aDraft(changes: Partial<ParamsOf<'createSupportCase'>> = {}): ParamsOf<'createSupportCase'> {
  return {
    draftId: randomUUID(),
    locale: 'sk-SK',
    reason: 'invoice',
    subreason: 'invoice-request',
    contactName: 'Jana Nová',
    customerEmail: `${randomUUID()}@example.org`,
    subject: 'Faktúra',
    description: 'Prosím\no kópiu.',
    orderNumber: 'NS100042',
    ...changes,
  }
}

async function outboxOf(caseNumber: string): Promise<string[]> {
  const { id } = (await findSupportCase(engine, { caseNumber }))!
  const rows = await engine.db.selectFrom('outbox').select(['topic', 'payload']).orderBy('id').execute()
  return rows.flatMap(({ topic, payload }) => ((payload as { supportCaseId?: string }).supportCaseId === id ? [topic] : []))
}

test('FORM-23, FORM-24 a question is kept with its number, to be passed on and confirmed, and begins no session', async () => {
  const shopper = visitor()
  const currentUrl = 'https://anvil.sk/lis-30000001'
  const draft = aDraft({ companyName: ' Nová s.r.o. ', currentUrl, productNumber: 'EX10030001', quantity: 3 })
  const { supportCase } = await shopper.do('createSupportCase', draft)
  expect(supportCase.caseNumber).toMatch(/^SC\d{6}$/)
  expect(shopper.cookie).toBeUndefined()
  const stored = await findSupportCase(engine, supportCase)
  expect(stored).toMatchObject({ storeKey: 'sk', locale: 'sk-SK', currentUrl, attempts: 0 })
  // What the subreason does not need is not kept.
  expect(stored?.content).toEqual({
    reason: 'invoice',
    subreason: 'invoice-request',
    contactName: 'Jana Nová',
    companyName: 'Nová s.r.o.',
    customerEmail: draft.customerEmail,
    subject: 'Faktúra',
    description: 'Prosím\no kópiu.',
    orderNumber: 'NS100042',
  })
  expect(await outboxOf(supportCase.caseNumber)).toEqual(['support-case', 'support-case-confirmation'])
})

test('FORM-23, O2 the same draft is one case however often it is sent, also at once; a draft that was changed is another', async () => {
  const draft = aDraft()
  const sent = await Promise.all(Array.from({ length: 6 }, () => visitor().do('createSupportCase', draft)))
  const numbers = new Set(sent.map(({ supportCase }) => supportCase.caseNumber))
  expect(numbers.size).toBe(1)
  const [first = ''] = numbers
  expect(await outboxOf(first)).toHaveLength(2)
  const changed = await visitor().do('createSupportCase', { ...draft, description: 'Something else.' })
  expect(changed.supportCase.caseNumber).not.toBe(first)
})

test('FORM-23 a network that asks again and again is refused for a while, and an address gets five mails an hour', async () => {
  const from = { 'x-forwarded-for': '192.0.2.78' }
  const customerEmail = `${randomUUID()}@example.org`
  const ask = () => visitor().post('createSupportCase', [aDraft({ customerEmail })], from)
  const topics: string[][] = []
  for (let count = 0; count < 20; count++) {
    const { status, body } = await ask()
    expect(status).toBe(200)
    topics.push(await outboxOf((body as { data: { supportCase: { caseNumber: string } } }).data.supportCase.caseNumber))
  }
  expect(topics.map(({ length }) => length)).toEqual([...Array(5).fill(2), ...Array(15).fill(1)])
  expect((await ask()).status).toBe(429)
})

test.each([
  ['reason', { reason: 'nothing' }],
  ['subreason', { subreason: 'defective' }],
  ['contactName', { contactName: '' }],
  ['contactName', { contactName: 'See https://evil.example' }],
  ['customerEmail', { customerEmail: 'jana' }],
  ['subject', { subject: ' ' }],
  ['description', { description: '' }],
  ['orderNumber', { orderNumber: undefined }],
  ['locale', { locale: 'de-DE' }],
  ['currentUrl', { currentUrl: 'javascript:alert(1)' }],
  ['website', { website: 'https://robot.example' }],
  ['draftId', { draftId: '1' }],
  ['storeKey', { storeKey: 'de' }],
  ['vatId', { reason: 'account', subreason: 'change-data', vatId: 'S' }],
  ['productNumber', { reason: 'shop-issues', subreason: 'product-data', productNumber: 'EX1' }],
  ['phoneNumber', { reason: 'consulting', subreason: 'call-back', phoneNumber: '12' }],
])('FORM-15, FORM-16, FORM-18, FORM-20 a wrong %s is refused by name: %o', async (field, changes) => {
  const { status, body } = await visitor().post('createSupportCase', [{ ...aDraft(), ...changes }])
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(field)
})

test('FORM-24 a page of another host is left out, and the question is taken all the same', async () => {
  const pageOf = async (currentUrl: string) => {
    const { supportCase } = await visitor().do('createSupportCase', aDraft({ currentUrl, website: '' }))
    return (await findSupportCase(engine, supportCase))?.currentUrl
  }
  for (const own of ['https://anvil.de/contact/', 'https://www.anvil.sk/', 'http://de.localhost:3000/contact/'])
    expect(await pageOf(own)).toBe(own)
  for (const foreign of [
    'https://evil.example/anvil.de/',
    'https://anvil.de.evil.example/',
    'https://anvil.de@evil.example/',
    'https://user:secret@anvil.de/',
    'http://192.0.2.1/contact/',
  ])
    expect(await pageOf(foreign), foreign).toBeUndefined()
})

test('a case is deleted 90 days after it was passed on, and one that never was after a year', async () => {
  const passedOn = (await visitor().do('createSupportCase', aDraft())).supportCase
  const waiting = (await visitor().do('createSupportCase', aDraft())).supportCase
  await markSupportCaseDelivered(engine, (await findSupportCase(engine, passedOn))!.id)
  const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const past = new Date(0).toISOString()
  expect(await deleteOldSupportCases(engine, { deliveredBefore: past, before: past, limit: 10 })).toBe(0)
  expect(await deleteOldSupportCases(engine, { deliveredBefore: later(1), before: past, limit: 10 })).toBe(1)
  expect(await findSupportCase(engine, passedOn)).toBeUndefined()
  expect(await findSupportCase(engine, waiting)).toBeDefined()
  await deleteOldSupportCases(engine, { deliveredBefore: past, before: later(1), limit: 1000 })
  expect(await findSupportCase(engine, waiting)).toBeUndefined()
})
