import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './config.ts'

const standins = 'http://127.0.0.1:4010'
const databaseUrl = 'postgres://shop:secret@localhost/anvil'

test('API-50 with nothing but a database the middleware listens on port 8181 of this machine', () => {
  expect(readSettings({ DATABASE_URL: databaseUrl })).toEqual({
    databaseUrl,
    poolSize: 10,
    databaseWaitMs: 2000,
    port: 8181,
    bindHost: '127.0.0.1',
    trustedProxies: ['loopback'],
    ordersSite: { localPort: 3100 },
    unlimitedNetworks: new Set(),
    localShopPort: 3000,
    drainMs: 0,
    logLevel: 'info',
    slowQueryMs: 200,
    vatService: 'evatr-xml',
    vatServiceUrl: `${standins}/evatrRPC`,
    viesUrl: `${standins}/taxation_customs/vies/rest-api`,
    shopVatId: 'DE123456788',
    mapsUrl: standins,
    placesUrl: standins,
    mapsApiKey: 'local',
    login: {
      facebook: {
        appId: '100200300400500',
        appSecret: 'anvil-local-app-secret',
        graphUrl: 'http://127.0.0.1:4010/facebook/v25.0',
        dialogUrl: 'http://127.0.0.1:4010/facebook/v25.0/dialog/oauth',
      },
      google: {
        clientId: 'anvil-local.apps.googleusercontent.example',
        clientSecret: 'anvil-local-client-secret',
        issuerUrl: 'http://127.0.0.1:4010/google',
        tokenUrl: 'http://127.0.0.1:4010/google',
        profileUrl: 'http://127.0.0.1:4010/google/v1',
      },
    },
    payment: {
      url: `${standins}/payment/v72`,
      apiKey: 'anvil-local',
      merchantAccount: 'AnvilECOM',
      hmacKey: '0123456789ABCDEF'.repeat(4),
    },
    recommendation: undefined,
    tracking: { url: standins, project: 'anvil-local', token: 'anvil-local' },
    cacheAdmin: undefined,
  })
})

test('every setting can be given', () => {
  const env = {
    DEPLOYMENT: 'production',
    DATABASE_URL: 'postgresql://db/anvil',
    DATABASE_POOL_SIZE: '4',
    DATABASE_WAIT_SECONDS: '5',
    MIDDLEWARE_PORT: '0',
    MIDDLEWARE_HOST: '0.0.0.0',
    MIDDLEWARE_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1, fd00::/8',
    UNLIMITED_NETWORKS: '198.51.100.4, 2001:db8:0:1::7',
    ORDERS_PORT: '3101',
    ORDERS_TOKEN_SECRET: 'a secret of more than 32 characters',
    LOG_LEVEL: 'debug',
    DRAIN_SECONDS: '8',
    SLOW_QUERY_MS: '50',
    VAT_SERVICE: 'evatr-rest',
    VAT_SERVICE_URL: 'https://vat.example/app/v1',
    VIES_URL: 'https://vies.example/rest-api',
    SHOP_VAT_ID: 'DE770067399',
    MAPS_URL: 'https://maps.example',
    PLACES_URL: 'https://places.example',
    MAPS_API_KEY: 'a-key',
    FACEBOOK_APP_ID: '4711',
    FACEBOOK_APP_SECRET: 'app-secret',
    GOOGLE_CLIENT_ID: 'shop.apps.example',
    GOOGLE_CLIENT_SECRET: 'client-secret',
    PAYMENT_URL: 'https://payment.example/v72',
    PAYMENT_API_KEY: 'a-key',
    PAYMENT_MERCHANT_ACCOUNT: 'ShopECOM',
    PAYMENT_HMAC_KEY: 'ab'.repeat(32),
    RECOMMENDATION_URL: 'https://engagement.example',
    RECOMMENDATION_PROJECT: 'project-1',
    RECOMMENDATION_TOKEN: 'token-1',
    TRACKING_URL: 'https://engagement.example',
    TRACKING_PROJECT: 'project-1',
    TRACKING_TOKEN: 'token-2',
    CACHE_ADMIN_USER: 'keeper',
    CACHE_ADMIN_PASSWORD: 'a long password: 7',
  }
  expect(readSettings(env)).toEqual({
    databaseUrl: 'postgresql://db/anvil',
    poolSize: 4,
    databaseWaitMs: 5000,
    port: 0,
    bindHost: '0.0.0.0',
    trustedProxies: ['loopback', '10.0.0.0/8', '::1', 'fd00::/8'],
    unlimitedNetworks: new Set(['198.51.100.4', '2001:db8:0:1::/64']),
    ordersSite: { localPort: 3101, tokenSecret: 'a secret of more than 32 characters' },
    logLevel: 'debug',
    drainMs: 8000,
    slowQueryMs: 50,
    vatService: 'evatr-rest',
    vatServiceUrl: 'https://vat.example/app/v1',
    viesUrl: 'https://vies.example/rest-api',
    shopVatId: 'DE770067399',
    mapsUrl: 'https://maps.example',
    placesUrl: 'https://places.example',
    mapsApiKey: 'a-key',
    login: {
      facebook: {
        appId: '4711',
        appSecret: 'app-secret',
        graphUrl: 'https://graph.facebook.com/v25.0',
        dialogUrl: 'https://www.facebook.com/v25.0/dialog/oauth',
      },
      google: {
        clientId: 'shop.apps.example',
        clientSecret: 'client-secret',
        issuerUrl: 'https://accounts.google.com',
        tokenUrl: 'https://oauth2.googleapis.com',
        profileUrl: 'https://openidconnect.googleapis.com/v1',
      },
    },
    payment: {
      url: 'https://payment.example/v72',
      apiKey: 'a-key',
      merchantAccount: 'ShopECOM',
      hmacKey: 'ab'.repeat(32),
    },
    recommendation: { url: 'https://engagement.example', project: 'project-1', token: 'token-1' },
    tracking: { url: 'https://engagement.example', project: 'project-1', token: 'token-2' },
    cacheAdmin: { user: 'keeper', password: 'a long password: 7' },
  })
})

test.each([
  [{}, 'DATABASE_URL is missing'],
  [{ DATABASE_URL: 'localhost/anvil' }, 'DATABASE_URL is not a postgres:// address'],
  [{ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE=1 is not a number from 2 to 200'],
  [{ DATABASE_URL: databaseUrl, DATABASE_WAIT_SECONDS: '0' }, 'DATABASE_WAIT_SECONDS=0 is not a number from 1 to 60'],
  [{ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '0x10' }, 'DATABASE_POOL_SIZE=0x10 is not a number'],
  [{ DATABASE_URL: databaseUrl, MIDDLEWARE_PORT: '70000' }, 'MIDDLEWARE_PORT=70000 is not a number from 0 to 65535'],
  [{ DATABASE_URL: databaseUrl, MIDDLEWARE_TRUSTED_PROXIES: 'true' }, 'MIDDLEWARE_TRUSTED_PROXIES has true'],
  [{ DATABASE_URL: databaseUrl, UNLIMITED_NETWORKS: '192.0.2.1,loopback' }, 'UNLIMITED_NETWORKS has loopback'],
  [{ DATABASE_URL: databaseUrl, MIDDLEWARE_TRUSTED_PROXIES: '1' }, 'MIDDLEWARE_TRUSTED_PROXIES has 1'],
  [{ DATABASE_URL: databaseUrl, ORDERS_PORT: '0' }, 'ORDERS_PORT=0 is not a number from 1 to 65535'],
  [{ DATABASE_URL: databaseUrl, ORDERS_TOKEN_SECRET: 'short' }, 'ORDERS_TOKEN_SECRET is shorter than 32 characters'],
  [{ DATABASE_URL: databaseUrl, VAT_SERVICE: 'soap' }, 'VAT_SERVICE=soap is not one of evatr-xml, evatr-rest, vies-rest'],
  [{ DATABASE_URL: databaseUrl, VAT_SERVICE_URL: 'vat.example' }, 'VAT_SERVICE_URL is not an address'],
  [{ DATABASE_URL: databaseUrl, VIES_URL: 'ftp://vies.example' }, 'VIES_URL is not an address'],
  [{ DATABASE_URL: databaseUrl, MAPS_URL: 'x' }, 'MAPS_URL is not an address'],
  [{ DATABASE_URL: databaseUrl, PLACES_URL: 'x' }, 'PLACES_URL is not an address'],
  [{ DATABASE_URL: databaseUrl, SHOP_VAT_ID: '123456788' }, 'SHOP_VAT_ID=123456788 is not a VAT number'],
  [{ DATABASE_URL: databaseUrl, DEPLOYMENT: 'live' }, 'DEPLOYMENT=live is neither local nor production'],
  [{ DATABASE_URL: databaseUrl, PAYMENT_URL: 'x' }, 'PAYMENT_URL is not an address'],
  [{ DATABASE_URL: databaseUrl, PAYMENT_HMAC_KEY: 'x' }, 'PAYMENT_HMAC_KEY is not a key of 64 hexadecimal digits'],
  [{ DATABASE_URL: databaseUrl, TRACKING_URL: 'x' }, 'TRACKING_URL is not an address'],
  [{ DATABASE_URL: databaseUrl, TRACKING_TOKEN: 'a b' }, 'TRACKING_TOKEN has characters no key has'],
  [{ DATABASE_URL: databaseUrl, RECOMMENDATION_URL: 'x' }, 'RECOMMENDATION_URL is not an address'],
  [{ DATABASE_URL: databaseUrl, LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is not one of fatal, error'],
  [{ DATABASE_URL: databaseUrl, FACEBOOK_APP_ID: '4711' }, 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET are only of use together'],
  [{ DATABASE_URL: databaseUrl, GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are only of use together'],
  [{ DATABASE_URL: databaseUrl, GOOGLE_TOKEN_URL: 'ftp://x' }, 'GOOGLE_TOKEN_URL is not an address'],
  [{ DATABASE_URL: databaseUrl, CACHE_ADMIN_USER: 'keeper' }, 'CACHE_ADMIN_USER and CACHE_ADMIN_PASSWORD are only of use'],
  [{ DATABASE_URL: databaseUrl, CACHE_ADMIN_USER: 'a:b', CACHE_ADMIN_PASSWORD: 'x' }, 'CACHE_ADMIN_USER must not have a colon'],
  [{ DATABASE_URL: databaseUrl, CACHE_ADMIN_USER: 'a', CACHE_ADMIN_PASSWORD: 'x' }, 'CACHE_ADMIN_PASSWORD needs at least 16'],
])('%o is refused by name', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('all problems are named at once, without the password of the database', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://shop:secret@db', MIDDLEWARE_PORT: 'x', LOG_LEVEL: 'y' })
  for (const setting of ['DATABASE_URL', 'MIDDLEWARE_PORT', 'LOG_LEVEL']) expect(read).toThrow(setting)
  expect(read).not.toThrow(/secret/)
})

test('API-52, PAY-08 in production no stand-in takes the place of a service: each that is missing is named', () => {
  const read = () => readSettings({ DATABASE_URL: databaseUrl, DEPLOYMENT: 'production' })
  for (const name of OUTSIDE) expect(read, name).toThrow(`- ${name} is missing: with DEPLOYMENT=production`)
})

/** A service that a shop can do without: its URL, and what has to be given with it. */
const OPTIONAL: [string, string[]][] = [
  ['RECOMMENDATION_URL', ['RECOMMENDATION_PROJECT', 'RECOMMENDATION_TOKEN']],
  ['TRACKING_URL', ['TRACKING_PROJECT', 'TRACKING_TOKEN']],
]

test.each(OPTIONAL)('API-52 in production %s is not demanded, and complete once it is given', (url, rest) => {
  const given = Object.fromEntries(OUTSIDE.map(name => [name, givenFor(name)]))
  const env = { ...given, DATABASE_URL: databaseUrl, DEPLOYMENT: 'production' }
  expect(readSettings(env)).toMatchObject({
    login: { facebook: undefined, google: undefined },
    recommendation: undefined,
    tracking: undefined,
  })
  for (const name of rest)
    expect(() => readSettings({ ...env, [url]: 'https://service.example' }), name).toThrow(`- ${name} is missing`)
})

test('REC-06 the ids of another service come from a file, and one that cannot be used is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recommendation-keys-'))
  const read = (content: string) => {
    const file = join(folder, 'keys.json')
    writeFileSync(file, content)
    const env = { DATABASE_URL: databaseUrl, RECOMMENDATION_URL: 'https://engagement.example', RECOMMENDATION_KEYS: file }
    return readSettings(env).recommendation?.keys
  }
  const own = { 'de-DE': { key: 'a'.repeat(24), similarProductsId: '0123456789abcdef01234567' } }
  expect(read(JSON.stringify(own))).toEqual(own)
  for (const wrong of [
    '',
    '[]',
    '{"de-FR":{}}',
    '{"de-DE":{"similarProductsId":"7"}}',
    '{"de-DE":{"otherId":"0123456789abcdef01234567"}}',
  ])
    expect(() => read(wrong), wrong).toThrow('RECOMMENDATION_KEYS cannot be used')
  rmSync(folder, { recursive: true })
})

function givenFor(name: string): string {
  if (name === 'PAYMENT_HMAC_KEY') return 'AB'.repeat(32)
  return name.endsWith('_URL') ? 'https://service.example' : '4711'
}

/** Settings that have a stand-in on the machine of a developer. */
const OUTSIDE = [
  'MAPS_URL',
  'MAPS_API_KEY',
  'PAYMENT_URL',
  'PAYMENT_API_KEY',
  'PAYMENT_MERCHANT_ACCOUNT',
  'PAYMENT_HMAC_KEY',
  'PLACES_URL',
  'VAT_SERVICE_URL',
  'VIES_URL',
]
