import { openOpenSearch } from '@shop/search/opensearch'
import { startFakeOpenSearch } from '@shop/search/testing'
import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const cluster = await startFakeOpenSearch()
let isThere = false
const middleware = await openTestMiddleware({
  openSearch: async () => {
    if (!isThere) throw new Error('connect ECONNREFUSED')
    return openOpenSearch({ url: cluster.url, answerMs: 60_000 })
  },
})
const shopper = aShopper(middleware)
let asked = 0

/** A search whose answer no process remembers. */
async function search(text: string) {
  const { found } = await shopper.do('searchCatalogue', { text, facets: true, priceMaxCent: 90_000_000 + asked++ })
  return { skus: found.hits.map(({ product }) => product.masterVariant.sku), isOfCluster: found.facets !== undefined }
}

async function fill(sku: string) {
  const { cart } = await aShopper(middleware).do('createCart', { lineItem: { product: { sku }, quantity: 1 } })
  return cart.lineItems.map(({ variant }) => variant.sku)
}

test('SEARCH-17 the database answers until a cluster that comes later is filled, and again when that is gone; carts are filled all the time', async () => {
  expect(await search('EX30000003')).toEqual({ skus: [CRANE], isOfCluster: false })
  expect(await fill(PRESS)).toEqual([PRESS])
  isThere = true
  while (!(await search('EX30000003')).isOfCluster) await new Promise(resolve => setTimeout(resolve, 50))
  expect(await search('EX30000003')).toEqual({ skus: [CRANE], isOfCluster: true })
  await cluster.close()
  expect(await search('EX30000003')).toEqual({ skus: [CRANE], isOfCluster: false })
  expect(await fill(CRANE)).toEqual([CRANE])
})
