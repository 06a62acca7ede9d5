import { addressOfPlace } from '@shop/domain/address'
import { marketOf } from '@shop/domain/market'
import { start as startStandins } from '@shop/standins'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createMapsPlaceFinder } from './index.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
const settings = { placesUrl: standins.address, mapsApiKey: 'test' }
const places = createMapsPlaceFinder(settings, { totalTimeoutMs: 60_000 })
const hasty = createMapsPlaceFinder(settings, { totalTimeoutMs: 300 })
afterAll(async () => {
  await Promise.all([places.close(), hasty.close()])
  await standins.stop()
})
afterEach(() => setMode('ok'))

async function setMode(mode: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${standins.address}/__sandbox/places/mode`, { method: 'POST', headers, body: JSON.stringify({ mode }) })
}

const QUESTION = { country: 'SK', language: 'sk', sessionToken: 'b1f7' }

test('ADDR-24, ADDR-25 a beginning is completed to addresses of the country, one of which becomes the parts of a form', async () => {
  const suggestions = await places.suggest({ ...QUESTION, text: 'obchodna 12' })
  expect(suggestions).toMatchObject([{ line: 'Obchodná 12', area: '811 06 Bratislava' }])
  const found = await places.find({ ...QUESTION, placeId: suggestions[0]?.placeId ?? '' })
  expect(found && addressOfPlace(marketOf('SK'), found)).toEqual({
    streetName: 'Obchodná',
    streetNumber: '12',
    postalCode: '811 06',
    city: 'Staré Mesto',
  })
  const { questions } = (await (await fetch(`${standins.address}/__sandbox/places`)).json()) as { questions: unknown[] }
  expect(questions).toMatchObject([{ input: 'obchodna 12', includedRegionCodes: ['sk'], sessionToken: 'b1f7' }])
})

test('ADDR-24 a beginning that fits nothing, a place that is gone and a wrong key find nothing', async () => {
  expect(await places.suggest({ ...QUESTION, text: 'zzzz' })).toEqual([])
  expect(await places.find({ ...QUESTION, placeId: '../../x?y=z' })).toBeUndefined()
  const keyless = createMapsPlaceFinder({ ...settings, mapsApiKey: '' })
  expect(await keyless.suggest({ ...QUESTION, text: 'Obchodná' })).toEqual([])
  await keyless.close()
})

test('ADDR-24 a service that fails, has no quota left or is too slow finds nothing', async () => {
  for (const mode of ['error', 'quota']) {
    await setMode(mode)
    const fresh = createMapsPlaceFinder(settings, { totalTimeoutMs: 60_000 })
    expect(await fresh.suggest({ ...QUESTION, text: 'Obchodná' })).toEqual([])
    await fresh.close()
  }
  await setMode('slow')
  expect(await hasty.suggest({ ...QUESTION, text: 'Obchodná' })).toEqual([])
})
