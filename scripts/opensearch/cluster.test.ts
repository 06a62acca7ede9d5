import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOpenSearch } from '@shop/search/opensearch'
import { factsOfAll, offersOfAll, textsOf } from '@shop/search/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { startLocalCluster } from './local-cluster.ts'

/** Where OpenSearch was fetched to; without it there is no cluster of several nodes to lose one of. */
const archives = process.env.OPENSEARCH_ARCHIVES

describe.skipIf(archives === undefined)(
  'a cluster of three nodes (skipped where OPENSEARCH_ARCHIVES names no OpenSearch)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'opensearch-'))
    const cluster = archives === undefined ? undefined : await startLocalCluster({ archives, folder, nodes: 3 })
    afterAll(async () => {
      await cluster?.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const locales = ['de-DE', 'cs-CZ', 'el-GR'] as const
    const query = { locale: 'de-DE', market: 'DE', filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: true } as const

    test('SEARCH-17 while an index is built again every search is answered in full, and a change meanwhile is in the new one', async () => {
      const port = await openOpenSearch({ url: cluster?.url ?? '', locales, answerMs: 60_000 })
      await port.applyFacts(factsOfAll())
      await port.applyOffers(offersOfAll())
      for (const language of ['de', 'cs', 'el'] as const) await port.applyTexts(textsOf(language))
      await port.advance('1')
      const { total } = await port.search({ ...query, minCursor: '1' })
      expect(total).toBeGreaterThan(5)
      let isRebuilding = true
      const rebuilt = (async () => {
        for (let times = 0; times < 3; times++) await port.rebuild()
        isRebuilding = false
      })()
      const [offer] = offersOfAll().filter(({ market }) => market === 'DE')
      const changed = port.applyOffers(offer ? [offer] : [])
      let answers = 0
      while (isRebuilding) {
        expect((await port.search(query)).total).toBe(total)
        answers++
      }
      await Promise.all([rebuilt, changed])
      expect(answers).toBeGreaterThan(3)
      await port.close()
    })

    test('SEARCH-17 a node that is lost takes no answer and no change with it, and has all of them when it is back', async () => {
      const port = await openOpenSearch({ url: cluster?.url ?? '', locales, answerMs: 60_000 })
      const { total } = await port.search(query)
      const [, , third] = cluster?.nodes ?? []
      let isDone = false
      let failed = 0
      let answered = 0
      const searching = (async () => {
        while (!isDone)
          await port.search(query).then(
            found => {
              expect(found.total).toBeGreaterThanOrEqual(total - 1)
              answered++
            },
            // What was in flight when the node was lost; the shop asks its database then.
            () => failed++,
          )
      })()
      await third?.kill()
      const [gone, ...kept] = factsOfAll()
      await port.remove(gone ? [gone.productId] : [])
      await port.applyFacts(kept.slice(0, 1))
      await port.advance('2')
      expect((await port.search({ ...query, minCursor: '2' })).total).toBe(total - 1)
      third?.start()
      await cluster?.untilWhole(3)
      isDone = true
      await searching
      expect(answered).toBeGreaterThan(10)
      expect(failed / answered).toBeLessThan(0.1)
      // By the node that was away alone.
      const alone = await openOpenSearch({ url: third?.url ?? '', locales, answerMs: 60_000 })
      expect(await alone.search(query)).toMatchObject({ total: total - 1 })
      expect((await alone.status()).appliedCursor).toBe('2')
      await alone.close()
      await port.close()
    })
  },
)
