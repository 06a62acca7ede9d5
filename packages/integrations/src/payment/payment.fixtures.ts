import { moneyOf } from '@shop/domain/money'
import { afterAll, beforeEach } from 'vitest'
import { openTestStandins } from '../testing/standins.fixtures.ts'
import {
  createPaymentProvider,
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentSettings,
  type ProviderPaymentDraft,
} from './index.ts'

export const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111 1111 1111 1111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}
export const CHALLENGED = { ...CARD, encryptedCardNumber: 'test_4035501428146300' }
export const ADDRESS = { street: 'Obchodná', houseNumberOrName: '12', postalCode: '81106', city: 'Bratislava', country: 'SK' }
export const LINE = {
  id: '1',
  sku: 'EX30010001',
  description: 'Fryer',
  quantity: 1,
  amountIncludingTax: 12995,
  amountExcludingTax: 10565,
}

/** A purchase with every field that the provider takes. */
export const WHOLE_PURCHASE = {
  billingAddress: ADDRESS,
  deliveryAddress: ADDRESS,
  lineItems: [{ ...LINE, taxAmount: 2430, taxPercentage: 2300 }],
  shopper: {
    reference: 'customer-1',
    email: 'jana@example.org',
    ip: '192.0.2.7',
    name: { firstName: 'Jana', lastName: 'Nová' },
    telephoneNumber: '+421900000000',
    dateOfBirth: '1990-01-01',
    company: { name: 'Gastro s. r. o.', registrationNumber: '12345678', taxId: 'SK2020202020' },
  },
} as const

/** A payment of 129.95 EUR by a card without authentication. */
export function aDraft(changes: Partial<ProviderPaymentDraft> = {}): ProviderPaymentDraft {
  return {
    amount: moneyOf('EUR', 12_995),
    reference: 'SK-100042',
    returnUrl: 'https://shop.example/checkout/return?cart=1',
    countryCode: 'SK',
    locale: 'sk-SK',
    paymentMethod: CARD,
    shopper: { reference: 'customer-1', email: 'jana@example.org', ip: '192.0.2.7' },
    ...changes,
  }
}

let keyCount = 0

/** An unused key. */
export function aKey(): string {
  return `key-${keyCount++}`
}

/** What the provider shows of itself. */
export interface SeenPayments {
  readonly payments: {
    readonly pspReference: string
    readonly method: string
    readonly standing: string
    readonly capturedValue: number
    readonly refundedValue: number
  }[]
  readonly notifications: {
    readonly items: {
      readonly eventCode: string
      readonly success: string
      readonly pspReference: string
      readonly reason: string
    }[]
    readonly deliveries: unknown[]
  }
  readonly requests: unknown[]
}

/** The provider's stand-in, which is reset before each test, and adapters to it. */
export async function openPaymentTest() {
  const standins = await openTestStandins()
  const settings: PaymentSettings = {
    url: `${standins.address}/payment/v72`,
    apiKey: 'anvil-local',
    merchantAccount: 'AnvilECOM',
    hmacKey: '0123456789ABCDEF'.repeat(4),
  }
  const opened: PaymentProvider[] = []
  beforeEach(() => standins.tell('reset'))
  afterAll(async () => {
    await Promise.all(opened.map(provider => provider.close()))
    await standins.stop()
  })

  function open(changes: Partial<PaymentSettings> = {}, totalTimeoutMs = 60_000): PaymentProvider {
    const provider = createPaymentProvider({ ...settings, ...changes }, { totalTimeoutMs })
    opened.push(provider)
    return provider
  }
  const look = () => standins.look<SeenPayments>('payment')

  return {
    standins,
    settings,
    open,
    look,
    pay: (changes: Partial<ProviderPaymentDraft> = {}, provider = open()) => provider.pay(aDraft(changes), aKey()),
    fault: (endpoint: string, kind: string, times?: number) =>
      standins.tell('payment/faults', { endpoint, kind, ...(times === undefined ? {} : { times }) }),
    /** Codes and successes of what was notified, the newest first. */
    events: async () => (await look()).notifications.items.map(({ eventCode, success }) => `${eventCode} ${success}`),
  }
}

/** Goes to a page as the shopper and decides; the URL they are led to, or the page they are shown. */
export async function decide(url: unknown, form: Record<string, string>): Promise<string> {
  const answer = await fetch(String(url), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return answer.headers.get('location') ?? (await answer.text())
}

/** The number of a payment that has to be authorised. */
export async function referenceOf(paying: Promise<PaymentOutcome>): Promise<string> {
  const outcome = await paying
  if (outcome.kind !== 'authorised') throw new Error(`Not authorised: ${JSON.stringify(outcome)}`)
  return outcome.pspReference
}
