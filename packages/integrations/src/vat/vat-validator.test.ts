import { createServer } from 'node:net'
import { marketOf } from '@shop/domain/market'
import { cleanVatNumber, type VatNumber, type VatValidator } from '@shop/domain/vat'
import { start as startStandins } from '@shop/standins'
import { afterAll, afterEach, expect, test } from 'vitest'
import { readEvatrReply } from './evatr.ts'
import { createVatValidator, VAT_SERVICES, type VatService } from './index.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
const viesUrl = `${standins.address}/taxation_customs/vies/rest-api`
const URLS: Readonly<Record<VatService, string>> = {
  'evatr-xml': `${standins.address}/evatrRPC`,
  'evatr-rest': `${standins.address}/app/v1`,
  'vies-rest': viesUrl,
}
const opened: VatValidator[] = []

/** Patient enough for a busy machine, except where a test waits for the end of the patience. */
function open(vatService: VatService, changes: { vatServiceUrl?: string; totalTimeoutMs?: number } = {}): VatValidator {
  const { vatServiceUrl = URLS[vatService], totalTimeoutMs = 60_000 } = changes
  const validator = createVatValidator({ vatService, vatServiceUrl, viesUrl, shopVatId: 'DE123456788' }, { totalTimeoutMs })
  opened.push(validator)
  return validator
}

afterAll(async () => {
  await Promise.all(opened.map(validator => validator.close()))
  await standins.stop()
})
afterEach(() => setMode('ok'))

async function setMode(mode: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${standins.address}/__sandbox/vat/mode`, { method: 'POST', headers, body: JSON.stringify({ mode }) })
}

async function questions(): Promise<{ service: string; own: string; asked: string }[]> {
  return ((await (await fetch(`${standins.address}/__sandbox/vat`)).json()) as { questions: never[] }).questions
}

function number(text: string): VatNumber {
  return cleanVatNumber(marketOf(text.slice(0, 2).replace('EL', 'GR') as 'AT'), text) as VatNumber
}

test.each(VAT_SERVICES)('VAT-24 %s is asked with two numbers, the own one and the other', async service => {
  const check = await open(service).check(number('EL094259216'))
  expect(check).toMatchObject({ kind: 'answered', code: 200 })
  expect((await questions())[0]).toMatchObject({ service, own: 'DE123456788', asked: 'EL094259216' })
})

test.each([
  ['ATU39099603', 200, 200, 200],
  ['ATU08246281', 202, 202, 202],
  ['ATU21547280', 204, 204, 202],
  ['CZ66121108', 205, 999, 205],
  ['CZ68446047', 208, 999, 205],
  ['FI52982624', 216, 216, 200],
  ['FI48118753', 218, 218, 200],
  ['HU37302904', 219, 218, 200],
  ['HU43229420', 223, 200, 200],
  ['IT69434310012', 999, 999, 205],
] as const)(
  'VAT-08 VAT-09 VAT-10 %s has code %i in XML, %i in the newer service, %i at the Commission',
  async (text, ...codes) => {
    const checks = await Promise.all(VAT_SERVICES.map(service => open(service).check(number(text))))
    expect(checks.map(check => check.kind === 'answered' && check.code)).toEqual(codes)
  },
)

test('VAT-25 a service that keeps its requests says under which id', async () => {
  const sources = await Promise.all(
    VAT_SERVICES.map(async service => {
      const check = await open(service).check(number('ATU39099603'))
      return check.kind === 'answered' ? check.source : undefined
    }),
  )
  expect(sources).toMatchObject([
    { service: 'evatr-xml' },
    { service: 'evatr-rest', requestId: expect.stringMatching(/./) },
    { service: 'vies-rest', requestId: expect.stringMatching(/^WAPI/) },
  ])
})

test('VAT-10 numbers from outside the Union are refused by the tax office', async () => {
  for (const text of ['GB996786567', 'NO712235411', 'CHE776463614'])
    for (const service of ['evatr-xml', 'evatr-rest'] as const)
      expect(await open(service).check(number(text))).toMatchObject({ kind: 'answered', code: 212 })
})

test('a number of the own country is asked about at the Commission, since the tax office answers about others only', async () => {
  expect(await open('evatr-xml').check(number('DE770067399'))).toMatchObject({ kind: 'answered', code: 200 })
  expect((await questions())[0]).toMatchObject({ service: 'vies-rest', asked: 'DE770067399' })
})

test('VAT-25 the answer is handed on as it came', async () => {
  const check = await open('evatr-xml').check(number('ATU39099603'))
  expect(check.kind === 'answered' && check.raw).toContain('<string>ErrorCode</string>')
})

test.each(VAT_SERVICES)('VAT-11 %s that answers too late is a timeout', async service => {
  expect(await open(service, { totalTimeoutMs: 300 }).check(number('PL0533951040'))).toEqual({ kind: 'silent', cause: 'timeout' })
  await setMode('slow')
  expect(await open(service, { totalTimeoutMs: 300 }).check(number('ATU39099603'))).toEqual({ kind: 'silent', cause: 'timeout' })
})

test.each(VAT_SERVICES.flatMap(service => ['error', 'cut', 'huge', 'entities', 'redirect'].map(mode => ({ service, mode }))))(
  'VAT-11, VAT-24 $service in mode $mode is a system error',
  async ({ service, mode }) => {
    await setMode(mode)
    expect(await open(service).check(number('ATU39099603'))).toEqual({ kind: 'silent', cause: 'system-error' })
  },
)

test.each(['evatr-xml', 'vies-rest'] as const)('VAT-24 an answer of %s about another number is not used', async service => {
  await setMode('lie')
  expect(await open(service).check(number('ATU39099603'))).toEqual({ kind: 'silent', cause: 'system-error' })
})

test.each(VAT_SERVICES)('VAT-11 %s that hangs up, or is not there, is a system error', async service => {
  expect(await open(service).check(number('SI33096708'))).toEqual({ kind: 'silent', cause: 'system-error' })
  const unreachable = open(service, { vatServiceUrl: 'http://127.0.0.1:1' })
  expect(await unreachable.check(number('ATU39099603'))).toEqual({ kind: 'silent', cause: 'system-error' })
})

test('VAT-11 a server that answers without end is given up', async () => {
  const drips = createServer(socket => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/xml\r\n\r\n<params>')
    const timer = setInterval(() => socket.write(' '), 50)
    socket.on('error', () => undefined).on('close', () => clearInterval(timer))
  })
  await new Promise<void>(resolve => drips.listen(0, '127.0.0.1', resolve))
  const address = drips.address()
  const vatServiceUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const validator = open('evatr-xml', { vatServiceUrl, totalTimeoutMs: 400 })
  expect(await validator.check(number('ATU39099603'))).toEqual({ kind: 'silent', cause: 'timeout' })
  drips.close()
})

const data = (...strings: string[]) =>
  `<param><value><array><data>${strings.map(text => `<value><string>${text}</string></value>`).join('')}</data></array></value></param>`

test('VAT-24 names and values are read in any order, and nothing is read from other documents', () => {
  const xml = `<?xml version="1.0"?><params>${data('Ort', '')}${data('ErrorCode', '200')}${data('odd')}</params>`
  expect([...(readEvatrReply(xml) ?? [])]).toEqual([
    ['Ort', ''],
    ['ErrorCode', '200'],
  ])
  for (const text of [
    '',
    'ErrorCode 200',
    '<params>',
    '<html><body>200</body></html>',
    '{"ErrorCode":200}',
    `<!DOCTYPE a [<!ENTITY b "200">]><params>${data('ErrorCode', '&b;')}</params>`,
    `<!doctype params SYSTEM "file:///etc/passwd"><params>${data('ErrorCode', '200')}</params>`,
  ])
    expect(readEvatrReply(text)).toBeUndefined()
})
