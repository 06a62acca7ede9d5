import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { type SearchQuery, SearchUnavailableError, type SearchWriter } from '../port/search-port.ts'
import { readSnapshot } from '../snapshot/snapshot.ts'
import { proveSearchContract } from '../testing/search-contract.fixtures.ts'
import { factsOfAll, offersOfAll, textsOf } from '../testing/small-shop.fixtures.ts'
import { startWorkerSearch, type WorkerSearchSettings } from './start-worker-search.ts'

const QUERY: SearchQuery = {
  ...{ locale: 'de-DE', market: 'DE', text: 'kettensäge', filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: true },
}
const folders: string[] = []
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))))

// One worker for all tests of the contract, emptied for each.
const shared = startWorkerSearch({ refill: async () => {} })
afterAll(() => shared.close())
proveSearchContract('embedded in a worker', async () => {
  await shared.ready()
  await shared.remove(factsOfAll().map(({ productId }) => productId))
  return { ...shared, close: async () => {} }
})

async function fill(writer: SearchWriter, cursor: string): Promise<void> {
  if (cursor !== '') return
  await writer.applyFacts(factsOfAll())
  await writer.applyOffers(offersOfAll())
  await writer.applyTexts(textsOf('de'))
  await writer.advance('7')
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'anvil-search-'))
  folders.push(folder)
  return folder
}

function aSearch(settings: Partial<WorkerSearchSettings> = {}) {
  return startWorkerSearch({ refill: fill, ...settings })
}

test('queries are refused until a worker is filled, and again when it ends until the next one is', async () => {
  const failures: Error[] = []
  const search = aSearch({ maxHeapMb: 40, onFailure: error => failures.push(error) })
  await expect(search.search(QUERY)).rejects.toMatchObject({ reason: 'starting' })
  await search.ready()
  const before = await search.search(QUERY)
  const [text] = textsOf('de')
  const tooMuch = Array.from({ length: 300_000 }, (_, index) => ({ ...text!, productId: `p${index}`, name: `Name ${index}` }))
  await expect(search.applyTexts(tooMuch)).rejects.toMatchObject({ reason: 'crashed' })
  await expect(search.search(QUERY)).rejects.toMatchObject({ reason: 'crashed' })
  expect(await answerOf(() => search.search(QUERY))).toEqual(before)
  expect(failures).toHaveLength(1)
  await search.close()
  await expect(search.search(QUERY)).rejects.toMatchObject({ reason: 'closed' })
  await search.close()
})

/** Asks until there is an answer. */
async function answerOf<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error
      await setImmediate()
    }
  }
}

test('what was kept is there at once and only what came later is filled in', async () => {
  const snapshotFolder = await aFolder()
  const first = aSearch({ snapshotFolder })
  await first.ready()
  const before = await first.search(QUERY)
  await first.close()
  const cursors: string[] = []
  const second = aSearch({
    snapshotFolder,
    refill: async (_writer, cursor) => {
      cursors.push(cursor)
    },
  })
  await second.ready()
  expect(await second.search(QUERY)).toEqual(before)
  expect(cursors).toEqual(['7'])
  await second.close()
})

test('what was caught up with is kept soon after, without a further change', async () => {
  const snapshotFolder = await aFolder()
  const first = aSearch({ snapshotFolder })
  await first.ready()
  await first.close()
  const second = aSearch({ snapshotFolder, settleMs: 1, refill: writer => writer.advance('8') })
  await second.ready()
  await expect.poll(async () => (await readSnapshot(snapshotFolder))?.cursor, { timeout: 20_000 }).toBe('8')
  await second.close()
})

test('a worker that cannot be filled is started again until it can', async () => {
  let tries = 0
  const failures: string[] = []
  const search = aSearch({
    refill: async (writer, cursor) => {
      if (++tries < 3) throw new Error(`try ${tries}`)
      await fill(writer, cursor)
    },
    onFailure: ({ message }) => failures.push(message),
  })
  await search.ready()
  expect((await search.search(QUERY)).total).toBe(2)
  expect(failures).toContain('try 2')
  await search.close()
})
