import { addressVerdict, mapsQuestionOf } from '@shop/domain/address'
import { start as startStandins } from '@shop/standins'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createMapsAddressValidator } from './index.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
const settings = { mapsUrl: standins.address, mapsApiKey: 'test' }
const maps = createMapsAddressValidator(settings, { totalTimeoutMs: 60_000 })
const hasty = createMapsAddressValidator(settings, { totalTimeoutMs: 300 })
afterAll(async () => {
  await Promise.all([maps.close(), hasty.close()])
  await standins.stop()
})
afterEach(() => setMode('ok'))

async function setMode(mode: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${standins.address}/__sandbox/maps/mode`, { method: 'POST', headers, body: JSON.stringify({ mode }) })
}

const ADDRESS = { country: 'SK', city: 'Bratislava', streetName: 'Obchodná', streetNumber: '12', postalCode: '811 06' }

test('ADDR-23 the service gets region and lines, and answers with a verdict and an address', async () => {
  const validation = await maps.validate(mapsQuestionOf(ADDRESS))
  expect(validation).toMatchObject({
    verdict: { addressComplete: true },
    address: { regionCode: 'SK', postalCode: '811 06', city: 'Bratislava', addressLines: ['Obchodná 12'] },
  })
  expect(validation && addressVerdict(validation)).toEqual([])
  const { questions } = (await (await fetch(`${standins.address}/__sandbox/maps`)).json()) as { questions: unknown[] }
  expect(questions[0]).toEqual({ regionCode: 'SK', addressLines: ['Bratislava', 'Obchodná 12', '811 06'] })
})

test.each([
  [{ streetNumber: '' }, ['incomplete']],
  [{ streetNumber: '999' }, ['unconfirmed']],
  [{ city: 'Replaced' }, ['replaced']],
  [{ streetName: 'Typo' }, ['spell-corrected']],
  [{ streetName: 'Obchodná xyz' }, ['unexpected']],
])('ADDR-22 an address with %o is doubtful: %o', async (changes, doubts) => {
  const validation = await maps.validate(mapsQuestionOf({ ...ADDRESS, ...changes }))
  expect(validation && addressVerdict(validation)).toEqual(doubts)
})

test('ADDR-21 a service that fails, has no quota left, does not know the region or is too slow finds nothing', async () => {
  expect(await maps.validate(mapsQuestionOf({ ...ADDRESS, country: 'GR' }))).toBeUndefined()
  for (const mode of ['error', 'quota']) {
    await setMode(mode)
    const fresh = createMapsAddressValidator(settings, { totalTimeoutMs: 60_000 })
    expect(await fresh.validate(mapsQuestionOf(ADDRESS))).toBeUndefined()
    await fresh.close()
  }
  await setMode('slow')
  expect(await hasty.validate(mapsQuestionOf(ADDRESS))).toBeUndefined()
})
