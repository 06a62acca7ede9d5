import { randomUUID } from 'node:crypto'
import { LANGUAGES, type Locale, localeOf, MARKETS } from '@shop/domain/market'
import type { SupportCase } from '@shop/domain/support-case'
import { findStores } from '@shop/engine/store'
import { createSupportCase, findSupportCase, findSupportCases, retrySupportCase } from '@shop/engine/support-case'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { mailsTo, mailTo, openTestShop, openTestStandins, openTestWorker, until } from '../worker.fixtures.ts'
import { caseConfirmationMail } from './case-confirmation-mail.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const FIELDS = [
  'subReason',
  'vatId',
  'productNumber',
  'quantity',
  'orderNumber',
  'invoiceNumber',
  'country',
  'locale',
  'currentUrl',
]
const supportForm = {
  url: `${standins.address}/servlet/servlet.WebToCase`,
  organisationId: '00D000000000001',
  recordType: '012000000000AAA',
  fieldIds: Object.fromEntries(FIELDS.map((field, index) => [field, `00N000000000A0${index + 1}`])),
}
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl, supportForm })

const damaged: SupportCase = {
  reason: 'product-claim-30-days',
  subreason: 'defective',
  contactName: 'Jürgen Groß',
  companyName: 'Groß GmbH',
  customerEmail: 'jana@example.org',
  subject: 'Presse <defekt> & laut',
  description: 'Erste Zeile.\nSiehe evil.example\n\nZweiter Absatz <b>.',
  productNumber: 'EX30000001',
  orderNumber: 'NS100042',
  quantity: 2,
  phoneNumber: '+49 30 00000100',
}

async function ask(changes: Partial<SupportCase> = {}, locale: Locale = 'de-DE'): Promise<string> {
  const content = { ...damaged, ...changes }
  const storeKey = locale.slice(-2).toLowerCase()
  const place = { storeKey, locale, currentUrl: 'https://de.example/presse', clientAddress: '127.0.0.1' }
  return (await createSupportCase(context, { ...place, content, draftId: randomUUID() })).caseNumber
}

interface Seen {
  readonly cases: { readonly fields: Record<string, string> }[]
  readonly requests: { readonly body: unknown }[]
}

async function look(): Promise<Seen> {
  return (await (await fetch(`${standins.address}/__sandbox/support-form`)).json()) as Seen
}

async function setFault(fault: object | undefined): Promise<void> {
  const url = `${standins.address}/__sandbox/support-form/faults`
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) }
  await fetch(url, fault ? { method: 'POST', ...json } : { method: 'DELETE' })
}

test('FORM-23 customer care gets exactly the fields of the specification, each with what was typed', async () => {
  const caseNumber = await ask()
  await until(async () => (await findSupportCase(context, { caseNumber }))?.deliveredAt !== undefined)
  const [request] = (await look()).requests
  // Written down by hand from the contract of the form.
  expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toEqual({
    orgid: '00D000000000001',
    retURL: 'https://anvil.de/contact/',
    debug: '0',
    recordType: '012000000000AAA',
    reason: 'Product claim within 30 days',
    name: 'Jürgen Groß',
    company: 'Groß GmbH',
    email: 'jana@example.org',
    phone: '+49 30 00000100',
    subject: `Presse <defekt> & laut (${caseNumber})`,
    description: 'Erste Zeile.\nSiehe evil.example\n\nZweiter Absatz <b>.',
    '00N000000000A01': 'The product is defective',
    '00N000000000A03': 'EX30000001',
    '00N000000000A04': '2',
    '00N000000000A05': 'NS100042',
    '00N000000000A07': 'DE',
    '00N000000000A08': 'de-DE',
    '00N000000000A09': 'https://de.example/presse',
  })
})

test('FORM-23 who asked gets the number and a copy of the question, in their language, without a link of their making', async () => {
  const customerEmail = 'copy@example.org'
  const caseNumber = await ask({ customerEmail })
  const mail = await mailTo(standins, customerEmail)
  expect(mail.subject).toBe(`Wir haben Ihre Nachricht erhalten (${caseNumber})`)
  for (const form of [mail.text, mail.html]) {
    for (const part of [caseNumber, 'EX30000001', 'NS100042', 'Das Produkt ist defekt', 'Zweiter Absatz'])
      expect(form).toContain(part)
    expect(form).not.toContain('evil.example')
    expect(form).not.toContain('Jürgen')
  }
  expect(mail.html).toContain('<html lang="de"')
  expect(mail.html).not.toContain('<b>.')
  expect(await mailsTo(standins, customerEmail)).toHaveLength(1)
})

test('FORM-23 while customer care is away a case is kept, its mail goes out, and it is passed on afterwards', async () => {
  await setFault({ endpoint: 'cases', kind: 'out-of-order' })
  const customerEmail = 'later@example.org'
  const caseNumber = await ask({ customerEmail })
  await mailTo(standins, customerEmail)
  await until(async () => ((await findSupportCase(context, { caseNumber }))?.attempts ?? 0) >= 1)
  const waiting = await findSupportCase(context, { caseNumber })
  expect(waiting?.deliveredAt).toBeUndefined()
  expect(waiting?.failedAt).toBeDefined()
  await setFault(undefined)
  await until(async () => (await findSupportCase(context, { caseNumber }))?.deliveredAt !== undefined)
  const arrived = (await look()).cases.filter(({ fields }) => fields.subject?.includes(caseNumber))
  expect(arrived).toHaveLength(1)
  expect(await retrySupportCase(context, caseNumber)).toBe(false)
})

test('FORM-23 a case that cannot be passed on as it is stored is in the list of the owner too', async () => {
  const caseNumber = await ask({ subject: 'x'.repeat(300) })
  await until(async () => ((await findSupportCase(context, { caseNumber }))?.attempts ?? 0) >= 1)
  expect(await findSupportCases(context, { isAll: false, limit: 100 })).toContainEqual(expect.objectContaining({ caseNumber }))
})

test('FORM-23 the mail is written in every language, differently in each', async () => {
  const stored = { id: randomUUID(), caseNumber: 'SC100001', storeKey: 'de', locale: 'de-DE', createdAt: '', attempts: 0 }
  const [store] = await findStores(context, { key: 'de', limit: 1 })
  if (!store) throw new Error('There is no store')
  const subjects = new Set<string>()
  for (const language of LANGUAGES) {
    const market = MARKETS.find(({ languages }) => languages.some(spoken => spoken === language))!
    const t = await translatorOf(localeOf(market, language))
    const { subject, text, html } = caseConfirmationMail({ store, language }, { ...stored, content: damaged }, t)
    subjects.add(subject)
    expect(html).toContain(`<html lang="${language}"`)
    expect(text).toContain(t('support.subreason.defective'))
    const space = language === 'fr' ? '\u00a0' : ''
    for (const form of [text, html]) expect(form).toContain(`${t('support.caseNumber')}${space}: `)
    expect(text).toContain(`${t('order.number')}${space}: `)
    expect(`${text}${html}`).not.toMatch(/(?:support|mail)\.\w|\{\w+\}/)
  }
  expect(subjects.size).toBe(LANGUAGES.length)
})
