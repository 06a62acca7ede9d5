import { randomUUID } from 'node:crypto'
import { isMailWanted, REMINDER_KINDS } from '@shop/domain/mail-preference'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { confirmNewsletter, issueConfirmToken, subscribeNewsletter } from '../newsletter/index.ts'
import { aClientAddress, openTestShop } from '../testing/shop.fixtures.ts'
import { findMailPreferences, findOrMakeRecipient, setMailPreferences, signMailLink, unsubscribeMail } from './index.ts'
import { selectConsent, wantsReminder } from './recipient-rows.ts'

const { context } = await openTestShop({ poolSize: 20 })
const { db } = context
/** What can be switched on; alerts of items are asked for one by one. */
const BOTH = ['newsletter', 'abandoned-cart'] as const
const text = { locale: 'sk-SK', text: 'Newsletter: news' }

/** A recipient, and the token of the links of their mails; with a confirmed newsletter, if one is wanted. */
async function aRecipient(consentVersion?: number) {
  const email = `${randomUUID()}@example.org`
  if (consentVersion !== undefined) {
    await subscribeNewsletter(context, { email, locale: 'sk-SK', storeKey: 'sk', clientAddress: aClientAddress() })
    const { id } = await db
      .updateTable('newsletter_subscription')
      .set({ consent_version: consentVersion })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await confirmNewsletter(context, (await issueConfirmToken(context, id))!.token)).toBe(true)
  }
  const recipient = await findOrMakeRecipient(db, { id: randomUUID(), email, storeKey: 'sk', locale: 'sk-SK' })
  const token = await signMailLink(context, recipient.id)
  return { recipient, token, wanted: async () => (await findMailPreferences(context, { token }))?.wanted }
}

test('NEWS-05 a link shows what its reader gets, and sets it, as often as it is used; no other one does', async () => {
  const { token, wanted } = await aRecipient()
  expect(await wanted()).toEqual([])
  for (const time of ['first', 'second'])
    expect((await setMailPreferences(context, { token }, { wanted: BOTH, text }))?.wanted, time).toEqual(BOTH)
  expect((await setMailPreferences(context, { token }, { wanted: ['abandoned-cart'], text }))?.wanted).toEqual(['abandoned-cart'])
  for (const other of ['', 'x', `${token}x`, token.replace('.', '')]) {
    expect(await findMailPreferences(context, { token: other })).toBeUndefined()
    expect(await setMailPreferences(context, { token: other }, { wanted: [], text })).toBeUndefined()
  }
  expect(await wanted()).toEqual(['abandoned-cart'])
})

test('NEWS-05 what was agreed to is kept as a proof, and nothing of what was refused', async () => {
  const { recipient, token } = await aRecipient()
  await setMailPreferences(context, { token }, { wanted: BOTH, text })
  const { rows } = await sql<{ content: string }>`
    select content from consent_text where id in (
      select consent_text_id from mail_preference where recipient_id = ${recipient.id}
      union all select consent_text_id from newsletter_subscription where email = ${recipient.email})`.execute(db)
  expect(rows).toEqual([{ content: text.text }])
  await setMailPreferences(context, { token }, { wanted: [], text })
  const decisions = await db.selectFrom('mail_preference').selectAll().where('recipient_id', '=', recipient.id).execute()
  expect(decisions.map(({ kind }) => kind).toSorted()).toEqual(REMINDER_KINDS.toSorted())
  for (const decision of decisions) expect(decision).toMatchObject({ is_wanted: false, consent_text_id: null })
})

test('NEWS-05 one kind ends at once by its link, twice without harm, and all of them', async () => {
  const { token, wanted } = await aRecipient(2)
  expect(await wanted()).toEqual(BOTH)
  for (const time of ['first', 'second']) {
    await unsubscribeMail(context, { token, kind: 'abandoned-cart' })
    expect(await wanted(), time).toEqual(['newsletter'])
  }
  await setMailPreferences(context, { token }, { wanted: BOTH, text })
  await Promise.all(Array.from({ length: 10 }, () => unsubscribeMail(context, { token, kind: 'all' })))
  expect(await wanted()).toEqual([])
  await unsubscribeMail(context, { token: 'x', kind: 'all' })
})

test('NEWS-02 who leaves the newsletter gets nothing that only its text covered', async () => {
  const { token, wanted } = await aRecipient(2)
  await unsubscribeMail(context, { token, kind: 'newsletter' })
  expect(await wanted()).toEqual([])
})

test('NEWS-02 the statement for many rows decides as the rule does', async () => {
  const recipients = [await aRecipient(), await aRecipient(1), await aRecipient(2)]
  for (const isWanted of [true, false])
    for (const version of [undefined, 1, 2]) {
      const made = await aRecipient(version)
      await sql`insert into mail_preference (recipient_id, kind, is_wanted)
        values (${made.recipient.id}, 'abandoned-cart', ${isWanted})`.execute(db)
      recipients.push(made)
    }
  for (const { recipient } of recipients) {
    const condition = wantsReminder('abandoned-cart', sql`${recipient.email}::text`, sql`${recipient.storeKey}::text`)
    const { rows } = await sql<{ wants: boolean }>`select ${condition} as wants`.execute(db)
    expect(rows[0]?.wants).toBe(isMailWanted('abandoned-cart', await selectConsent(db, recipient)))
  }
})
