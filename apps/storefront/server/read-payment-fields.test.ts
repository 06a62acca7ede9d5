import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'

const PRODUCTION = {
  DEPLOYMENT: 'production',
  CORPORATE_SITE_URL: 'https://corporate.example',
}
const PROVIDER = {
  PAYMENT_CLIENT_KEY: 'live_ABCDEF',
  PAYMENT_FIELDS_SCRIPT: 'https://checkout.example/sdk/adyen.js',
  PAYMENT_FIELDS_STYLE: 'https://styles.example/sdk/adyen.css',
}

test('without a client key cards are entered on the page of the provider, and nothing of it may be loaded', () => {
  expect(readSettings(PRODUCTION).payment).toEqual({ origins: [] })
  expect(readSettings({ PAYMENT_CLIENT_KEY: 'none' }).payment.fields).toBeUndefined()
})

test('a client key brings the fields, from the addresses of the settings alone', () => {
  const { fields, origins } = readSettings({
    ...PRODUCTION,
    ...PROVIDER,
    PAYMENT_FIELDS_INTEGRITY: 'sha384-abc+/1==',
    PAYMENT_FIELDS_HOSTS: 'images.example, *.provider.example',
  }).payment
  expect(fields).toEqual({
    clientKey: 'live_ABCDEF',
    environment: 'live',
    scriptUrl: PROVIDER.PAYMENT_FIELDS_SCRIPT,
    styleUrl: PROVIDER.PAYMENT_FIELDS_STYLE,
    integrity: 'sha384-abc+/1==',
  })
  expect(origins).toEqual([
    'https://checkout.example',
    'https://styles.example',
    'https://images.example',
    'https://*.provider.example',
  ])
})

test('a local shop has the fields of the stand-in', () => {
  const { fields, origins } = readSettings({ STANDINS_PORT: '4711' }).payment
  expect(fields).toMatchObject({ environment: 'test', scriptUrl: 'http://127.0.0.1:4711/payment/sdk/adyen.js' })
  expect(origins).toEqual(['http://127.0.0.1:4711'])
})

test.each([
  ['PAYMENT_CLIENT_KEY', 'secret'],
  ['PAYMENT_FIELDS_SCRIPT', ''],
  ['PAYMENT_FIELDS_STYLE', 'javascript:alert(1)'],
  ['PAYMENT_ENVIRONMENT', 'moon'],
  ['PAYMENT_FIELDS_INTEGRITY', 'md5-abc'],
  ['PAYMENT_FIELDS_HOSTS', '*'],
  ['PAYMENT_FIELDS_HOSTS', "images.example; script-src 'unsafe-inline'"],
])('%s=%s stops the start', (name, value) => {
  expect(() => readSettings({ ...PRODUCTION, ...PROVIDER, [name]: value })).toThrow(name)
})
