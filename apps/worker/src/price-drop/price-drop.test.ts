import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import { changeMailPreference } from '@shop/engine/mail-preference'
import { claimPriceDrops } from '@shop/engine/price-drop'
import { setPrice } from '@shop/engine/product'
import { createShoppingList } from '@shop/engine/shopping-list'
import { findStores } from '@shop/engine/store'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { mailTo, openTestShop, openTestStandins, openTestWorker } from '../worker.fixtures.ts'
import { priceDropMail } from './price-drop-mail.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const PRESS = 'EX30000001'

test('NEWS-02 who asked for it hears by mail what a saved product costs now, with no price before, and a way out', async () => {
  const [customerId, email] = [randomUUID(), `${randomUUID()}@example.org`]
  await context.db
    .insertInto('customer')
    .values({ id: customerId, email, document: '{"locale": "de-DE", "addresses": []}' })
    .execute()
  const lineItems = [{ sku: PRESS, quantity: 1 }]
  await createShoppingList(context, { customerId, draftId: randomUUID(), name: 'Hof', lineItems })
  const reader = { customerId, storeKey: 'de', locale: 'de-DE' }
  const text = { locale: 'de-DE', text: 'Preise' }
  await changeMailPreference(context, reader, { kind: 'price-drop', isWanted: true, text })
  expect(await claimPriceDrops(context, { limit: 10 })).toBe(0)
  await setPrice(context, { sku: PRESS, currencyCode: 'EUR', centAmount: 9900 })
  await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })
  const mail = await mailTo(standins, email)
  expect(mail.subject).toBe('Neue Preise auf Ihren Merklisten – Anvil')
  for (const form of [mail.text, mail.html]) {
    expect(form).toMatch(/99,00.€/)
    expect(form).not.toMatch(/119,00/)
    expect(form).toContain('https://anvil.de/my-account/lists')
  }
  const wayOut = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value
  expect(wayOut).toContain('kind=price-drop')
})

test('NEWS-02 the mail about prices is written in each of the 21 languages', async () => {
  const [store] = (await findStores(context, { key: 'de', limit: 1 })) as [Store]
  const products = [{ name: 'Press', detail: 'EX30000001', amount: '99', picture: undefined, href: 'https://z' }]
  const about = { store, products, listsUrl: 'https://x', preferencesUrl: 'https://y' }
  const mails = await Promise.all(
    LANGUAGES.map(async language => priceDropMail({ ...about, language }, await translatorOf(language))),
  )
  expect(new Set(mails.map(({ subject, text }) => `${subject}${text}`)).size).toBe(21)
  for (const { text, html } of mails) {
    for (const form of [text, html]) for (const link of ['https://x', 'https://y', 'https://z']) expect(form).toContain(link)
    expect(text).not.toContain('{')
  }
})
