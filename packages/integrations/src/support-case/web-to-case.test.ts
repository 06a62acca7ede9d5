import type { SupportCase } from '@shop/domain/support-case'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestStandins } from '../testing/standins.fixtures.ts'
import { createSupportForm, type SupportCasePost, type SupportForm, type SupportFormSettings } from './index.ts'

const standins = await openTestStandins()
const settings: SupportFormSettings = {
  url: `${standins.address}/servlet/servlet.WebToCase`,
  organisationId: '00D000000000001',
  fieldIds: { subReason: '00N000000000A01', orderNumber: '00N000000000A05' },
}
const opened: SupportForm[] = []

function open(changes: Partial<SupportFormSettings> = {}, totalTimeoutMs = 60_000): SupportForm {
  const form = createSupportForm({ ...settings, ...changes }, { totalTimeoutMs })
  opened.push(form)
  return form
}

beforeEach(() => standins.tell('reset'))
afterAll(async () => {
  await Promise.all(opened.map(form => form.close()))
  await standins.stop()
})

const invoiceRequest: SupportCase = {
  reason: 'invoice',
  subreason: 'invoice-request',
  contactName: 'Jana Nová',
  customerEmail: 'jana@example.org',
  subject: 'Faktúra & účet',
  description: 'Prosím\no kópiu.',
  orderNumber: 'NS100042',
}

function aCase(content: Partial<SupportCase> = {}): SupportCasePost {
  const shop = { country: 'SK', locale: 'sk-SK', returnUrl: 'https://shop.example/sk/dakujeme' } as const
  return { ...shop, caseNumber: 'SC100001', content: { ...invoiceRequest, ...content } }
}

interface Seen {
  readonly cases: { readonly fields: Record<string, string>; readonly state: string }[]
  readonly dropped: { readonly reason: string }[]
  readonly requests: unknown[]
}
const look = () => standins.look<Seen>('support-form')

test('FORM-23 a case arrives in letters of all languages, details under the ids of their fields, those without one not at all', async () => {
  expect(await open({ recordType: '012000000000AAA' }).post(aCase())).toBe('taken')
  const { cases } = await look()
  expect(cases).toMatchObject([{ state: 'created' }])
  expect(cases[0]?.fields).toEqual({
    name: 'Jana Nová',
    email: 'jana@example.org',
    subject: 'Faktúra & účet (SC100001)',
    description: 'Prosím\no kópiu.',
    reason: 'Invoice',
    recordType: '012000000000AAA',
    '00N000000000A01': 'Invoice request',
    '00N000000000A05': 'NS100042',
  })
})

test('FORM-23 all that the form has is sent under its name, and the debug fields are the settings’ own', async () => {
  const letters = {
    country: 'C',
    locale: 'L',
    vatId: 'V',
    productNumber: 'P',
    quantity: 'Q',
    invoiceNumber: 'I',
    currentUrl: 'U',
  }
  const fieldIds = Object.fromEntries(Object.entries(letters).map(([field, letter]) => [field, `00N00000000000${letter}`]))
  const debugEmail = 'ops@example.org'
  const details = {
    companyName: 'Nová',
    vatId: 'SK20',
    productNumber: 'EX10030001',
    quantity: 2,
    phoneNumber: '+421 900 000 000',
  }
  const posted = { ...aCase({ ...details, invoiceNumber: 'F-1' }), currentUrl: 'https://shop.example/a' }
  expect(await open({ fieldIds, debugEmail }).post(posted)).toBe('taken')
  const { cases, requests } = await look()
  expect(cases[0]?.fields).toMatchObject({
    company: 'Nová',
    phone: '+421 900 000 000',
    '00N00000000000C': 'SK',
    '00N00000000000L': 'sk-SK',
    '00N00000000000V': 'SK20',
    '00N00000000000P': 'EX10030001',
    '00N00000000000Q': '2',
    '00N00000000000I': 'F-1',
    '00N00000000000U': 'https://shop.example/a',
  })
  const sent = JSON.stringify(requests)
  for (const [name, value] of Object.entries({ debug: '1', debugEmail, orgid: '00D000000000001', retURL: posted.returnUrl }))
    expect(sent).toContain(new URLSearchParams({ [name]: value }).toString())
})

test('an organisation that does not exist loses the case and answers as always', async () => {
  expect(await open({ organisationId: '00D000000000009' }).post(aCase())).toBe('taken')
  expect(await look()).toMatchObject({ cases: [], dropped: [{ reason: 'unknown organisation' }] })
})

test('A6 a value that would be dropped is refused before it is sent, without being repeated', async () => {
  for (const changes of [{ subject: 'ä'.repeat(256) }, { phoneNumber: '1'.repeat(41) }, { orderNumber: 'x'.repeat(256) }])
    await expect(open().post(aCase(changes))).rejects.toThrow(/^The \w+ of a support case has more than \d+ characters$/)
  expect((await look()).requests).toEqual([])
})

test.each(['reset', 'too-many', 'out-of-order'])('%s: the case may not have arrived, and is sent once', async kind => {
  await standins.tell('support-form/faults', { endpoint: 'cases', kind })
  expect(await open().post(aCase())).toBe('unavailable')
  const { cases, requests } = await look()
  expect(cases).toEqual([])
  expect(requests).toHaveLength(1)
})

test('an answer that is lost or comes too late tells nothing of the case', async () => {
  await standins.tell('support-form/faults', { endpoint: 'cases', kind: 'lost-answer', times: 1 })
  expect(await open().post(aCase())).toBe('unavailable')
  expect((await look()).cases).toHaveLength(1)
  await standins.tell('support-form/faults', { endpoint: 'cases', kind: 'timeout', times: 1 })
  expect(await open({}, 200).post(aCase())).toBe('unavailable')
})

test('half a page, or a late one, is an answer: nothing in it counts', async () => {
  for (const fault of [{ kind: 'malformed' }, { kind: 'latency', latencyMs: 20 }]) {
    await standins.tell('support-form/faults', { endpoint: 'cases', ...fault, times: 1 })
    expect(await open().post(aCase())).toBe('taken')
  }
})

test('after failures in a row nothing is sent for a while', async () => {
  await standins.tell('support-form/faults', { endpoint: 'cases', kind: 'out-of-order' })
  const form = open()
  for (let count = 0; count < 6; count++) expect(await form.post(aCase())).toBe('unavailable')
  expect((await look()).requests).toHaveLength(5)
})

test('a visitor is led back by a page, with debug shown what arrived, and never to a script', async () => {
  const send = async (fields: Record<string, string>) =>
    (
      await fetch(settings.url, { method: 'POST', body: new URLSearchParams({ orgid: settings.organisationId, ...fields }) })
    ).text()
  expect(await send({ retURL: 'https://shop.example/?a=1&b=<2>' })).toContain('URL=https://shop.example/?a=1&amp;b=&lt;2&gt;')
  expect(await send({ retURL: 'javascript:alert(1)' })).not.toContain('javascript')
  const debug = await send({ debug: '1', name: '<b>Jana</b>', retURL: 'https://shop.example/' })
  expect(debug).toContain('&lt;b&gt;Jana')
  expect(debug).not.toContain('Refresh')
})
