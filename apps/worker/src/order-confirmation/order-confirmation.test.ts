import { LOCALES, localeOf, MARKETS } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { COMPANY } from '@shop/domain/store'
import { findStores } from '@shop/engine/store'
import { aCartDiscount, aDiscountCode, importCartDiscounts, importDiscountCodes } from '@shop/engine/testing'
import { formatMoney, formatPercent } from '@shop/i18n/format'
import { PgBoss } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { contractPlainText } from '../contract-texts/contract-plain-text.ts'
import { contractTextsOf } from '../contract-texts/contract-texts.ts'
import { sharedContractPassages } from '../contract-texts/shared-contract-passages.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { unofferedWords } from '../mail/way-to-pay-words.fixtures.ts'
import {
  mailsTo,
  mailTo,
  openTestShop,
  openTestStandins,
  openTestWorker,
  placeOrder,
  setMailMode,
  until,
} from '../worker.fixtures.ts'
import { confirmationContent } from './confirmation-content.ts'
import { confirmationHtml, confirmationText } from './confirmation-mail.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const worker = await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

// A look into the queue; its tables are there once the worker is ready.
await until(async () => (await fetch(`${worker.address}/readyz`)).ok)
const queue = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false, migrate: false })
await queue.start()
afterAll(() => queue.stop({ graceful: false }))

/** The text of a page, without its markup. */
const plainOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
/** Label and amount of every row of a table. */
const rowsOf = (html: string) => html.replaceAll(/<\/th>\s*<td[^>]*>/g, ' ').replaceAll(/<[^>]+>/g, '\n')
/** A mail up to the texts of the contract. */
const orderPartOf = (form: string) => form.slice(0, form.indexOf('Unten stehen die Bedingungen'))

const jobOf = (orderId: string) => queue.getJobById('order-confirmation', orderId)

test('ORD-03, CHK-25 a German transfer is confirmed with lines, taxes, addresses and bank details', async () => {
  const email = 'erika@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email, quantity: 2 })
  const mail = await mailTo(standins, email)
  expect(mail.subject).toContain(order.orderNumber)
  expect(mail.to).toEqual([email])

  const total = formatMoney(order.totalPrice, 'de-DE')
  const [portion] = order.taxedPrice.taxPortions
  expect(total).toBe('238,00\u00a0€')
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain(order.orderNumber)
    expect(form).toContain(total)
    expect(form).toContain(formatMoney(moneyOf('EUR', 11_900), 'de-DE'))
    expect(form).toContain(formatMoney(portion!.amount, 'de-DE'))
    expect(form).toContain(formatPercent(0.19, 'de-DE'))
    expect(form).toContain('MwSt.')
    expect(form).toContain('EX30000001')
    for (const part of ['Owner Ltd', 'DE00 0000 0000 0000 0100', 'TESTXX00', 'Test Bank']) expect(form).toContain(part)
    for (const part of ['Jana Nová', 'Hlavná 12', 'Dlhá 12', '10115 Berlin', 'Deutschland', 'DE123456788'])
      expect(form).toContain(part)
  }
  expect(mail.text).toContain('Presse <20 t>')
  expect(mail.text).toContain('Nová & Sons')
  expect(mail.html).toContain('Presse &lt;20 t&gt;')
  expect(mail.html).toContain('Nová &amp; Sons')
  expect(mail.html).toContain('<html lang="de"')
})

test('ORD-03 a Czech transfer names the digits of the order number alone as its reference', async () => {
  const email = 'jana@example.org'
  const order = await placeOrder(context, { country: 'CZ', language: 'cs', payment: 'bank-transfer', email })
  const mail = await mailTo(standins, email)
  const digits = order.orderNumber.replace('NS', '')
  expect(mail.subject).toContain(order.orderNumber)
  expect(mail.text).toMatch(new RegExp(`: ${digits}$`, 'm'))
  expect(mail.html).toContain(`>${digits}<`)
  expect(mail.text).toContain(formatMoney(moneyOf('CZK', 289_900), 'cs-CZ'))
})

test('ENT-07, CHK-25 an order that is paid by voucher names entity, reference, amount and the last day, until it is paid', async () => {
  const email = 'voucher@example.org'
  const placed = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email, buyer: 'person' })
  const [store] = await findStores(context, { key: 'pt', limit: 1 })
  const [payment] = placed.paymentInfo.payments
  const action = { entity: '12101', reference: '501422944', expiresAt: '2026-12-01T10:00:00Z', merchantReference: 'NS1' }
  const until = '01.12.2026 10:00 (UTC+0)'
  const paymentMethodInfo = { paymentInterface: 'card-payment-provider', name: { en: 'Multibanco' } } as const
  const paymentInfo = { payments: [{ ...payment!, paymentMethodInfo, custom: { action } }] }
  const order = { ...placed, country: 'PT', locale: 'pt-PT', paymentInfo } as const
  const t = await translatorOf('pt-PT')
  const amount = formatMoney(order.totalPrice, 'pt-PT')
  const content = confirmationContent(order, store!, [], t)
  expect(confirmationText(content)).toContain(
    `Dados para o seu pagamento Multibanco\nEntidade: 12101\nReferência: 501 422 944\nMontante: ${amount}\nPagar até: ${until}\n`,
  )
  for (const value of ['12101', '501 422 944', amount, until]) expect(confirmationHtml(content)).toContain(`>${value}<`)
  expect(confirmationText(content)).not.toContain('TESTXX00')
  const paid = confirmationText(confirmationContent({ ...order, paymentState: 'Paid' }, store!, [], t))
  expect(paid).not.toContain('501 422 944')
  expect(paid).toContain(`${t('order.paymentArrived')}.`)
})

test('DISC-13, SHIP-13 discounts and reduced delivery are confirmed by name with what they take off', async () => {
  const name = (text: string) => ({ de: text })
  const welcome = aCartDiscount({ name: name('Willkommensrabatt'), requiresDiscountCode: true, target: { type: 'totalPrice' } })
  const delivery = aCartDiscount({
    name: name('Gratisversand'),
    sortOrder: '0.4',
    requiresDiscountCode: true,
    target: { type: 'shipping' },
    value: { type: 'relative', permyriad: 10_000 },
  })
  await importCartDiscounts(context, [welcome, delivery])
  await importDiscountCodes(context, [aDiscountCode('WELCOME', [welcome.id, delivery.id])])
  const email = 'saver@example.org'
  const wish = { country: 'DE', language: 'de', payment: 'bank-transfer', email, code: 'welcome' } as const
  const order = await placeOrder(context, wish)
  expect(order.totalPrice).toEqual(moneyOf('EUR', 10_710))
  const { text, html } = await mailTo(standins, email)
  for (const form of [text, html]) {
    expect(form).toContain('Willkommensrabatt')
    expect(form).toContain(`−${formatMoney(moneyOf('EUR', 1190), 'de-DE')}`)
    expect(form).toContain(formatMoney(order.totalPrice, 'de-DE'))
  }
})

test('COD-08, ORD-03 cash on delivery is confirmed with its fee and the amount to have ready, without bank details', async () => {
  const email = 'peter@example.org'
  const order = await placeOrder(context, { country: 'SK', language: 'sk', payment: 'cash-on-delivery', email })
  const { text, html } = await mailTo(standins, email)
  const amount = formatMoney(order.totalPrice, 'sk-SK')
  expect(amount).toBe('123,95\u00a0€')
  // As what is to be had ready, and as the total.
  expect(text.split(amount).length).toBe(3)
  for (const form of [text, html]) {
    expect(form).toContain('Poplatok za dobierku')
    expect(form).toContain(formatMoney(moneyOf('EUR', 495), 'sk-SK'))
    expect(form).not.toContain('TESTXX00')
  }
})

test('VAT-14 a company that buys net is told net amount, no tax and an exempt supply, and nowhere that VAT is included', async () => {
  const email = 'wien@example.org'
  const wish = { country: 'AT', language: 'de', payment: 'bank-transfer', email, buyer: 'confirmed-company' } as const
  const order = await placeOrder(context, wish)
  expect(order).toMatchObject({ taxMode: 'External', totalPrice: moneyOf('EUR', 9917) })
  const mail = await mailTo(standins, email)
  const net = formatMoney(moneyOf('EUR', 9917), 'de-AT')
  const none = formatMoney(moneyOf('EUR', 0), 'de-AT')
  for (const [label, amount] of [
    ['Nettobetrag', net],
    ['0\u00a0% USt', none],
    ['Gesamtsumme netto', net],
  ]) {
    expect(mail.text).toContain(`${label}: ${amount}\n`)
    expect(rowsOf(mail.html)).toContain(`${label} ${amount}`)
  }
  for (const form of [orderPartOf(mail.text), orderPartOf(mail.html)]) {
    expect(form).toContain('Steuerfreie innergemeinschaftliche Lieferung (Art. 138 der Richtlinie 2006/112/EG).')
    expect(form).not.toMatch(/inkl\.|Reverse|Steuerschuld/)
  }
})

test('ENT-01 a company that buys gross is told the net amount next to the tax that its total holds', async () => {
  const email = 'firma@example.org'
  await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  const { text } = await mailTo(standins, email)
  const amount = (centAmount: number) => formatMoney(moneyOf('EUR', centAmount), 'de-DE')
  expect(text).toContain(
    `Nettobetrag: ${amount(10_000)}\ninkl. 19\u00a0% MwSt.: ${amount(1900)}\nGesamtsumme inkl. MwSt.: ${amount(11_900)}\n`,
  )
  expect(text).not.toContain('2006/112')
})

test('SHIP-08 a transfer names no day before its payment, cash on delivery the day counted from the order', async () => {
  const wish = { country: 'DE', language: 'de' } as const
  await placeOrder(context, { ...wish, payment: 'bank-transfer', email: 'transfer@example.org' })
  await placeOrder(context, { ...wish, payment: 'cash-on-delivery', email: 'cash@example.org' })
  const day = /(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag) \d\d\.\d\d\.\d{4}/
  const transfer = await mailTo(standins, 'transfer@example.org')
  const cash = await mailTo(standins, 'cash@example.org')
  for (const form of [transfer.text, transfer.html]) {
    expect(form).toContain('Lieferung 2–4 Werktage nach Zahlungseingang.')
    expect(form).not.toMatch(day)
  }
  for (const form of [cash.text, cash.html]) {
    expect(form).toMatch(new RegExp(`Lieferung bis ${day.source}\\.`))
    expect(form).not.toContain('nach Zahlungseingang')
  }
})

test('a consumer keeps terms, withdrawal information and model form with the mail itself (Directive 2011/83/EU, art. 8)', async () => {
  const email = 'keeps@example.org'
  const { orderNumber } = await placeOrder(context, {
    country: 'DE',
    language: 'de',
    payment: 'bank-transfer',
    email,
    buyer: 'person',
  })
  const mail = await mailTo(standins, email)
  // Where the contract is withdrawn from is told with the order itself (art. 11a).
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Vertrag widerrufen')
    expect(form).toContain(`/withdrawal/?order=${orderNumber}`)
  }
  for (const form of [mail.text, plainOf(mail.html)]) {
    expect(form).toContain('Mit der Bestellschaltfläche im letzten Schritt')
    expect(form).toContain('Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.')
    expect(form).toContain('Muster-Widerrufsformular')
    expect(form).toMatch(
      /An: Anvil Equipment GmbH, Hammerwerkstraße 36, 44145\sDortmund, Deutschland, service\.de@anvil\.example/,
    )
    expect(form).toContain('Hiermit widerrufe(n) ich/wir (*)')
    expect(form).not.toMatch(/\*\*|\]\(|\{\w+\}/)
  }
})

test('a company gets the terms and the voluntary return, and no withdrawal information', async () => {
  const email = 'keeps-firm@example.org'
  await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  const mail = await mailTo(standins, email)
  for (const form of [mail.text, plainOf(mail.html)]) {
    expect(form).toContain('Mit der Bestellschaltfläche im letzten Schritt')
    expect(form).toContain('Privat- und Geschäftskunden')
    expect(form).not.toContain('Vertrag widerrufen')
    expect(form).not.toContain('Hiermit widerrufe(n)')
    expect(form).not.toContain('ohne Angabe von Gründen diesen Vertrag zu widerrufen')
  }
})

test('ORD-03, PAY-21, PAY-23 in every locale the mail has words and contract of its own, names no way to pay that the market lacks, and is short enough to be shown as a whole', async () => {
  const email = 'everywhere@example.org'
  const placed = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email, buyer: 'person' })
  const [store] = await findStores(context, { key: 'de', limit: 1 })
  // Thirty lines are more than people order; programs such as that of Google cut a mail off at 102 KB.
  const order = { ...placed, lineItems: Array.from({ length: 30 }, () => placed.lineItems[0]!) }
  const contracts = new Map<string, string>()
  for (const market of MARKETS) {
    for (const language of market.languages) {
      const locale = localeOf(market, language)
      const t = await translatorOf(locale)
      const place = { market, language, localPort: undefined }
      const told = { ...order, country: market.country, locale }
      const texts = contractTextsOf({ order: told, store: store!, place, shopVatId: 'DE123456788', t })
      const content = confirmationContent(told, store!, texts, t)
      expect(Buffer.byteLength(confirmationHtml(content)), locale).toBeLessThan(102_000)
      const written = texts.flatMap(text => contractPlainText(text).split('\n'))
      contracts.set(locale, written.join('\n'))
      expect(
        written.filter(line => /\*\*|\]\(|\{\w+\}|–\s*$/.test(line)),
        locale,
      ).toEqual([])
      expect(written.join(' ')).toContain(`${COMPANY.name}, ${COMPANY.street}`)
      // Paid by card, it names no way to pay that the market does not have (PAY-21, PAY-23).
      const card = { paymentInterface: 'card-payment-provider', method: 'scheme', name: { en: 'Card' } } as const
      const [payment] = told.paymentInfo.payments
      const paid = { ...told, paymentInfo: { payments: [{ ...payment!, paymentMethodInfo: card }] } }
      const paidMail = confirmationText(confirmationContent(paid, store!, texts, t))
      const unoffered = market.checkoutEnabled ? unofferedWords(market, language) : []
      expect(
        unoffered.filter(words => words.test(paidMail)),
        locale,
      ).toEqual([])
      // What is said to be the same in all mails stands in them, and names no buyer.
      const shared = sharedContractPassages(texts)
      const mail = `${confirmationText(content)}\n${confirmationHtml(content)}`
      expect(shared.filter(passage => !mail.includes(passage)).length, locale).toBe(0)
      expect(shared.filter(passage => passage.includes(order.billingAddress.lastName))).toEqual([])
    }
  }
  // The locales of one language share its sentences, but not those of a law or of a place.
  expect(new Set(contracts.values()).size).toBe(LOCALES.length)
})

test('A6 the confirmation says that a machine wrote it, and the same order always has the same message id', async () => {
  const email = 'anna@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  const { headers, from } = await mailTo(standins, email)
  const header = (name: string) => headers.find(({ key }) => key === name)?.value
  expect(from).toBe('orders@anvil.example')
  expect(header('message-id')).toBe(`<order-confirmation.${order.id}@anvil.example>`)
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('reply-to')).toBe('service.de@anvil.example')
  expect(header('list-unsubscribe')).toBeUndefined()
})

test('O3 an order that is told again is not confirmed again', async () => {
  const email = 'once@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await mailTo(standins, email)
  await until(async () => (await jobOf(order.id))?.state === 'completed')
  const { db } = context
  const key = `order-created/${order.id}`
  await db.updateTable('outbox').set({ relayed_at: null }).where('dedup_key', '=', key).execute()
  await until(async () => {
    const waiting = await db.selectFrom('outbox').select('id').where('relayed_at', 'is', null).execute()
    return waiting.length === 0
  })
  // An order placed after the repetition is confirmed after it.
  await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email: 'later@example.org' })
  await mailTo(standins, 'later@example.org')
  expect(await mailsTo(standins, email)).toHaveLength(1)
})

test('O2 ORD-03 while the mail server refuses, orders are placed, and their confirmations follow when it takes mails', async () => {
  await setMailMode(standins, 'reject')
  const email = 'patient@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await until(async () => (await jobOf(order.id))?.state === 'retry')
  expect(await mailsTo(standins, email)).toEqual([])
  // What is kept about the failure says nothing about the buyer.
  expect(JSON.stringify((await jobOf(order.id))?.output)).not.toContain('example.org')
  await setMailMode(standins, 'ok')
  await mailTo(standins, email)
  await until(async () => (await jobOf(order.id))?.state === 'completed')
  expect((await jobOf(order.id))?.retryCount).toBeGreaterThan(0)
  expect(await mailsTo(standins, email)).toHaveLength(1)
})

test('O2 a recipient who does not exist is not tried again and kept as a dead letter', async () => {
  const order = await placeOrder(context, {
    country: 'DE',
    language: 'de',
    payment: 'bank-transfer',
    email: 'bounce@example.org',
  })
  await until(async () => (await jobOf(order.id))?.state === 'completed')
  const deadLetters = await queue.fetch('order-confirmation-dead')
  expect(deadLetters.map(({ data }) => data)).toEqual([{ orderId: order.id }])
})

test('the worker says that it is alive and at work', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(`${worker.address}${path}`)).status).toBe(200)
})
