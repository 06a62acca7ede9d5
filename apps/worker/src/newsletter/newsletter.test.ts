import { randomUUID } from 'node:crypto'
import { LANGUAGES, type Locale, localeOf, marketOf } from '@shop/domain/market'
import { decodeConfirmHash } from '@shop/domain/newsletter'
import type { Store } from '@shop/domain/store'
import { confirmNewsletter, subscribeNewsletter, withdrawNewsletter } from '@shop/engine/newsletter'
import { findStores } from '@shop/engine/store'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { mailsTo, mailTo, openTestShop, openTestStandins, openTestWorker, type SentMail, until } from '../worker.fixtures.ts'
import { confirmLink, optInMail, welcomeMail, withdrawalLink } from './newsletter-mail.ts'
import { newsletterNoticeOf } from './send-newsletter-mails.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

async function ask(email: string, locale: Locale = 'sk-SK', storeKey = 'sk'): Promise<void> {
  await subscribeNewsletter(context, { email, locale, storeKey, clientAddress: '192.0.2.7' })
}

const linkIn = ({ text }: SentMail) => new URL(/^https:\S+$/m.exec(text)?.[0] ?? '')
const tokenIn = (mail: SentMail) => decodeConfirmHash(linkIn(mail).searchParams.get('hash') ?? '')?.emailToken ?? ''

async function nextMailTo(email: string, count: number): Promise<SentMail> {
  await until(async () => (await mailsTo(standins, email)).length === count)
  return (await mailsTo(standins, email))[0]!
}

async function stateOf(email: string): Promise<string | undefined> {
  const rows = context.db.selectFrom('newsletter_subscription').select('state').where('email', '=', email)
  return (await rows.executeTakeFirst())?.state
}

/** What is kept of what someone agreed to. */
async function agreedTextOf(email: string) {
  return context.db
    .selectFrom('newsletter_subscription')
    .innerJoin('consent_text', 'consent_text.id', 'newsletter_subscription.consent_text_id')
    .select(['consent_text.locale', 'consent_text.content', 'newsletter_subscription.consent_version as version'])
    .where('email', '=', email)
    .executeTakeFirst()
}

test('NEWS-02, NEWS-03 in Belgium the mail asks in Dutch, its link confirms, and the next mail has the way out', async () => {
  const email = `${randomUUID()}@example.org`
  await ask(email, 'nl-BE', 'be')
  const mail = await mailTo(standins, email)
  expect(mail.subject).toMatch(/^Bevestig uw aanmelding voor de nieuwsbrief/)
  expect(mail.html).toContain('<html lang="nl"')
  const link = linkIn(mail)
  expect(`${link.origin}${link.pathname}`).toBe('https://anvil.be/nl/exConsents/confirm')
  expect(decodeConfirmHash(link.searchParams.get('hash') ?? '')).toEqual({ emailToken: expect.any(String), redirectTo: '/' })
  expect(link.href).not.toContain('example.org')
  expect(mail.html.match(/href="[^"]*"/g)).toEqual([`href="${link.href}"`])
  expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')

  expect(await confirmNewsletter(context, tokenIn(mail))).toBe(true)
  // With the subscription the text of the mail is kept, as its proof.
  const agreed = await agreedTextOf(email)
  expect(agreed).toMatchObject({ locale: 'nl-BE', version: 3 })
  expect(agreed?.content).toMatch(/nieuwsbrief/)
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(agreed?.content)
  const welcome = await nextMailTo(email, 2)
  const out = linkIn(welcome)
  expect(`${out.origin}${out.pathname}`).toBe('https://anvil.be/nl/newsletter/unsubscribe/')
  expect(welcome.headers).toContainEqual({ key: 'list-unsubscribe', value: `<${out.href}>` })
  expect(welcome.headers).toContainEqual({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' })
  await withdrawNewsletter(context, out.searchParams.get('token') ?? '')
  expect(await stateOf(email)).toBe('withdrawn')
})

test('NEWS-02 who was confirmed meanwhile is not asked again, and a newer mail has the link that works', async () => {
  const email = `${randomUUID()}@example.org`
  await ask(email)
  const first = await mailTo(standins, email)
  await ask(email)
  const second = await nextMailTo(email, 2)
  expect(await confirmNewsletter(context, tokenIn(first))).toBe(false)
  expect(await confirmNewsletter(context, tokenIn(second))).toBe(true)
  await nextMailTo(email, 3)
})

test('NEWS-02 both mails are written in each of the 21 languages', async () => {
  const [store] = (await findStores(context, { key: 'sk', limit: 1 })) as [Store]
  for (const write of [optInMail, welcomeMail]) {
    const mails = await Promise.all(
      LANGUAGES.map(async language =>
        write({ store, language, link: 'https://x', preferencesUrl: 'https://y' }, await translatorOf(language)),
      ),
    )
    expect(new Set(mails.map(({ subject, text }) => `${subject}${text}`)).size).toBe(21)
    for (const { text, html } of mails) {
      for (const form of [text, html]) expect(form).toContain('https://x')
      expect(text.split('\n').filter(Boolean).length).toBeGreaterThanOrEqual(7)
      expect(text).not.toContain('{')
    }
  }
})

test('NEWS-03 links have the language where it is not the default of the market, and lead to this machine on request', () => {
  const belgium = marketOf('BE')
  for (const language of belgium.languages) {
    const start = localeOf(belgium) === localeOf(belgium, language) ? '' : `/${language}`
    expect(new URL(confirmLink({ market: belgium, language }, 'x')).pathname).toBe(`${start}/exConsents/confirm`)
  }
  const local = withdrawalLink({ market: marketOf('SK'), language: 'sk', localPort: 3000 }, 'x')
  expect(local).toBe('http://sk.localhost:3000/newsletter/unsubscribe/?token=x')
})

test('a message about anything else is refused', () => {
  for (const payload of [null, {}, { messageId: randomUUID() }, { messageId: 'x', subscriptionId: randomUUID() }])
    expect(() => newsletterNoticeOf(payload)).toThrow(/A message without/)
})
