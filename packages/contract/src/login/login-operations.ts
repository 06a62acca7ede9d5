import { LOGIN_STRATEGIES } from '@shop/domain/login'
import { email, id, instant, line } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { passwordExample } from '../secret-examples.ts'
import { z } from '../zod.ts'

const provider = z.enum(LOGIN_STRATEGIES)
/** What the shop sealed for a browser. */
const sealed = z.string().regex(/^[A-Za-z0-9_-]{40,3500}$/)
const sealedExample = 'c2VhbGVkIGZvciB0aGUgYnJvd3NlciB0aGF0IGJlZ2FuIGl0IGFsb25lLCBieSB0aGUgc2hvcA'
const idExample = '01a20d43-5747-7d6e-b953-65e7b5db0261'

export const loginOperations = defineOperations('login', {
  /** The providers that this shop offers to sign in with, the order that of its buttons (AUTH-13). */
  getLoginProviders: {
    summary: 'Lists the providers that customers may sign in with.',
    params: z.strictObject({}),
    result: z.strictObject({ providers: z.array(provider) }),
    errors: [],
    rate: 'browsing',
    cacheTags: () => [],
    example: { params: {}, result: { providers: ['google', 'facebook'] } },
  },
  /** What was done when a provider asked to delete what came from it; null for a code that no request has. */
  getProviderDeletion: {
    summary: 'Tells what was done at the request of a provider to delete data, by the code of the request.',
    params: z.strictObject({ code: z.string().regex(/^[0-9A-F]{20}$/) }),
    result: z.strictObject({
      providerDeletion: z
        .strictObject({ provider, outcome: z.enum(['unlinked', 'nothing-stored']), requestedAt: instant })
        .nullable(),
    }),
    errors: [],
    rate: 'buying',
    example: {
      params: { code: '3F0C9A1B7D5E24680A1C' },
      result: {
        providerDeletion: { provider: 'facebook', outcome: 'unlinked', requestedAt: '2026-11-24T08:30:00.000Z' },
      },
    },
  },
  /**
   * Begins to sign in with a provider (AUTH-13), or to link its account to the customer who is signed in. `flow` belongs into a
   * cookie of the browser that is sent to the address.
   */
  beginProviderSignIn: {
    summary: 'Begins a sign-in with a provider: the address of its page, and what the browser keeps meanwhile.',
    params: z.strictObject({ provider, isLinking: z.boolean().optional() }),
    result: z.strictObject({ authorizationUrl: z.url(), flow: sealed }),
    errors: ['invalid_token', 'provider-unavailable', 'TooManyRequests'],
    rate: 'buying',
    admitsItself: true,
    example: {
      params: { provider: 'google' },
      result: { authorizationUrl: 'https://accounts.example/authorize?client_id=shop&state=x', flow: sealedExample },
    },
  },
  /**
   * Ends a sign-in with a provider by what it led back with (AUTH-14). Where the customer is not signed in by it yet, `identity`
   * tells who it was, sealed for half an hour: with an address that belongs to an account its password is needed once
   * (`linkProviderAccount`), without any the address has to be proven (`proveProviderEmail`).
   */
  finishProviderSignIn: {
    summary: 'Ends a sign-in with a provider by the code it led back with.',
    params: z.strictObject({ provider, flow: sealed, state: line(200), code: line(2048) }),
    result: z.strictObject({
      outcome: z.enum(['signed-in', 'linked', 'password-needed', 'email-needed']),
      identity: sealed.optional(),
      email: z.string().optional(),
    }),
    errors: [
      'invalid_token',
      'InvalidCredentials',
      'InvalidOperation',
      'RequiredField',
      'provider-unavailable',
      'TooManyRequests',
    ],
    rate: 'buying',
    admitsItself: true,
    example: {
      params: { provider: 'google', flow: sealedExample, state: 'x', code: '4/0AbCd' },
      result: { outcome: 'signed-in' },
    },
  },
  /** Links a provider's account to the customer with the same e-mail address, by their password, and signs them in. */
  linkProviderAccount: {
    summary: 'Signs in with a provider as the customer with the same e-mail address, by their password, once and for all.',
    params: z.strictObject({ identity: sealed, password: line(200) }),
    result: z.null(),
    errors: ['InvalidCredentials', 'RequiredField', 'ExpiredCustomerEmailToken', 'TooManyRequests'],
    rate: 'buying',
    example: { params: { identity: sealedExample, password: passwordExample }, result: null },
  },
  /** Mails the link that proves an address which a provider did not tell; answered alike for known and unknown ones (rule A4). */
  proveProviderEmail: {
    summary: 'Mails the link that makes an account of a provider’s user whose e-mail address it did not tell.',
    params: z.strictObject({ identity: sealed, email, locale: localeSchema }),
    result: z.null(),
    errors: ['ExpiredCustomerEmailToken', 'TooManyRequests'],
    rate: 'buying',
    example: { params: { identity: sealedExample, email: 'ada@example.org', locale: 'de-DE' }, result: null },
  },
  /** The ways into the account of the customer who is signed in, and their sessions (ACC-02). */
  getMySecurity: {
    summary: 'Returns the ways in which the signed-in customer signs in, and their sessions.',
    params: z.strictObject({}),
    result: z.strictObject({
      hasPassword: z.boolean(),
      providers: z.array(z.strictObject({ provider, linkedAt: instant })),
      passkeys: z.array(z.strictObject({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.optional() })),
      /** The one used last first; `device` is such as `Firefox · Windows`, and empty where that is not known. */
      sessions: z.array(
        z.strictObject({ id, device: z.string(), createdAt: instant, lastUsedAt: instant, isCurrent: z.boolean() }),
      ),
    }),
    errors: ['invalid_token'],
    rate: 'buying',
    example: {
      params: {},
      result: {
        hasPassword: true,
        providers: [{ provider: 'google', linkedAt: '2026-11-28T16:10:00.000Z' }],
        passkeys: [{ id: idExample, name: 'MacBook', createdAt: '2026-11-28T16:10:00.000Z' }],
        sessions: [
          {
            id: '01a20d43-5747-7d6e-b953-65e7b5db0262',
            device: 'Firefox · Windows',
            createdAt: '2026-11-28T16:10:00.000Z',
            lastUsedAt: '2026-11-28T18:10:00.000Z',
            isCurrent: true,
          },
        ],
      },
    },
  },
  /** Ends the link to a provider; the last way to sign in stays. */
  unlinkProvider: {
    summary: 'Ends the link of the signed-in customer to a provider.',
    params: z.strictObject({ provider }),
    result: z.null(),
    errors: ['invalid_token', 'InvalidOperation'],
    rate: 'buying',
    example: { params: { provider: 'facebook' }, result: null },
  },
  /** Ends another session of the customer who is signed in, or all others. */
  endOtherSessions: {
    summary: 'Signs the customer out in another browser, or in all others.',
    params: z.strictObject({ id: id.optional() }),
    result: z.null(),
    errors: ['invalid_token'],
    rate: 'buying',
    example: { params: {}, result: null },
  },
})
