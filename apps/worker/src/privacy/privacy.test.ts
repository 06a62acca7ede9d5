import { LANGUAGES } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import { signUp } from '@shop/engine/customer'
import { checkInvariants } from '@shop/engine/invariants'
import { registerPayment } from '@shop/engine/payment'
import {
  confirmPrivacyRequest,
  erasePerson,
  findHolds,
  findRetentionState,
  holdPerson,
  releasePerson,
  requestPrivacy,
  runRetention,
  takePrivacyExport,
} from '@shop/engine/privacy'
import { changeShipmentState } from '@shop/engine/shipment'
import { findStores } from '@shop/engine/store'
import { createPasswordHasher } from '@shop/integrations/password'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { mailsTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'
import { type PrivacyNews, privacyMail } from './privacy-mail.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

async function ask(kind: 'export' | 'erasure', email: string): Promise<void> {
  await requestPrivacy(context, { kind, email, locale: 'sk-SK', storeKey: 'sk', clientAddress: '192.0.2.9' })
}

/** The newest mail to an address whose subject begins so, once it is there. */
async function mailAbout(email: string, subject: string) {
  let found: Awaited<ReturnType<typeof mailsTo>>[number] | undefined
  await until(async () => {
    found = (await mailsTo(standins, email)).find(mail => mail.subject.startsWith(subject))
    return found !== undefined
  })
  if (!found) throw new Error(`No mail to ${email}`)
  return found
}

const tokenOf = (text: string) => /my-data\/\?token=([\w-]{43})$/m.exec(text)?.[1] ?? ''

async function placeOrderOf(email: string) {
  return placeOrder(context, { country: 'SK', language: 'sk', payment: 'bank-transfer', email, buyer: 'person' })
}

test('ACC-01 an order that is not over keeps its buyer from being erased; a paid one that was sent and invoiced does not', async () => {
  const email = 'canary-guest@example.org'
  const order = await placeOrderOf(email)
  await ask('erasure', email)
  const refusal = await mailAbout(email, 'Vašu žiadosť zatiaľ nemôžeme vybaviť')
  expect(refusal.text).toContain(order.orderNumber)
  await registerPayment(context, { id: order.id }, {})
  await changeShipmentState(context, { id: order.id }, 'Shipped', [])
  await until(async () => {
    const row = await context.db.selectFrom('fiscal_document').select('id').where('order_id', '=', order.id).executeTakeFirst()
    return row !== undefined
  })
  await ask('erasure', email)
  const token = tokenOf((await mailAbout(email, 'Vymazať vaše údaje teraz?')).text)
  expect([await confirmPrivacyRequest(context, token), await confirmPrivacyRequest(context, token)]).toEqual([true, true])
  await mailAbout(email, 'Vaše údaje sú vymazané')
  const stored = await context.db.selectFrom('order').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ customer_id: null, anonymous_id: null })
  expect(stored.document).toMatchObject({
    customerEmail: 'erased@anvil.invalid',
    lineItems: [expect.anything()],
    billingAddress: { lastName: '–', country: 'SK' },
  })
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
  // The invoice is as it was issued.
  const { content } = await context.db.selectFrom('fiscal_document').select('content').executeTakeFirstOrThrow()
  expect(content).toContain(email)
  await until(async () => {
    const rows = await context.db.selectFrom('privacy_request').select(['email', 'outcome']).execute()
    return rows.every(row => row.email === null)
  })
  expect(await confirmPrivacyRequest(context, token)).toBe(false)
})

test('ACC-01 a copy is what is known, can be opened by the link of the mail alone, and five times', async () => {
  const email = 'canary-copy@example.org'
  const order = await placeOrderOf(email)
  await ask('export', email)
  const token = tokenOf((await mailAbout(email, 'Kópia vašich údajov je pripravená')).text)
  const { content } = await context.db.selectFrom('privacy_export').select('content').executeTakeFirstOrThrow()
  expect(Buffer.from(content).includes('order.json')).toBe(false)
  const zip = await takePrivacyExport(context, token)
  const files = unzipSync(zip ?? new Uint8Array())
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['contents.txt', 'order.json', 'order.csv']))
  expect(strFromU8(files['order.json'] ?? new Uint8Array())).toContain(order.orderNumber)
  for (let times = 2; times <= 5; times++) expect(await takePrivacyExport(context, token)).toBeDefined()
  expect(await takePrivacyExport(context, token)).toBeUndefined()
  expect(
    await takePrivacyExport(
      context,
      token.replace(/^./, first => (first === 'A' ? 'B' : 'A')),
    ),
  ).toBeUndefined()
})

test('A4 an address that is not known gets a mail that says so, three in an hour at most', async () => {
  const email = 'nobody@example.org'
  for (let times = 0; times < 5; times++) await ask('erasure', email)
  await mailAbout(email, 'O tejto adrese nič nevieme')
  const rows = await context.db.selectFrom('privacy_request').select('id').where('kind', '=', 'erasure').execute()
  expect(rows.length).toBe(5)
})

test('ACC-01 who is held is not erased before the hold is lifted, and a customer goes with everything of the account', async () => {
  const email = 'Canary-Customer@example.org'
  const draft = {
    email,
    password: 'Strong-sword-7',
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    custom: { customerType: 'private' },
    clientAddress: '192.0.2.7',
  } as const
  const { customer } = await signUp(context, createPasswordHasher(), { storeKey: 'sk' }, draft)
  await holdPerson(context, { email, reason: 'lawsuit 7' })
  expect(await findHolds(context)).toMatchObject([{ email: email.toLowerCase(), reason: 'lawsuit 7' }])
  expect(await erasePerson(context, email)).toMatchObject({ outcome: 'held', rows: {} })
  expect(await releasePerson(context, email)).toBe(true)
  expect(await erasePerson(context, email)).toMatchObject({ outcome: 'fulfilled', rows: { customer: 1, session: 1 } })
  const row = await context.db.selectFrom('customer').select('id').where('id', '=', customer.id).executeTakeFirst()
  expect(row).toBeUndefined()
})

test('A6 the worker deletes copies and requests when their time is over, and says what is due', async () => {
  const later = { ...context, now: () => new Date(Date.now() + 4 * 365 * 86_400_000).toISOString() }
  expect((await findRetentionState(later)).find(({ table }) => table === 'privacy_request')?.due).toBeGreaterThan(0)
  const counts = await runRetention(later)
  expect(counts['privacy-request']).toBeGreaterThan(0)
  expect((await findRetentionState(later)).find(({ table }) => table === 'privacy_request')).toMatchObject({ rows: 0, due: 0 })
})

test('NEWS-02 every mail about personal data is written in each of the 21 languages', async () => {
  const [store] = (await findStores(context, { key: 'sk', limit: 1 })) as [Store]
  const kinds = ['export', 'erasure', 'closing'] as const
  const outcomes = ['fulfilled', 'open-orders', 'held', 'unknown'] as const
  const news: PrivacyNews[] = kinds.flatMap(kind => [
    { kind, link: 'https://x' },
    ...outcomes.map(outcome => ({ kind, outcome, orderNumbers: ['NS00001042'] })),
  ])
  for (const each of news) {
    const mails = await Promise.all(
      LANGUAGES.map(async language => privacyMail({ store, language }, 'PR100001', each, await translatorOf(language))),
    )
    expect(new Set(mails.map(({ subject, text }) => `${subject}${text}`)).size).toBe(21)
    for (const { text, html } of mails) {
      for (const form of [text, html]) expect(form).toContain('PR100001')
      expect(text).not.toContain('{')
    }
  }
})
