import { MARKETS, marketOf } from '@shop/domain/market'
import { openSession } from '@shop/engine/testing'
import { createMapsAddressValidator } from '@shop/integrations/maps'
import { start as startStandins } from '@shop/standins'
import { afterAll, expect, test } from 'vitest'
import type { OperationContext } from '../call/operation-call.ts'
import { ADDRESS, aShopper, openTestMiddleware } from '../middleware.fixtures.ts'
import { createCallSession } from '../session/call-session.ts'
import { addressHandlers } from './handlers.ts'

const { validateAddress } = addressHandlers

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
const middleware = await openTestMiddleware({ standins: standins.address, outside: { totalTimeoutMs: 60_000 } })

/** A call of a shopper in a market with the look-up, which no market has by default. */
async function aCall(mapsUrl = standins.address): Promise<OperationContext> {
  const { engine } = middleware
  const { token } = await openSession(engine, { storeKey: 'sk' })
  const value = encodeURIComponent(JSON.stringify({ access_token: token, expires_at: Date.now() + 1000 }))
  const session = createCallSession(engine, { storeKey: 'sk', cookie: `vsf-commercetools-token=${value}` })
  const addressValidator = createMapsAddressValidator({ mapsUrl, mapsApiKey: 'test' }, { totalTimeoutMs: 60_000 })
  afterAll(() => addressValidator.close())
  const market = { ...marketOf('SK'), mapsAddressCheck: true }
  return { engine, market, storeKey: 'sk', session, addressValidator } as unknown as OperationContext
}

async function questionCount(): Promise<number> {
  return ((await (await fetch(`${standins.address}/__sandbox/maps`)).json()) as { questions: unknown[] }).questions.length
}

test('ADDR-21, ADDR-23 an address is looked up once in a session, however often it is asked for', async () => {
  const call = await aCall()
  const before = await questionCount()
  const doubtful = { ...ADDRESS, streetName: 'Typo' }
  expect(await validateAddress(call, { address: doubtful })).toEqual({
    verdict: { state: 'failed', doubts: ['spell-corrected'] },
    address: { regionCode: 'SK', postalCode: '811 01', city: 'Bratislava', addressLines: ['Typo 12'] },
  })
  const again = await Promise.all([1, 2, 3].map(() => validateAddress(call, { address: ADDRESS })))
  expect(again.map(({ verdict }) => verdict.state)).toEqual(['not-checked', 'not-checked', 'not-checked'])
  expect((await questionCount()) - before).toBe(1)
  expect(await validateAddress(await aCall(), { address: ADDRESS })).toMatchObject({ verdict: { state: 'passed', doubts: [] } })
})

test('ADDR-21 a service that is away lets the address pass', async () => {
  const call = await aCall('http://127.0.0.1:1')
  expect(await validateAddress(call, { address: ADDRESS })).toMatchObject({ verdict: { state: 'not-checked', doubts: [] } })
})

test('ADDR-21 where the market has no look-up nothing is asked, and an address of another country is refused', async () => {
  const before = await questionCount()
  const shopper = aShopper(middleware)
  expect(await shopper.do('validateAddress', { address: ADDRESS })).toEqual({
    verdict: { state: 'not-checked', doubts: [] },
    address: { regionCode: 'SK', addressLines: ['Bratislava', 'Hlavná 12', '811 01'] },
  })
  expect(await questionCount()).toBe(before)
  const elsewhere = await shopper.post('validateAddress', [{ address: { ...ADDRESS, country: 'DE' } }])
  expect(elsewhere).toMatchObject({ status: 400, body: { errors: [{ field: 'country' }] } })
})

test('MKT-27 no market asks the maps, and one where the look-up is switched on does', async () => {
  const before = await questionCount()
  for (const { country, domainEndings } of MARKETS) {
    const shopper = aShopper(middleware, `${domainEndings[0]}.localhost`)
    const { verdict } = await shopper.do('validateAddress', { address: { ...ADDRESS, country } })
    expect(verdict.state, country).toBe('not-checked')
  }
  expect(await questionCount()).toBe(before)
  expect(await validateAddress(await aCall(), { address: ADDRESS })).toMatchObject({ verdict: { state: 'passed' } })
  expect((await questionCount()) - before).toBe(1)
})
