import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { moneyOf } from '@shop/domain/money'
import { createLoginProviders } from '@shop/integrations/login'
import { createSmtpMailer } from '@shop/integrations/mail'
import { createMapsAddressValidator } from '@shop/integrations/maps'
import { createPaymentProvider } from '@shop/integrations/payment'
import { createRecommender } from '@shop/integrations/recommendation'
import { createSupportForm } from '@shop/integrations/support-case'
import { createTracker } from '@shop/integrations/tracking'
import { createVatValidator, VAT_SERVICES } from '@shop/integrations/vat'
import { start as startStandins } from '@shop/standins'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readSettings as readMiddleware } from '../../apps/middleware/config.ts'
import { externalLinksOf } from '../../apps/storefront/app/href/external-links.ts'
import { readSettings as readStorefront } from '../../apps/storefront/config.ts'
import { readSettings as readWorker } from '../../apps/worker/config.ts'
import { requireUsableSettings } from '../run/require-usable-settings.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
/** What the shop knows of the stand-ins: their ports. Everything else is what settings make of it. */
const env = {
  DATABASE_URL: 'postgres://shop@localhost/anvil',
  STANDINS_PORT: new URL(standins.address).port,
  STANDINS_SMTP_PORT: new URL(standins.smtpUrl).port,
  RETURNS_PORTAL_URL: `${standins.address}/returns`,
}
const middleware = readMiddleware(env)
const { payment, tracking } = middleware
if (!payment || !tracking) throw new Error('A service has no stand-in')
const storefront = readStorefront(env)
const patience = { totalTimeoutMs: 60_000 }
const opened: { close(): unknown }[] = []

function using<Adapter extends { close(): unknown }>(adapter: Adapter): Adapter {
  opened.push(adapter)
  return adapter
}

beforeEach(async () => {
  await fetch(`${standins.address}/__sandbox/reset`, { method: 'POST' })
})
afterAll(async () => {
  await Promise.all(opened.map(adapter => adapter.close()))
  await standins.stop()
})

async function look(path: string): Promise<unknown> {
  return (await fetch(`${standins.address}/__sandbox/${path}`)).json()
}

/** Opens an address as a browser does, which finds names below `localhost` on its own machine. */
async function follow(link: string): Promise<{ readonly type: string; readonly body: string }> {
  const url = new URL(link)
  const { promise, resolve, reject } = Promise.withResolvers<{ type: string; body: string }>()
  const hostname = url.hostname.endsWith('.localhost') ? '127.0.0.1' : url.hostname
  const asking = request({ hostname, port: url.port, path: url.pathname + url.search, headers: { host: url.host } })
  asking.on('response', answer => {
    text(answer).then(body => resolve({ type: `${answer.statusCode} ${answer.headers['content-type']}`, body }), reject)
  })
  asking.on('error', reject).end()
  return promise
}

const HTML = '200 text/html; charset=utf-8'
const SCRIPT = '200 text/javascript; charset=utf-8'
const links = externalLinksOf(storefront, 'de')
const { login } = middleware
const customer = { cookie: 'browser-1' }

const SERVICES: Readonly<Record<string, () => Promise<void>>> = {
  'sign-in with Facebook': async () => {
    const { facebook } = createLoginProviders(login, patience)
    if (!facebook) throw new Error('Facebook is missing')
    expect(await using(facebook).verify('facebook-verified')).toMatchObject({ kind: 'verified' })
  },
  'sign-in with Google': async () => {
    const { google } = createLoginProviders(login, patience)
    if (!google) throw new Error('Google is missing')
    expect(await using(google).verify('google-verified')).toMatchObject({ kind: 'verified' })
  },
  'mail server': async () => {
    const mailer = using(createSmtpMailer({ smtpUrl: readWorker(env).smtpUrl }))
    const mail = { to: 'jana@example.org', replyTo: 'service@anvil.example', subject: 'Hello', text: 'Hello', html: '<p>Hello' }
    await mailer.send({ ...mail, from: { name: 'Anvil', address: 'orders@anvil.example' }, messageId: '1@anvil.example' })
    expect(await look('mails')).toMatchObject([{ subject: 'Hello' }])
  },
  maps: async () => {
    const question = { regionCode: 'SK', addressLines: ['Bratislava', 'Obchodná 12', '811 06'] }
    const validation = await using(createMapsAddressValidator(middleware, patience)).validate(question)
    expect(validation).toMatchObject({ verdict: { addressComplete: true } })
  },
  'payment provider': async () => {
    const provider = using(createPaymentProvider(payment, patience))
    const order = { amount: moneyOf('EUR', 12_995), reference: 'NS1', countryCode: 'SK', locale: 'sk-SK' }
    const session = await provider.openSession({ ...order, returnUrl: 'https://shop.example/' }, 'a-key')
    expect(session).toMatchObject({ kind: 'opened' })
    expect((await follow(session.kind === 'opened' ? session.pageUrl : '')).body).toContain('129.95 EUR')
  },
  recommendations: async () => {
    const { recommendation } = readMiddleware({ ...env, RECOMMENDATION_URL: standins.address })
    if (!recommendation) throw new Error('The shop recommends by itself')
    const recommender = using(createRecommender(recommendation, patience))
    expect(await recommender.recommend({ customer, engineId: '5a7c4dfefb6009323d4c7311', size: 4 })).toHaveLength(4)
  },
  tracking: async () => {
    const tracker = using(createTracker(tracking, patience))
    const event = { id: 'event-1', type: 'view_item', at: '2026-11-21T10:00:00Z', properties: {} } as const
    expect(await tracker.send([{ kind: 'event', customer, event }])).toEqual({ kind: 'answered', refused: [] })
    expect(await look('engagement')).toMatchObject({ profiles: [{ events: [{ type: 'view_item' }] }] })
  },
  'support form': async () => {
    const typed = { contactName: 'Jana', customerEmail: 'jana@example.org', subject: 'Hello', description: 'Hello' }
    const content = { ...typed, reason: 'order', subreason: 'order-question', orderNumber: 'NS1' } as const
    const form = using(createSupportForm(readWorker(env).supportForm, patience))
    const shop = { country: 'SK', locale: 'sk-SK', returnUrl: 'https://shop.example/' } as const
    const posted = form.post({ ...shop, content, caseNumber: 'SC100001' })
    expect(await posted).toBe('taken')
    expect(await look('support-form')).toMatchObject({ cases: [{ fields: { name: 'Jana', '00N000000000A05': 'NS1' } }] })
  },
  ...Object.fromEntries(
    VAT_SERVICES.map(service => [
      `VAT numbers by ${service}`,
      async () => {
        const settings = readMiddleware({ ...env, VAT_SERVICE: service })
        const validator = using(createVatValidator(settings, patience))
        const check = await validator.check({ prefix: 'AT', number: 'U39099603' })
        expect(check).toMatchObject({ kind: 'answered', code: 200 })
      },
    ]),
  ),
  'about us': async () =>
    expect(await follow(links.aboutUs ?? '')).toMatchObject({ type: HTML, body: expect.stringContaining('Über uns') }),
  career: async () =>
    expect(await follow(links.career ?? '')).toMatchObject({ type: HTML, body: expect.stringContaining('Karriere') }),
  'return portal': async () =>
    expect(await follow(links.returnsPortal ?? '')).toMatchObject({
      type: HTML,
      body: expect.stringContaining('Retourenportal'),
    }),
  'trust badge': async () => {
    expect((await follow(storefront.trustWidgetScript ?? '')).type).toBe(SCRIPT)
    expect(await look('trust-widgets')).toMatchObject({ requests: [{ endpoint: 'trusted-shops' }] })
  },
  'Google reviews': async () => {
    const given = { ...env, GOOGLE_REVIEWS_SCRIPT: `${standins.address}/trust-widgets/google-reviews.js` }
    expect((await follow(readStorefront(given).googleReviewsScript ?? '')).type).toBe(SCRIPT)
  },
  Trustpilot: async () => {
    const given = { ...env, TRUST_WIDGET_SCRIPT: `${standins.address}/trust-widgets/trustpilot.js` }
    expect((await follow(readStorefront(given).trustWidgetScript ?? '')).type).toBe(SCRIPT)
  },
  'card fields': async () => {
    const { fields, origins } = readStorefront(env).payment
    expect((await follow(fields?.scriptUrl ?? '')).type).toBe(SCRIPT)
    expect((await follow(fields?.styleUrl ?? '')).type).toContain('text/css')
    expect(origins).toEqual([standins.address])
  },
  'Google Pay': async () => {
    const { googlePay, googlePayOrigins } = readStorefront(env)
    expect((await follow(googlePay?.scriptUrl ?? '')).type).toBe(SCRIPT)
    expect(googlePayOrigins).toEqual([new URL(googlePay?.scriptUrl ?? '').origin])
  },
  'parcel-tracking script': async () => {
    const { parcelTrackingScript = '' } = readStorefront({
      ...env,
      PARCEL_TRACKING_SCRIPT: `${standins.address}/parcel-tracking/widget.js`,
    })
    expect((await follow(parcelTrackingScript)).type).toBe(SCRIPT)
  },
}

test.each(Object.keys(SERVICES))('API-52 %s: what the settings make reaches its stand-in, which answers well', async name => {
  await SERVICES[name]?.()
})

test.each([
  ['storefront', readStorefront, 'CORPORATE_SITE_URL', 'corporate.example'],
  ['storefront', readStorefront, 'RETURNS_PORTAL_URL', 'ftp://returns.example'],
  ['storefront', readStorefront, 'CORPORATE_SITE_URL', 'https://corporate.example/?q=1'],
  ['storefront', readStorefront, 'TRUST_WIDGET_SCRIPT', 'javascript:1'],
  ['storefront', readStorefront, 'GOOGLE_PAY_SCRIPT', 'javascript:1'],
  ['storefront', readStorefront, 'GOOGLE_PAY_ENVIRONMENT', 'LIVE'],
  ['storefront', readStorefront, 'DEPLOYMENT', 'live'],
  ['worker', readWorker, 'SMTP_URL', 'mail.example'],
  ['worker', readWorker, 'SUPPORT_FORM_URL', 'x'],
  ['worker', readWorker, 'SUPPORT_FORM_ORGANISATION', '00D1'],
  ['worker', readWorker, 'SUPPORT_FORM_RECORD_TYPE', 'x'],
  ['worker', readWorker, 'SUPPORT_FORM_DEBUG_EMAIL', 'x'],
  ['worker', readWorker, 'SUPPORT_FORM_FIELDS', 'vatId=7'],
] as const)('API-52 the %s does not start with a wrong %3$s', (_app, read, name, value) => {
  expect(() => read({ ...env, [name]: value })).toThrow(new RegExp(`\\b${name}\\b[^\\n]*$`))
})

test('API-52 a wrong setting of any app ends the start of the shop before anything runs', () => {
  expect(() => requireUsableSettings({})).not.toThrow()
  for (const name of ['PAYMENT_URL', 'SMTP_URL', 'RETURNS_PORTAL_URL', 'LIVE_PORT'])
    expect(() => requireUsableSettings({ [name]: 'nonsense' })).toThrow(name)
})

test('API-52 in production the storefront and the worker do without stand-ins, and the stand-ins do not start', async () => {
  const production = { ...env, DEPLOYMENT: 'production' }
  expect(() => readStorefront(production)).toThrow('CORPORATE_SITE_URL is missing')
  expect(() => readWorker(production)).toThrow('SMTP_URL is missing')
  for (const name of ['SUPPORT_FORM_URL', 'SUPPORT_FORM_ORGANISATION', 'SUPPORT_FORM_FIELDS', 'PAYMENT_URL'])
    expect(() => readWorker(production)).toThrow(`${name} is missing`)
  const { readSettings } = await import('../../apps/standins/config.ts')
  expect(() => readSettings(production)).toThrow('DEPLOYMENT=production')
})

test('PAY-08, PAY-19 in production Google Pay is Google’s, for a shop that Google knows, and only then', () => {
  const production = {
    ...{ DEPLOYMENT: 'production', CORPORATE_SITE_URL: 'https://corporate.example' },
  }
  expect(readStorefront(production)).toMatchObject({ googlePayOrigins: [] })
  expect(readStorefront(production)).not.toHaveProperty('googlePay')
  const known = { ...production, GOOGLE_PAY_MERCHANT_ID: 'BCR2DN' }
  expect(() => readStorefront(known)).toThrow('PAYMENT_MERCHANT_ACCOUNT')
  const { googlePay, googlePayOrigins } = readStorefront({ ...known, PAYMENT_MERCHANT_ACCOUNT: 'AnvilLive' })
  expect(googlePay).toMatchObject({ environment: 'PRODUCTION', merchantId: 'BCR2DN', gatewayMerchantId: 'AnvilLive' })
  expect(googlePayOrigins[0]).toBe(new URL(googlePay?.scriptUrl ?? '').origin)
  expect(googlePayOrigins.length).toBeGreaterThan(1)
})

test('ROUTE-29 SHELL-27 links to sites of others are made of their addresses, whatever slashes these end with', () => {
  const given = readStorefront({
    CORPORATE_SITE_URL: 'https://corporate.example/de/',
    RETURNS_PORTAL_URL: 'https://returns.example',
  })
  const { career, aboutUs, returnsPortal } = externalLinksOf(given, 'fr')
  expect([aboutUs, career, returnsPortal]).toEqual([
    'https://corporate.example/de/fr/about-us',
    'https://corporate.example/de/fr/career',
    'https://returns.example/fr/',
  ])
})
