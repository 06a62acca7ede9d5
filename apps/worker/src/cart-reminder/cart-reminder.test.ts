import { randomUUID } from 'node:crypto'
import { LANGUAGES, marketOf } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import { claimCartReminders, findCartReminder } from '@shop/engine/cart-reminder'
import { findMailPreferences, findOrMakeRecipient, setMailPreferences, signMailLink } from '@shop/engine/mail-preference'
import { findStores } from '@shop/engine/store'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { aLeftCart, mailsTo, mailTo, openTestShop, openTestStandins, openTestWorker, until } from '../worker.fixtures.ts'
import { reminderMail } from './reminder-mail.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()

async function aReminder(country: 'DE' | 'AT' = 'DE') {
  const email = `${randomUUID()}@example.org`
  const cart = await aLeftCart(context, { country, language: 'de', email })
  const recipient = await findOrMakeRecipient(context.db, {
    id: randomUUID(),
    email,
    storeKey: country.toLowerCase(),
    locale: `de-${country}`,
  })
  const token = await signMailLink(context, recipient.id)
  const text = { locale: 'de-DE', text: 'Warenkorb' }
  await setMailPreferences(context, { token }, { wanted: ['abandoned-cart'], text })
  return { email, cart }
}

test('NEWS-02 the owner of a cart that was left gets one mail in the language of its page, by whose link it ends', async () => {
  const { email, cart } = await aReminder()
  await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })
  const mail = await mailTo(standins, email)
  expect(mail.subject).toBe('Ihr Warenkorb bei Anvil')
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('https://anvil.de/checkout/restore-cart?cart=')
    expect(form).toMatch(/119,00.€/)
  }
  expect(mail.html).toContain('Presse &lt;20 t&gt;')
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL(header('list-unsubscribe').slice(1, -1))
  expect([url.pathname, url.searchParams.get('kind')]).toEqual(['/mail-preferences/', 'abandoned-cart'])
  const token = url.searchParams.get('token') ?? ''
  expect((await findMailPreferences(context, { token }))?.wanted).toEqual(['abandoned-cart'])
  await until(async () => (await findCartReminder(context, cart.id)) === undefined)
  expect(await claimCartReminders(context, { idleHours: 4, limit: 10 })).toBe(0)
  expect(await mailsTo(standins, email)).toHaveLength(1)
})

test('NEWS-02 the reminder is written in each of the 21 languages', async () => {
  const { cart } = await aReminder()
  await claimCartReminders(context, { idleHours: 4, limit: 10 })
  const found = (await findCartReminder(context, cart.id))!
  const images = [{ url: '/pictures/press', width: 800, height: 800, widths: [400, 800], label: 'front' }]
  const lines = found.lines.map(({ line, ...rest }) => ({ ...rest, line: { ...line, variant: { ...line.variant, images } } }))
  const reminder = { ...found, lines }
  const [store] = (await findStores(context, { key: 'de', limit: 1 })) as [Store]
  const place = { store, market: marketOf('DE'), cartUrl: 'https://x', preferencesUrl: 'https://y', origin: 'https://anvil.de' }
  const mails = await Promise.all(
    LANGUAGES.map(async language => reminderMail({ ...place, language }, reminder, await translatorOf(language))),
  )
  expect(new Set(mails.map(({ subject, text }) => `${subject}${text}`)).size).toBe(21)
  for (const { text, html } of mails) {
    for (const form of [text, html]) for (const link of ['https://x', 'https://y']) expect(form).toContain(link)
    expect(html).toContain('src="https://anvil.de/pictures/press-400.webp"')
    expect(text).not.toContain('{')
  }
})
