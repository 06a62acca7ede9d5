import { randomUUID } from 'node:crypto'
import { INVITATION_DAYS } from '@shop/domain/company'
import { findInvitation, inviteAssociate } from '@shop/engine/company'
import {
  confirmEmailChange,
  getCustomer,
  issueEmailProof,
  issueResetToken,
  resetPassword,
  signIn,
  signUp,
  updateCustomer,
} from '@shop/engine/customer'
import { subscribeNewsletter } from '@shop/engine/newsletter'
import { createPasswordHasher } from '@shop/integrations/password'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'
import { subjectsOf } from './subjects.fixtures.ts'

const admin = await openTestAdmin()
const { context, run } = admin
const hasher = createPasswordHasher()
const { anOrder, anInvoice, aReturn, aWithdrawal, aQuote, aCompany } = subjectsOf(admin)

/** What the worker was told on a topic, the last first. */
async function messagesOf(topic: string): Promise<readonly Record<string, unknown>[]> {
  const rows = await context.db.selectFrom('outbox').select('payload').where('topic', '=', topic).orderBy('id', 'desc').execute()
  return rows.map(({ payload }) => payload as Record<string, unknown>)
}

/** Sends a mail again, and tells what the worker is told then. */
async function resend(topic: string, ...words: string[]) {
  const before = await messagesOf(topic)
  expect(await run('customers', 'resend-mail', ...words)).toBe('one mail is sent again')
  const after = await messagesOf(topic)
  expect(after).toHaveLength(before.length + 1)
  // Under an id of its own, or the worker would take it for one that it has sent.
  const idOf = ({ messageId, invitationId, resetId, proofId }: Record<string, unknown> = {}) =>
    messageId ?? invitationId ?? resetId ?? proofId
  expect(before.map(idOf)).not.toContain(idOf(after[0]))
  return after[0]
}

// Before the orders below, which are not over.
test('ACC-01 what was never sent is not sent again, and nothing goes to who was erased', async () => {
  const { orderNumber, customerEmail } = await anOrder(['cancel'])
  const resending = (...words: string[]) => expect(run('customers', 'resend-mail', ...words)).rejects
  await resending(orderNumber, '--mail', 'shipment').toThrow('has had no mail of this kind')
  await resending(orderNumber, '--mail', 'love-letter').toThrow('is not one of')
  await resending('RT999999', '--mail', 'shipment').toThrow('--mail is of orders and addresses')
  await context.db
    .updateTable('order')
    .set({ order_state: 'Complete', payment_state: 'Paid', shipment_state: 'Shipped' })
    .execute()
  const withdrawal = await aWithdrawal()
  await run('withdrawals', 'accept', withdrawal)
  await run('privacy', 'erase', customerEmail)
  for (const about of [orderNumber, withdrawal]) await resending(about).toThrow('were erased: there is no address to write to')
})

test('mails of orders, invoices, returns, withdrawals and quotes are sent again, each with the newest there was', async () => {
  const { orderNumber, id: orderId } = await anOrder()
  expect(await resend('mail-again', orderNumber)).toMatchObject({ orderId, mail: 'confirmation' })
  expect(await resend('mail-again', (await anInvoice()).number)).toMatchObject({ mail: 'documents', aboutId: expect.any(String) })
  const returned = await aReturn('approve', 'receive', 'inspect')
  expect(await resend('return-changed', returned)).toMatchObject({ state: 'Received' })
  const withdrawal = await aWithdrawal()
  expect(await resend('withdrawal-received', withdrawal)).toMatchObject({ withdrawalId: expect.any(String) })
  await run('withdrawals', 'reject', withdrawal, '--reason', 'Po lehote')
  await resend('withdrawal-settled', withdrawal)
  const quote = await aQuote()
  expect(await resend('quote-news', quote)).toMatchObject({ news: 'received' })
  await run('quotes', 'decline', quote, '--comment', 'Nevyrábame.')
  expect(await resend('quote-news', quote)).toMatchObject({ news: 'rejected' })
  const { lines } = (await admin.read('audit', 'list', '--noun', 'mail')) as { lines: { subject: string; command: string }[] }
  expect(lines.map(({ subject }) => subject)).toEqual(expect.arrayContaining([orderNumber, returned, withdrawal, quote]))
  expect(new Set(lines.map(({ command }) => command))).toEqual(new Set(['customers resend-mail']))
})

test('A3, A4 what an address was written about its account is sent again by the owner, with links that are made new', async () => {
  const email = `Eva-${randomUUID()}@example.org`
  const person = { email, firstName: 'Eva', lastName: 'Nová', locale: 'sk-SK', password: 'Strong-sword-7' } as const
  const clientAddress = '192.0.2.41'
  const device = (id: string, userAgent: string) => ({ id, userAgent })
  await run('customers', 'resend-mail', email, '--mail', 'password').then(expect.fail, ({ message }: Error) =>
    expect(message).toBe(`There is no customer ${email}`),
  )
  const { customer } = await signUp(
    context,
    hasher,
    { storeKey: 'sk' },
    { ...person, custom: { customerType: 'private' }, clientAddress },
  )

  // A new password: two mails, of which only the newer link opens anything, also after an hour.
  const asked = await resend('password-reset-requested', email, '--mail', 'password')
  expect(asked).toMatchObject({ customerId: customer.id, locale: 'sk-SK', storeKey: 'sk' })
  const [first, second] = [await issueResetToken(context, customer.id), await issueResetToken(context, customer.id)]
  const setting = (token = '') =>
    resetPassword(context, hasher, { tokenValue: token, newPassword: 'Other-sword-8', clientAddress })
  await expect(setting(first?.token)).rejects.toMatchObject({ failure: { code: 'password-token-expired' } })
  expect((await setting(second?.token)).id).toBe(customer.id)
  expect(JSON.stringify(asked)).not.toMatch(/token|[\w-]{43}/)

  // An address that is to be proven, whose link is over.
  const next = `${randomUUID()}@example.org`
  const noProof = expect(run('customers', 'resend-mail', next, '--mail', 'address')).rejects
  await noProof.toThrow('has nothing to prove')
  const owner = { anonymousId: randomUUID(), customerId: customer.id }
  const request = { owner, storeKey: 'sk', id: customer.id, version: (await getCustomer(context, owner)).version, clientAddress }
  await updateCustomer(context, hasher, request, [{ action: 'changeEmail', email: next, currentPassword: 'Other-sword-8' }])
  const [before] = await messagesOf('email-proof-requested')
  const old = await issueEmailProof(context, String(before?.proofId))
  await context.db.updateTable('email_proof').set({ expires_at: '2026-01-01T00:00:00Z' }).execute()
  const proof = await resend('email-proof-requested', next.toUpperCase(), '--mail', 'address')
  expect(await issueEmailProof(context, String(before?.proofId))).toBeUndefined()
  const fresh = await issueEmailProof(context, String(proof?.proofId))
  expect(fresh).toMatchObject({ purpose: 'email-change', email: next })
  const confirming = (token = '') => confirmEmailChange(context, { storeKey: 'sk' }, { customerId: customer.id, token })
  await expect(confirming(old?.token)).rejects.toMatchObject({ failure: { code: 'email-token-expired' } })
  expect((await confirming(fresh?.token)).customer.email).toBe(next)

  // The newsletter, as long as it is not confirmed.
  const wish = { email: next, storeKey: 'sk', locale: 'sk-SK', clientAddress } as const
  await expect(run('customers', 'resend-mail', next, '--mail', 'newsletter')).rejects.toThrow('No newsletter waits')
  await subscribeNewsletter(context, wish)
  const [wanted] = await messagesOf('newsletter-requested')
  const again = await resend('newsletter-requested', next, '--mail', 'newsletter')
  expect(again).toMatchObject({ subscriptionId: wanted?.subscriptionId })

  // The last notice of a sign-in, with its device and time.
  await expect(run('customers', 'resend-mail', next, '--mail', 'sign-in')).rejects.toThrow('was notified of no new way')
  for (const [id, agent] of [
    ['1', 'Firefox'],
    ['2', 'Safari'],
  ] as const)
    await signIn(
      context,
      hasher,
      { storeKey: 'sk', device: device(id, agent) },
      { email: next, password: 'Other-sword-8', clientAddress },
    )
  const [told] = await messagesOf('security-notice')
  expect(await resend('security-notice', next, '--mail', 'sign-in')).toEqual({ ...told, messageId: expect.any(String) })
  await expect(run('customers', 'resend-mail', next, '--mail', 'shipment')).rejects.toThrow('--mail shipment is not one of')
})

test('A4 an invitation is made again, also where it is over, and the link of the one before opens nothing', async () => {
  const { id: companyId } = await aCompany()
  const draft = { email: 'eva@example.org', locale: 'de-DE', roles: ['buyer'], approvalLimitCent: 5000 } as const
  await inviteAssociate(context, { companyId }, draft)
  const [before] = await messagesOf('company-invitation')
  await context.db.updateTable('company_invitation').set({ expires_at: '2026-01-01T00:00:00Z' }).execute()
  await resend('company-invitation', 'Eva@Example.org')
  const [after] = await messagesOf('company-invitation')
  expect(await findInvitation(context, String(before?.invitationId))).toBeUndefined()
  expect(await findInvitation(context, String(after?.invitationId))).toMatchObject({ ...draft, companyId })
  const { expires_at: until } = await context.db.selectFrom('company_invitation').select('expires_at').executeTakeFirstOrThrow()
  expect((Date.parse(until) - Date.now()) / 86_400_000).toBeGreaterThan(INVITATION_DAYS - 1)
  await expect(run('customers', 'resend-mail', 'no-one@example.org')).rejects.toThrow('There is no invitation of no-one@')
})
