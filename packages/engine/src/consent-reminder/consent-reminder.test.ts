import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findOrMakeRecipient, setMailPreferences, signMailLink, unsubscribeMail } from '../mail-preference/index.ts'
import { erasePerson } from '../privacy/index.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { CONSENT_REMINDER_TOPIC, claimConsentReminders, findConsentReminder } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const { db } = context
const claim = () => claimConsentReminders(context, { limit: 100 })

/** Someone who agreed to the newsletter so many days ago. */
async function aSubscriber(daysAgo: number) {
  const email = `${randomUUID()}@example.org`
  const recipient = await findOrMakeRecipient(db, { id: randomUUID(), email, storeKey: 'sk', locale: 'sk-SK' })
  const token = await signMailLink(context, recipient.id)
  await setMailPreferences(context, { token }, { wanted: ['newsletter'], text: { locale: 'sk-SK', text: 'Newsletter' } })
  await letPass(email, daysAgo)
  const { id } = await db.selectFrom('newsletter_subscription').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { id, email, token }
}

async function letPass(email: string, days: number) {
  await sql`
    update newsletter_subscription set requested_at = requested_at - make_interval(days => ${days}),
      confirmed_at = confirmed_at - make_interval(days => ${days}), reminded_at = reminded_at - make_interval(days => ${days})
    where email = ${email}`.execute(db)
}

test('NEWS-02 a consent that is a year old is repeated once a year, however many look, and none that was refused', async () => {
  const [old, young, gone] = [await aSubscriber(366), await aSubscriber(360), await aSubscriber(366)]
  await unsubscribeMail(context, { token: gone.token, kind: 'newsletter' })
  const counts = await Promise.all(Array.from({ length: 8 }, claim))
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  expect(await findConsentReminder(context, old.id)).toMatchObject({ recipient: { email: old.email }, wanted: ['newsletter'] })
  await letPass(old.email, 364)
  expect(await claim()).toBe(0)
  await letPass(old.email, 2)
  await letPass(young.email, 3)
  expect(await claim()).toBe(1)
  const told = await db.selectFrom('outbox').select('payload').where('topic', '=', CONSENT_REMINDER_TOPIC).execute()
  expect(told.map(({ payload }) => (payload as { subscriptionId: string }).subscriptionId)).toEqual([old.id, old.id])
})

test('NEWS-02 who leaves or is erased after the claim gets no reminder, and who agrees again waits a year', async () => {
  const [left, erased] = [await aSubscriber(400), await aSubscriber(400)]
  expect(await claim()).toBeGreaterThanOrEqual(2)
  await unsubscribeMail(context, { token: left.token, kind: 'all' })
  await erasePerson(context, erased.email)
  for (const { id } of [left, erased]) expect(await findConsentReminder(context, id)).toBeUndefined()
  await letPass(left.email, 400)
  await setMailPreferences(
    context,
    { token: left.token },
    { wanted: ['newsletter'], text: { locale: 'sk-SK', text: 'Newsletter' } },
  )
  expect(await claim()).toBe(0)
})
