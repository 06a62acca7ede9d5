import { recordSearchEvent, recordSearchQueries } from '@shop/engine/search'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read } = await openTestAdmin()
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const search = { storeKey: 'sk', language: 'sk', total: 3, matchLevel: 1, place: 'results' } as const

test('SEARCH-15 the shop owner is told what is looked for, what is opened, and what is not found', async () => {
  expect(await run('searches', 'top')).toBe('nothing has been searched for')
  await recordSearchQueries(context, [{ ...search, id: id(1), text: 'Lis' }])
  await recordSearchQueries(context, [{ ...search, id: id(2), text: 'lis' }])
  await recordSearchQueries(context, [{ ...search, id: id(3), storeKey: 'de', language: 'de', text: 'Esse', total: 0 }])
  // Letters on the way to a word are no searches.
  await recordSearchQueries(context, [{ ...search, id: id(4), text: 'li', place: 'suggestions' }])
  const product = await context.db.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow()
  const event = { storeKey: 'sk', type: 'click', place: 'results', products: [{ id: product.id, position: 4 }] } as const
  await recordSearchEvent(context, { ...event, queryId: id(2) })
  expect(await read('searches', 'top')).toEqual([
    { text: 'lis', language: 'sk', searches: 2, total: 3, clicked: 1, meanPosition: 4 },
    { text: 'esse', language: 'de', searches: 1, total: 0, clicked: 0, meanPosition: null },
  ])
  expect(await run('searches', 'without-results', '--days', '1')).toMatch(/esse\s+de\s+1\s+0\s+0$/)
  expect(await read('searches', 'top', '--store', 'de')).toHaveLength(1)
})

test('wrong words are named before anything is opened', async () => {
  await expect(run('searches', 'top', '--days', '0')).rejects.toThrow('--days 0 is not a number from 1 to 180')
  await expect(run('searches', 'top', '--store', 'us')).rejects.toThrow('There is no store us')
})
