import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import { claimConsentReminders } from '@shop/engine/consent-reminder'
import { findOrMakeRecipient, setMailPreferences, signMailLink } from '@shop/engine/mail-preference'
import { registerPayment } from '@shop/engine/payment'
import { findInvitedItems } from '@shop/engine/review-invitation'
import { confirmDelivery, shipOrder } from '@shop/engine/shipment'
import { findStores } from '@shop/engine/store'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { mailsTo, mailTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'
import { invitationMail } from './invitation-mail.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const DAY_MS = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

async function agreed(email: string, wanted: 'review-invitation' | 'newsletter') {
  const recipient = await findOrMakeRecipient(context.db, { id: randomUUID(), email, storeKey: 'de', locale: 'de-DE' })
  const token = await signMailLink(context, recipient.id)
  await setMailPreferences(context, { token }, { wanted: [wanted], text: { locale: 'de-DE', text: 'E-Mails' } })
}

test('REV-05 NEWS-02 a buyer is asked about what arrived, and a subscriber reminded of the consent, each by one mail with its way out', async () => {
  const [buyer, subscriber] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  await agreed(buyer, 'review-invitation')
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email: buyer })
  await registerPayment(context, { id: order.id }, {})
  await shipOrder(context, order, { parcels: [{ trackingNumber: '00340434161094042557', carrier: 'DHL' }] })
  await confirmDelivery(context, { id: order.id }, {})
  await context.db
    .updateTable('shipment')
    .set({ dispatched_at: daysAgo(20), delivered_at: daysAgo(12) })
    .where('order_id', '=', order.id)
    .execute()
  await agreed(subscriber, 'newsletter')
  const past = { requested_at: daysAgo(370), confirmed_at: daysAgo(370) }
  await context.db.updateTable('newsletter_subscription').set(past).where('email', '=', subscriber).execute()

  await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })
  const invited = async () => (await mailsTo(standins, buyer)).find(({ subject }) => subject === 'Wie gefällt Ihnen Ihr Einkauf?')
  await until(async () => (await invited()) !== undefined)
  const mail = await invited()
  expect(mail?.html).toContain('Presse &lt;20 t&gt;')
  const link = new URL(/https:\S+\/write-review\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.searchParams.get('sku')).toBe('EX30000001')
  expect(await findInvitedItems(context, link.searchParams.get('token') ?? '')).toHaveLength(1)
  const wayOut = (found: typeof mail) => found?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  expect(wayOut(mail)).toContain('kind=review-invitation')

  const reminder = await mailTo(standins, subscriber)
  expect(reminder.subject).toBe('E-Mails, die Sie erhalten – Anvil')
  expect(reminder.text).toContain('– Newsletter')
  expect(reminder.text).not.toContain('Einladung zur Bewertung')
  expect(wayOut(reminder)).toContain('kind=newsletter')
  expect(await claimConsentReminders(context, { limit: 10 })).toBe(0)
})

test('REV-05 the invitation is written in each of the 21 languages', async () => {
  const [store] = (await findStores(context, { key: 'de', limit: 1 })) as [Store]
  const products = [{ name: 'Press', picture: undefined, reviewUrl: 'https://x' }]
  const about = { store, orderNumber: 'NS00000001', products, preferencesUrl: 'https://y' }
  const mails = await Promise.all(
    LANGUAGES.map(async language => invitationMail({ ...about, language }, await translatorOf(language))),
  )
  expect(new Set(mails.map(({ subject, text }) => `${subject}${text}`)).size).toBe(21)
  for (const { text, html } of mails) {
    for (const form of [text, html]) for (const link of ['https://x', 'https://y', 'NS00000001']) expect(form).toContain(link)
    expect(text).not.toContain('{')
  }
})
