import { LANGUAGES, MARKETS, marketOf } from '@shop/domain/market'
import { updateCart } from '@shop/engine/cart'
import { findOrder } from '@shop/engine/order'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { addTransaction, beginAttempt, settleAttempt } from '@shop/engine/payment'
import { findStores } from '@shop/engine/store'
import { aProviderDraft, aPspReference } from '@shop/engine/testing'
import { formatMoney } from '@shop/i18n/format'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { mailsTo, mailTo, openAttempt, openTestShop, openTestStandins, openTestWorker, until } from '../worker.fixtures.ts'
import { problemContent } from './problem-content.ts'
import { sendPaymentFailed, sendPaymentReleased } from './send-payment-problem.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const worker = await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })
await until(async () => (await fetch(`${worker.address}/readyz`)).ok)

const GERMAN = { country: 'DE', language: 'de', method: 'scheme' } as const
const refused = () => ({ kind: 'failed', reason: 'refused', pspReference: aPspReference() }) as const

/** Lets a mail that waits for whether the shopper pays again be sent now. */
async function endPause(attemptId: string): Promise<void> {
  await until(async () => {
    const { rows } = await queueDatabaseOf(context).executeSql(
      `update pgboss.job set start_after = now() where name = 'payment-failed' and id = $1 and start_after > now() returning id`,
      [attemptId],
    )
    return rows.length === 1
  })
}

/** Messages about an attempt that the outbox has or had. */
async function topicsOf(attemptId: string): Promise<string[]> {
  const rows = await context.db.selectFrom('outbox').select(['topic', 'dedup_key']).execute()
  return rows.filter(({ dedup_key: key }) => key.endsWith(attemptId)).map(({ topic }) => topic)
}

/** A mail server that must not be used. */
const unused = {
  context,
  mailer: { send: () => Promise.reject(new Error('sent')), close: () => undefined },
  mailFrom: 'orders@anvil.example',
}

test('PAY-14 a shopper whose payment was refused gets a link to pay again after a while, in their language', async () => {
  const email = 'erika@example.org'
  const { attempt, cart } = await openAttempt(context, { ...GERMAN, email })
  await settleAttempt(context, attempt.id, refused())
  await settleAttempt(context, attempt.id, refused())
  await endPause(attempt.id)
  const mail = await mailTo(standins, email)
  expect(mail.subject).toBe('Ihre Zahlung bei Anvil hat nicht geklappt')
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Ihre Zahlung wurde nicht abgeschlossen, deshalb wurde keine Bestellung aufgegeben.')
    expect(form).toContain('https://anvil.de/checkout/restore-cart?cart=')
    expect(form).toContain(formatMoney(cart.totalPrice, 'de-DE'))
    expect(form).toContain('Kredit- oder Debitkarte')
    expect(form).not.toContain('Jana')
  }
  expect(mail.headers).toContainEqual({ key: 'message-id', value: `<payment-failed.${attempt.id}@anvil.example>` })
  expect(await mailsTo(standins, email)).toHaveLength(1)
})

test('PAY-14 who pays again or orders meanwhile gets no mail about the first attempt', async () => {
  const { attempt, cart, requestOf } = await openAttempt(context, { ...GERMAN, email: 'again@example.org' })
  await settleAttempt(context, attempt.id, refused())
  const second = await beginAttempt(context, requestOf(cart), aProviderDraft(cart, 'paypal'))
  await sendPaymentFailed(unused, attempt.id)
  await settleAttempt(context, second.attempt.id, { kind: 'authorised', pspReference: aPspReference() })
  await sendPaymentFailed(unused, attempt.id)
  await sendPaymentFailed(unused, second.attempt.id)
})

test('PAY-16 who turned back gets no mail', async () => {
  const { attempt } = await openAttempt(context, { ...GERMAN, email: 'back@example.org' })
  await settleAttempt(context, attempt.id, { kind: 'failed', reason: 'cancelled' })
  expect(await topicsOf(attempt.id)).toEqual([])
})

test('P1 a shopper whose money came for a cart that had changed is told at once that it goes back', async () => {
  const email = 'changed@example.org'
  const { attempt, cart, requestOf } = await openAttempt(context, { ...GERMAN, email })
  await updateCart(context, requestOf(cart), [
    { action: 'setBillingAddress', address: { ...cart.billingAddress!, city: 'Hamburg' } },
  ])
  const { state } = await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference: aPspReference() })
  expect(state).toBe('voided')
  expect(await topicsOf(attempt.id)).toEqual(['payment-released'])
  const mail = await mailTo(standins, email)
  expect(mail.subject).toBe('Wir erstatten Ihnen eine Zahlung bei Anvil')
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Der Betrag geht sofort an Sie zurück')
    expect(form).toContain('https://anvil.de/checkout/restore-cart?cart=')
  }
  await sendPaymentFailed(unused, attempt.id)
})

test('PAY-27 a shopper who paid the same cart in two tabs is told that one order is placed, and the second payment goes back', async () => {
  const email = 'tabs@example.org'
  const { attempt: first, cart, requestOf } = await openAttempt(context, { ...GERMAN, email })
  const { attempt: second } = await beginAttempt(context, requestOf(cart), aProviderDraft(cart, 'paypal'))
  await settleAttempt(context, second.id, { kind: 'authorised', pspReference: aPspReference() })
  await settleAttempt(context, first.id, { kind: 'authorised', pspReference: aPspReference() })
  await until(async () => (await mailsTo(standins, email)).length === 2)
  const told = (await mailsTo(standins, email)).find(({ subject }) => subject.includes('erstatten'))
  expect(told?.text).toContain('Ihre Bestellung ist aufgegeben; die zweite Zahlung geht sofort an Sie zurück.')
  expect(told?.text).not.toContain('/checkout/restore-cart')
})

test('ENT-07, CHK-25 an order to be paid by voucher is confirmed with it, and a mail says when it is paid', async () => {
  const email = 'joana@example.org'
  const { attempt } = await openAttempt(context, { country: 'PT', language: 'pt', method: 'multibanco', email, buyer: 'person' })
  const pspReference = aPspReference()
  const action = { entity: '12101', reference: '501422944', expiresAt: '2026-12-01T10:00:00Z', merchantReference: attempt.id }
  const { orderNumber = '' } = await settleAttempt(context, attempt.id, { kind: 'pending', pspReference, action })
  const confirmation = await mailTo(standins, email)
  expect(confirmation.text).toContain('Entidade: 12101\nReferência: 501 422 944\n')
  expect(confirmation.text).toContain('Multibanco')
  expect(confirmation.text).not.toContain('O seu pagamento foi recebido')
  await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference })
  await until(async () => (await mailsTo(standins, email)).length === 2)
  const [paid] = await mailsTo(standins, email)
  expect(paid?.subject).toBe(`Pagamento recebido da sua encomenda ${orderNumber}`)
})

test('ORD-05 a mail says that an order was not paid after all, with a link to pay it', async () => {
  const email = 'late@example.org'
  const { attempt } = await openAttempt(context, { country: 'PT', language: 'pt', method: 'multibanco', email, buyer: 'person' })
  const pspReference = aPspReference()
  const action = { entity: '12101', reference: '501422945', expiresAt: '2026-12-01T10:00:00Z', merchantReference: attempt.id }
  const { orderNumber = '' } = await settleAttempt(context, attempt.id, { kind: 'pending', pspReference, action })
  await mailTo(standins, email)
  const report = { type: 'Authorization', state: 'Failure', amount: attempt.amount, interactionId: pspReference } as const
  await addTransaction(context, attempt.id, { ...report, eventKey: `OFFER_CLOSED/${pspReference}` })
  expect((await findOrder(context, { orderNumber })).paymentState).toBe('Failed')
  await until(async () => (await mailsTo(standins, email)).length === 2)
  const [unpaid] = await mailsTo(standins, email)
  expect(unpaid?.subject).toBe(`Problema com o pagamento da sua encomenda ${orderNumber}`)
  expect(unpaid?.text).toContain(`https://anvil.pt/checkout/pay-order?order=`)
})

test('MKT-12 every language has its own texts for it', async () => {
  const [store] = await findStores(context, { key: 'de', limit: 1 })
  const amount = { currencyCode: 'EUR', centAmount: 100, fractionDigits: 2, type: 'centPrecision' } as const
  const written = await Promise.all(
    LANGUAGES.flatMap(language =>
      (['unpaid', 'paid-back', 'paid-twice'] as const).map(async outcome => {
        const market = MARKETS.find(({ languages }) => languages.includes(language)) ?? marketOf('DE')
        const place = { market, language, localPort: undefined }
        const attempt = {
          cartId: 'c0ffee00-0000-4000-8000-000000000000',
          email: 'a@example.org',
          storeKey: 'de',
          locale: 'de-DE',
          method: 'paypal',
          amount,
          outcome,
        } as const
        const content = problemContent(attempt, {
          store: store!,
          place,
          t: await translatorOf(language),
          cartLink: 'signed.link',
        })
        return [content.subject, ...content.lines.slice(1), ...content.rules, content.link?.label, content.reason].join('\n')
      }),
    ),
  )
  expect(new Set(written).size).toBe(63)
  await sendPaymentReleased(unused, '00000000-0000-4000-8000-000000000000')
})
