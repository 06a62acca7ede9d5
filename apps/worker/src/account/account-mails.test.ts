import { randomUUID } from 'node:crypto'
import type { Customer } from '@shop/domain/customer'
import { LANGUAGES } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import { confirmEmailChange, confirmSignUp, signIn, signUp, updateCustomer } from '@shop/engine/customer'
import { findStores } from '@shop/engine/store'
import { createPasswordHasher } from '@shop/integrations/password'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import {
  mailsTo,
  mailTo,
  openTestShop,
  openTestStandins,
  openTestWorker,
  type SentMail,
  setMailMode,
  until,
} from '../worker.fixtures.ts'
import { emailChangedMail, emailChangeMail, emailChangeRequestedMail, knownEmailMail, registrationMail } from './account-mails.ts'
import { knownEmailMessageOf, proofMessageOf } from './send-account-mails.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })
const hasher = createPasswordHasher()
const clientAddress = '192.0.2.7'
const password = 'Strong-sword-7'
const anEmail = () => `${randomUUID()}@example.org`

const register = (email: string, { storeKey = 'sk', locale = 'sk-SK' as const, from = clientAddress } = {}) => {
  const person = { email, password, firstName: 'Jana', lastName: 'Nová' }
  return signUp(context, hasher, { storeKey }, { ...person, locale, custom: { customerType: 'private' }, clientAddress: from })
}

function changeEmail({ id, version }: Customer, email: string, storeKey = 'sk'): Promise<Customer> {
  const request = { owner: { anonymousId: randomUUID(), customerId: id }, storeKey, id, version, clientAddress }
  return updateCustomer(context, hasher, request, [{ action: 'changeEmail', email, currentPassword: password }])
}

/** The mails an address has received, the newest first, once there are so many. */
async function mailsOf(email: string, count: number): Promise<SentMail[]> {
  await until(async () => (await mailsTo(standins, email)).length >= count)
  return mailsTo(standins, email)
}

function expectNoName(mail: SentMail): void {
  for (const form of [mail.subject, mail.text, mail.html]) expect(form).not.toMatch(/Jana|Nová/)
}

const tokenIn = ({ text }: SentMail, path: string) =>
  new RegExp(`^https://anvil\\.sk${path}\\?token=([\\w-]{43})$`, 'm').exec(text)?.[1]

test('ACC-16 the new address gets the link, the old one is told at once and again when it is done, neither by a name', async () => {
  const [old, next] = [anEmail(), anEmail()]
  const { customer } = await register(old)
  await changeEmail(customer, next)
  const asked = await mailTo(standins, old)
  expect(asked.subject).toMatch(/^Žiadosť o zmenu vašej e-mailovej adresy/)
  expect(asked.text).toContain(`${next[0]}…@`)
  expect(asked.text).not.toContain(next)
  expect(asked.text).toMatch(/^https:\/\/anvil\.sk\/password-reset$/m)
  const proof = await mailTo(standins, next)
  expect(proof.subject).toMatch(/^Potvrďte novú e-mailovú adresu/)
  expect(proof.text).not.toContain(old)
  const token = tokenIn(proof, '/confirm-email') ?? ''
  expect(proof.html).toContain(`href="https://anvil.sk/confirm-email?token=${token}"`)

  await confirmEmailChange(context, { storeKey: 'sk' }, { customerId: customer.id, token })
  const [done] = await mailsOf(old, 2)
  expect(done?.subject).toMatch(/^Vaša e-mailová adresa bola zmenená/)
  for (const mail of [asked, proof, done!]) expectNoName(mail)
  expect((await signIn(context, hasher, { storeKey: 'sk' }, { email: next, password, clientAddress })).customer.id).toBe(
    customer.id,
  )
})

test('ACC-16 they are written in the language of the customer where the store speaks it, else in that of the store', async () => {
  const { customer } = await register(anEmail())
  const [belgian, slovak] = [anEmail(), anEmail()]
  await changeEmail({ ...customer }, belgian, 'be')
  const { subject, text } = await mailTo(standins, belgian)
  expect(text).toMatch(/^https:\/\/anvil\.be\/confirm-email\?token=/m)
  expect(subject).not.toMatch(/Potvrďte/)
  await changeEmail(customer, slovak)
  expect((await mailTo(standins, slovak)).subject).toMatch(/^Potvrďte/)
})

test('A4 an address of another customer gets no link: its owner is notified that it was requested, and of what they can do', async () => {
  const owner = anEmail()
  await register(owner)
  const { customer } = await register(anEmail())
  await changeEmail(customer, owner.toUpperCase())
  const mail = await mailTo(standins, owner)
  expect(mail.subject).toMatch(/^Už máte účet/)
  for (const path of ['/login', '/password-reset']) expect(mail.text).toMatch(new RegExp(`^https://anvil\\.sk${path}$`, 'm'))
  expect(mail.text).not.toContain('token=')
  expectNoName(mail)
})

test('A4 a known address that is registered again gets a mail, and proof by mail makes the account of an unknown one', async () => {
  const [known, unknown] = [anEmail(), anEmail()]
  const from = '192.0.2.99'
  await register(known)
  for (let answer = 0; answer < 5; answer++)
    await expect(register(known, { from })).rejects.toMatchObject({ failure: { code: 'registration-failed' } })
  for (const email of [known, unknown])
    await expect(register(email, { from })).rejects.toMatchObject({ failure: { code: 'email-proof-required' } })
  const mail = await mailTo(standins, unknown)
  expect(mail.subject).toMatch(/^Potvrďte svoju e-mailovú adresu/)
  expectNoName(mail)
  const token = tokenIn(mail, '/create-account/confirm') ?? ''
  const { customer } = await confirmSignUp(context, hasher, { storeKey: 'sk' }, { token, password: 'Other-sword-8' })
  expect(customer).toMatchObject({ email: unknown, firstName: 'Jana' })
  const told = await mailsOf(known, 3)
  expect(told).toHaveLength(3)
  for (const { subject } of told) expect(subject).toMatch(/^Už máte účet/)
})

test('A3 while the mail server refuses, the link follows, and a later one works', async () => {
  const next = anEmail()
  const { customer } = await register(anEmail())
  await setMailMode(standins, 'reject')
  await changeEmail(customer, next)
  await until(async () => {
    const row = await context.db.selectFrom('email_proof').select('token_hash').where('email', '=', next).executeTakeFirst()
    return row?.token_hash != null
  })
  await setMailMode(standins, 'ok')
  const token = tokenIn(await mailTo(standins, next), '/confirm-email') ?? ''
  expect((await confirmEmailChange(context, { storeKey: 'sk' }, { customerId: customer.id, token })).customer.email).toBe(next)
})

test('ACC-16 every mail is written in each of the 21 languages', async () => {
  const [store] = (await findStores(context, { key: 'sk', limit: 1 })) as [Store]
  const trap = 'evil.example/win@evil.example'
  const texts = await Promise.all(
    LANGUAGES.map(async language => {
      const t = await translatorOf(language)
      const place = { store, language }
      return [
        registrationMail(place, 'https://x/1', t),
        emailChangeMail(place, 'https://x/2', t),
        emailChangeRequestedMail(place, trap, 'https://x/3', t),
        emailChangedMail(place, trap, t),
        knownEmailMail(place, { login: 'https://x/4', reset: 'https://x/5' }, t),
      ]
    }),
  )
  for (let kind = 0; kind < 5; kind++) {
    const mails = texts.map(mails => mails[kind]!)
    expect(new Set(mails.map(({ text }) => text)).size).toBe(21)
    for (const { text, html, subject } of mails) {
      for (const form of [text, html]) expect(form).toContain(store.custom.email)
      expect(`${subject}${text}`).not.toMatch(/[{}]|evil\.example/)
    }
  }
})

test('a message of the outbox without a customer is refused', () => {
  expect(() => proofMessageOf({ proofId: 'x' })).toThrow('proofId')
  expect(() => knownEmailMessageOf({ messageId: randomUUID(), customerId: randomUUID() })).toThrow('locale')
})
