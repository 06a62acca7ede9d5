import type { Customer } from '@shop/domain/customer'
import { LANGUAGES, type Locale, localeOf, marketOf } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import { PASSWORD_RESET_TOPIC, requestPasswordReset, resetPassword, signIn, signUp } from '@shop/engine/customer'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { findStores } from '@shop/engine/store'
import { createPasswordHasher } from '@shop/integrations/password'
import { PgBoss } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { mailsTo, mailTo, openTestShop, openTestStandins, openTestWorker, setMailMode, until } from '../worker.fixtures.ts'
import { invitationMail, resetLink, resetMail } from './reset-mail.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const worker = await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })
const hasher = createPasswordHasher()
const clientAddress = '192.0.2.7'

// A look into the queue; its tables are there once the worker is ready.
await until(async () => (await fetch(`${worker.address}/readyz`)).ok)
const queue = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false, migrate: false })
await queue.start()
afterAll(() => queue.stop({ graceful: false }))

async function aCustomer(email: string): Promise<Customer> {
  const draft = {
    email,
    password: 'Strong-sword-7',
    firstName: 'Jana',
    lastName: 'Nová <x>',
    locale: 'sk-SK',
    custom: { customerType: 'private' },
    clientAddress,
  } as const
  return (await signUp(context, hasher, { storeKey: 'sk' }, draft)).customer
}

/** The job of the last wish of a customer. */
async function jobOf(email: string) {
  const { id } = await context.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const rows = await context.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute()
  const payloads = rows.map(({ payload }) => payload as { resetId: string; customerId: string })
  const resetId = payloads.find(({ customerId }) => customerId === id)?.resetId
  return resetId === undefined ? null : queue.getJobById('password-reset', resetId)
}

async function ask(email: string, locale: Locale = 'sk-SK', storeKey = 'sk'): Promise<void> {
  await requestPasswordReset(context, { email, locale, storeKey })
}

function tokenOf(text: string): string {
  const [, token] = /\?token=([\w-]+)$/m.exec(text) ?? []
  if (!token) throw new Error('The mail has no token')
  return token
}

test('AUTH-10, AUTH-12, AUTH-11 a customer gets a link in their language, sets a new password and signs in with it', async () => {
  const email = 'jana@example.org'
  const customer = await aCustomer(email)
  await ask(email)
  const mail = await mailTo(standins, email)
  expect(mail).toMatchObject({ to: [email], from: 'orders@anvil.example' })
  expect(mail.subject).toMatch(/^Vaše nové heslo v obchode /)
  expect(mail.text).toContain('Odkaz platí jednu hodinu')
  // The address may have been registered by another person, with any name.
  for (const form of [mail.text, mail.html]) expect(form).not.toMatch(/Jana|Nová/)
  expect(mail.html).toContain('<html lang="sk"')
  const link = /^https:\/\/anvil\.sk\/password-reset\/change-password\?token=[\w-]{43}$/m.exec(mail.text)?.[0]
  expect(mail.html).toContain(`href="${link}"`)
  const token = tokenOf(mail.text)
  await resetPassword(context, hasher, { tokenValue: token, newPassword: 'Other-sword-8', clientAddress })
  const credentials = { email, password: 'Other-sword-8', clientAddress }
  expect((await signIn(context, hasher, { storeKey: 'sk' }, credentials)).customer.id).toBe(customer.id)
})

test('AUTH-10 the language is that of the page of the request, in its market', async () => {
  const email = 'marie@example.org'
  await aCustomer(email)
  await ask(email, 'fr-BE', 'be')
  const mail = await mailTo(standins, email)
  expect(mail.subject).toMatch(/^Votre nouveau mot de passe/)
  expect(mail.text).toMatch(/^https:\/\/anvil\.be\/(?:fr\/)?password-reset\/change-password\?token=/m)
})

test('A3 while the mail server refuses, the link follows, and the newest one works', async () => {
  const email = 'patient@example.org'
  await aCustomer(email)
  await setMailMode(standins, 'reject')
  await ask(email)
  const retried = async () => (await jobOf(email))?.state === 'retry'
  await until(retried)
  await setMailMode(standins, 'ok')
  const { text } = await mailTo(standins, email)
  const reset = { tokenValue: tokenOf(text), newPassword: 'Other-sword-8', clientAddress }
  expect(await resetPassword(context, hasher, reset)).toMatchObject({ email })
})

test('A6 neither the outbox nor the queue keeps a token or an address', async () => {
  const email = 'canary@example.org'
  await aCustomer(email)
  await ask(email)
  const token = tokenOf((await mailTo(standins, email)).text)
  const stored = [await context.db.selectFrom('outbox').selectAll().execute(), await jobOf(email)]
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(JSON.stringify(stored)).not.toContain('canary')
  expect(stored[1]).not.toBeNull()
})

test('AUTH-12 an unknown address gets no mail', async () => {
  await ask('nobody@example.org')
  await aCustomer('last@example.org')
  await ask('last@example.org')
  await mailTo(standins, 'last@example.org')
  expect(await mailsTo(standins, 'nobody@example.org')).toEqual([])
})

test('AUTH-12 the mail is written in each of the 21 languages', async () => {
  const [store] = (await findStores(context, { key: 'sk', limit: 1 })) as [Store]
  const mails = await Promise.all(
    LANGUAGES.map(async language => resetMail({ store, language, link: 'https://x' }, await translatorOf(language))),
  )
  expect(new Set(mails.map(({ subject, text }) => `${subject}${text}`)).size).toBe(21)
  for (const { text, html } of mails) {
    for (const form of [text, html]) expect(form).toContain(store.custom.email)
    expect(text.split('\n').filter(Boolean).length).toBeGreaterThanOrEqual(8)
    expect(text).not.toContain('{')
  }
})

test('AUTH-10 who came from another shop is invited by a mail that says so, with a link that works for two weeks, once', async () => {
  const email = 'moved@example.org'
  const customer = await aCustomer(email)
  const told = { resetId: customer.id, locale: 'sk-SK', storeKey: 'sk', customerId: customer.id, isInvitation: true }
  await queueDatabaseOf(context).executeSql('insert into outbox (topic, payload, dedup_key) values ($1, $2::jsonb, $3)', [
    ...[PASSWORD_RESET_TOPIC, JSON.stringify(told), customer.id],
  ])
  const mail = await mailTo(standins, email)
  expect(mail.subject).toMatch(/^Váš účet v novom internetovom obchode /)
  expect(mail.text).toContain('Odkaz platí 14 dní')
  const [row] = await context.db.selectFrom('password_reset_token').selectAll().where('customer_id', '=', customer.id).execute()
  const days = (Date.parse(String(row?.expires_at)) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(13.9)
  expect(days).toBeLessThan(14.1)
  const reset = { tokenValue: tokenOf(mail.text), newPassword: 'Other-sword-8', clientAddress }
  await resetPassword(context, hasher, reset)
  await expect(resetPassword(context, hasher, reset)).rejects.toMatchObject({ failure: { code: 'password-token-expired' } })

  const [store] = (await findStores(context, { key: 'sk', limit: 1 })) as [Store]
  const invitation = { store, language: 'sk', link: 'https://x' } as const
  const mails = await Promise.all(
    LANGUAGES.map(async language => invitationMail({ ...invitation, language }, { days: 14 }, await translatorOf(language))),
  )
  expect(new Set(mails.map(({ subject, text }) => `${subject}${text}`)).size).toBe(21)
  for (const { text } of mails) expect(text).toMatch(/\b14\b/)
})

test('ROUTE-21 a link has the language where it is not the default of the market, and leads to this machine on request', () => {
  const belgium = marketOf('BE')
  for (const language of belgium.languages) {
    const path = new URL(resetLink({ market: belgium, language }, 'x')).pathname
    expect(path.endsWith('/password-reset/change-password')).toBe(true)
    expect(path.startsWith(`/${language}/`)).toBe(localeOf(belgium) !== localeOf(belgium, language))
  }
  expect(resetLink({ market: marketOf('SK'), language: 'sk', localPort: 3000 }, 'x')).toBe(
    'http://sk.localhost:3000/password-reset/change-password?token=x',
  )
})
