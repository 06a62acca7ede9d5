import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type CountryCode, type Language, type LocalizedString, MARKETS } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import type { ProviderMethod } from '@shop/domain/payment'
import type { ProductDraft } from '@shop/domain/product'
import type { StoreDraft } from '@shop/domain/store'
import { addLineItem, applyDiscountCode, createCart, setVatValidation, updateCart } from '@shop/engine/cart'
import { importCatalogue } from '@shop/engine/catalogue'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { createOrderFromCart } from '@shop/engine/order'
import { beginAttempt, createBankPayment, createCodPayment } from '@shop/engine/payment'
import { aProduct, aProviderDraft, aStore, cloneDatabaseUrl, openSession } from '@shop/engine/testing'
import { type RunningStandins, start as startStandins } from '@shop/standins'
import { afterAll } from 'vitest'
import type { WorkerSettings } from '../config.ts'
import { type RunningWorker, start as startWorker } from '../start.ts'

/** A payment provider that is away. */
const NO_PROVIDER = { url: 'http://127.0.0.1:1/payment/v72', apiKey: 'none', merchantAccount: 'none', hmacKey: '00'.repeat(32) }

/** A system of customer care that is away. */
const NO_SUPPORT_FORM = { url: 'http://127.0.0.1:1/', organisationId: '00D000000000001', fieldIds: {} }

const PRESS = 'EX30000001'
const VAT_NUMBER = 'DE123456788'

function inEverything(text: string): LocalizedString {
  return { sk: text, de: text, cs: text, pt: text, en: text }
}

/** A product whose name would break a mail that does not escape it. */
const press: ProductDraft = {
  ...aProduct({ sku: PRESS }),
  name: { ...inEverything('Press <20 t>'), de: 'Presse <20 t>' },
  slug: { ...aProduct({ sku: PRESS }).slug, pt: 'product-pt-30000001' },
  variants: aProduct({ sku: PRESS }).variants.map(variant => ({
    ...variant,
    prices: [
      { id: randomUUID(), value: moneyOf('EUR', 11_900) },
      { id: randomUUID(), value: moneyOf('CZK', 289_900) },
    ],
  })),
}

const stores: StoreDraft[] = MARKETS.map(market => {
  const store = aStore(market)
  const bankDetails = {
    accountOwner: 'Owner Ltd',
    institute: 'Test Bank',
    iban: `${market.country}000000000000000100`,
    bic: 'TESTXX00',
  }
  const switches = { ...store.custom.switches, vatValidation: true, taxRateChange: true }
  return { ...store, custom: { ...store.custom, bankDetails, switches } }
})

const PLACES = {
  AT: { postalCode: '1010', city: 'Wien', phone: '+43 1 0000100' },
  DE: { postalCode: '10115', city: 'Berlin', phone: '+49 30 00000100' },
  PT: { postalCode: '1000-001', city: 'Lisboa', phone: '+351 210 000 100' },
  CZ: { postalCode: '110 00', city: 'Praha', phone: '+420 200 000 100' },
  SK: { postalCode: '811 01', city: 'Bratislava', phone: '+421 900 000 000' },
} satisfies Partial<Record<CountryCode, { postalCode: string; city: string; phone: string }>>

/** An engine on a database of its own, with all stores and presses for 119 EUR or 2,899 CZK. */
export async function openTestShop(): Promise<{ context: EngineContext; databaseUrl: string }> {
  const databaseUrl = await cloneDatabaseUrl()
  const db = openDatabase({ databaseUrl, acquireTimeoutMs: 300_000, lockTimeoutMs: 300_000 })
  afterAll(() => db.destroy())
  const context = createContext(db)
  const stock = [{ id: randomUUID(), sku: PRESS, quantity: 100 }]
  await importCatalogue(
    context,
    { stores, categories: [], attributeDefinitions: [{ name: 'power', type: 'number', label: {} }], products: [press], stock },
    { name: 'test', contentHash: 'test' },
  )
  return { context, databaseUrl }
}

/** Stand-ins on free ports, stopped when the test file has run. */
export async function openTestStandins(): Promise<RunningStandins> {
  const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
  afterAll(() => standins.stop())
  return standins
}

/** A worker on free ports, stopped when the test file has run. */
export async function openTestWorker(
  settings: Pick<WorkerSettings, 'databaseUrl' | 'smtpUrl'> & Partial<WorkerSettings>,
): Promise<RunningWorker> {
  const worker = await startWorker({
    port: 0,
    bindHost: '127.0.0.1',
    mailFrom: 'orders@anvil.example',
    localPort: undefined,
    ordersPort: 3100,
    sellerChanges: [],
    cartReminderHours: 4,
    reviewInvitationDays: 10,
    payment: NO_PROVIDER,
    supportForm: NO_SUPPORT_FORM,
    copiedPicturesDirectory: join(tmpdir(), `pictures-${randomUUID()}`),
    privatePictureHosts: [],
    logLevel: 'silent',
    ...settings,
  })
  afterAll(() => worker.stop())
  return worker
}

export interface OrderDraft {
  readonly country: keyof typeof PLACES
  readonly language: Language
  readonly payment: 'bank-transfer' | 'cash-on-delivery'
  readonly email: string
  /** Default 1. */
  readonly quantity?: number
  /** A discount code to use. */
  readonly code?: string
  /** Who buys: a person, or a company whose VAT number was confirmed; default a company whose number was not checked. */
  readonly buyer?: 'person' | 'confirmed-company'
}

/** The cart of a guest, ready to be paid. */
async function readyCart(context: EngineContext, draft: Omit<OrderDraft, 'payment'>) {
  const storeKey = draft.country.toLowerCase()
  const { session: owner } = await openSession(context, { storeKey })
  const empty = await createCart(context, { owner, storeKey, language: draft.language })
  const requestOf = (cart: typeof empty) => ({ owner, storeKey, id: cart.id, version: cart.version })
  const plain = await addLineItem(context, requestOf(empty), { sku: PRESS, quantity: draft.quantity ?? 1 })
  const filled = draft.code ? await applyDiscountCode(context, requestOf(plain), { code: draft.code }) : plain
  const place = PLACES[draft.country]
  const address = {
    firstName: 'Jana',
    lastName: 'Nová',
    streetName: 'Hlavná',
    streetNumber: '12',
    country: draft.country,
    ...place,
  }
  const company = { company: 'Nová & Sons', custom: { vatNumber: VAT_NUMBER } }
  const addressed = await updateCart(context, requestOf(filled), [
    { action: 'setCustomerEmail', email: draft.email },
    { action: 'setBillingAddress', address: { ...address, ...(draft.buyer === 'person' ? {} : company) } },
    { action: 'setShippingAddress', address: { ...address, streetName: 'Dlhá' } },
  ])
  const check = { kind: 'answered', code: 200, raw: '<params/>' } as const
  const ready =
    draft.buyer === 'confirmed-company'
      ? await setVatValidation(context, requestOf(addressed), { vatNumber: VAT_NUMBER, check })
      : addressed
  return { ready, requestOf }
}

/** Places an order as a guest. */
export async function placeOrder(context: EngineContext, draft: OrderDraft): Promise<Order> {
  const { ready, requestOf } = await readyCart(context, draft)
  const { currencyCode, centAmount } = ready.totalPrice
  const paymentOf = (amount: number) => ({
    paymentMethodInfo: { paymentInterface: draft.payment, name: { en: 'Payment' } },
    amountPlanned: { currencyCode, centAmount: amount },
  })
  const paid =
    draft.payment === 'bank-transfer'
      ? await createBankPayment(context, requestOf(ready), paymentOf(centAmount))
      : await createCodPayment(context, requestOf(ready), paymentOf(centAmount + 495))
  return createOrderFromCart(context, requestOf(paid.cart))
}

/** The cart of a guest that was left five hours ago. */
export async function aLeftCart(context: EngineContext, draft: Omit<OrderDraft, 'payment'>) {
  const { ready } = await readyCart(context, draft)
  const lastModified = new Date(Date.now() - 5 * 3_600_000).toISOString()
  const idle = { last_modified_at: lastModified, last_modified_hour: lastModified }
  await context.db.updateTable('cart').set(idle).where('id', '=', ready.id).execute()
  return ready
}

/** Begins to pay the cart of a guest by a method of the payment provider. */
export async function openAttempt(
  context: EngineContext,
  draft: Omit<OrderDraft, 'payment'> & { readonly method: ProviderMethod },
) {
  const { ready, requestOf } = await readyCart(context, draft)
  const paid = await beginAttempt(context, requestOf(ready), aProviderDraft(ready, draft.method))
  return { ...paid, requestOf }
}

/** A mail as the stand-in shows it. */
export interface SentMail {
  readonly id: string
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly size: number }[]
}

/** The mails one person got so far. */
export async function mailsTo(standins: RunningStandins, email: string): Promise<SentMail[]> {
  const response = await fetch(`${standins.address}/__sandbox/mails?to=${encodeURIComponent(email)}`)
  return (await response.json()) as SentMail[]
}

/** The first mail one person gets, whenever that is. */
export async function mailTo(standins: RunningStandins, email: string): Promise<SentMail> {
  for (;;) {
    const [mail] = await mailsTo(standins, email)
    if (mail) return mail
    await wait(100)
  }
}

/** Makes the mail server take mails, refuse them or take them late. */
export async function setMailMode(standins: RunningStandins, mode: 'ok' | 'reject' | 'slow'): Promise<void> {
  const response = await fetch(`${standins.address}/__sandbox/mails/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  })
  if (!response.ok) throw new Error(`The stand-in answered ${response.status}`)
}

/** Waits until something is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(100)
}
