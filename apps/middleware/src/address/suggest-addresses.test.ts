import { start as startStandins } from '@shop/standins'
import { afterAll, expect, test } from 'vitest'
import { aShopper, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { switchStores } from '../store/switch-stores.fixtures.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
const middleware = await openTestMiddleware({ standins: standins.address, outside: { totalTimeoutMs: 60_000 } })
const alone = await openTestMiddleware()
for (const { engine } of [middleware, alone]) await switchStores(engine, { addressAutocomplete: true })

const sessionToken = '6f6b7a52-8c1b-4c5e-9d3a-2f1e0d9c8b7a'

/** A shopper who has a session. */
async function aBuyer(of = middleware): Promise<Shopper> {
  const shopper = aShopper(of)
  await shopper.do('createCart', {})
  return shopper
}

async function questionCount(): Promise<number> {
  const seen = (await (await fetch(`${standins.address}/__sandbox/places`)).json()) as { questions: unknown[] }
  return seen.questions.length
}

test('ADDR-24, ADDR-25 a beginning is completed to addresses of the market, and one of them becomes the parts of the form', async () => {
  const shopper = await aBuyer()
  const { suggestions } = await shopper.do('suggestAddresses', { text: 'Obchod 12', sessionToken, locale: 'sk' })
  expect(suggestions).toMatchObject([{ line: 'Obchodná 12', area: '811 06 Bratislava' }])
  const placeId = suggestions[0]?.placeId ?? ''
  expect(await shopper.do('findSuggestedAddress', { placeId, sessionToken, locale: 'sk' })).toEqual({
    address: { streetName: 'Obchodná', streetNumber: '12', postalCode: '811 06', city: 'Staré Mesto' },
  })
  expect(await shopper.do('findSuggestedAddress', { placeId: 'gone', sessionToken })).toEqual({ address: null })
})

test('ADDR-24 a caller without a session and a store whose switch is off are not completed, and no service is called', async () => {
  const before = await questionCount()
  expect(await aShopper(middleware).do('suggestAddresses', { text: 'Obchodná', sessionToken })).toEqual({ suggestions: [] })
  const shopper = await aBuyer()
  await switchStores(middleware.engine, { addressAutocomplete: false })
  expect(await shopper.do('suggestAddresses', { text: 'Obchodná', sessionToken })).toEqual({ suggestions: [] })
  expect(await shopper.do('findSuggestedAddress', { placeId: 'ChIJ-SK-0-', sessionToken })).toEqual({ address: null })
  await switchStores(middleware.engine, { addressAutocomplete: true })
  expect(await questionCount()).toBe(before)
})

test('ADDR-24 a service that is away suggests nothing', async () => {
  const shopper = await aBuyer(alone)
  expect(await shopper.do('suggestAddresses', { text: 'Obchodná', sessionToken })).toEqual({ suggestions: [] })
})

test('ADDR-24 fewer than three letters are refused', async () => {
  expect((await (await aBuyer()).post('suggestAddresses', [{ text: ' ab ', sessionToken }])).status).toBe(400)
})
