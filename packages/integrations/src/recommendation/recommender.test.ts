import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestStandins } from '../testing/standins.fixtures.ts'
import { createRecommender, type RecommendationQuestion, type Recommender } from './index.ts'

const standins = await openTestStandins()
const settings = { url: standins.address, project: 'anvil-local', token: 'anvil-local' }
const opened: Recommender[] = []

function open(changes: Partial<typeof settings> = {}, totalTimeoutMs = 60_000): Recommender {
  const recommender = createRecommender({ ...settings, ...changes }, { totalTimeoutMs })
  opened.push(recommender)
  return recommender
}

beforeEach(() => standins.tell('reset'))
afterAll(async () => {
  await Promise.all(opened.map(recommender => recommender.close()))
  await standins.stop()
})

const ENGINE = '5a7c4dfefb6009323d4c7311'
const QUESTION: RecommendationQuestion = { customer: { cookie: 'browser-1' }, engineId: ENGINE, size: 8 }
const fault = (kind: string, times?: number) =>
  standins.tell('engagement/faults', { endpoint: 'attributes', kind, ...(times === undefined ? {} : { times }) })

test('products come with the id of the engine that was asked', async () => {
  const recommendations = await open().recommend(QUESTION)
  expect(recommendations).toHaveLength(8)
  expect(new Set(recommendations.map(({ recommendationId }) => recommendationId))).toEqual(new Set([ENGINE]))
})

test('similar products are of the same family first, and never the product itself', async () => {
  const skus = (await open().recommend({ ...QUESTION, around: ['EX30010002'] })).map(({ sku }) => sku)
  expect(skus.slice(0, 4)).toEqual(['EX30010001', 'EX30010003', 'EX30010004', 'EX30010005'])
  expect(skus).not.toContain('EX30010002')
})

test('the same customer is recommended the same again, another something else', async () => {
  const recommender = open()
  const first = await recommender.recommend(QUESTION)
  expect(await recommender.recommend(QUESTION)).toEqual(first)
  expect(await recommender.recommend({ ...QUESTION, customer: { cookie: 'browser-2' } })).not.toEqual(first)
})

test('a catalogue of a test’s own is recommended from, without duplicates and foreign products', async () => {
  const items = [{ item_id: 'A' }, { item_id: 'A' }, { item_id: 7 }, { title: 'none' }, { item_id: 'B' }]
  await standins.tell('engagement/catalogue', { items })
  const skus = (await open().recommend(QUESTION)).map(({ sku }) => sku)
  expect([...skus].sort()).toEqual(['A', 'B'])
})

test.each(['reset', 'too-many', 'out-of-order', 'malformed', 'lost-answer'])('%s: nothing is recommended', async kind => {
  await fault(kind)
  expect(await open().recommend(QUESTION)).toEqual([])
})

test.each(['reset', 'too-many', 'out-of-order'])('%s once is overcome by asking again', async kind => {
  await fault(kind, 1)
  expect(await open().recommend(QUESTION)).toHaveLength(8)
})

test('an answer that is late is not waited for', async () => {
  await fault('timeout')
  expect(await open({}, 200).recommend(QUESTION)).toEqual([])
})

test('an engine that fails, a wrong token and a service that is not there recommend nothing', async () => {
  await standins.tell('engagement/failing-engines', { id: ENGINE })
  expect(await open().recommend(QUESTION)).toEqual([])
  expect(await open({ token: 'other' }).recommend(QUESTION)).toEqual([])
  expect(await open({ url: 'http://127.0.0.1:1' }).recommend(QUESTION)).toEqual([])
})

test('after failures in a row the service is left alone', async () => {
  await fault('out-of-order')
  const recommender = open()
  for (let count = 0; count < 4; count++) expect(await recommender.recommend(QUESTION)).toEqual([])
  const { requests } = await standins.look<{ requests: unknown[] }>('engagement')
  expect(requests).toHaveLength(5)
})
