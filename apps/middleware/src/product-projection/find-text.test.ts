import { setTimeout } from 'node:timers/promises'
import { createApiClient, issueApiToken } from '@shop/engine/api-client'
import { removeSynonym, setSynonyms } from '@shop/engine/synonym'
import { startWorkerSearch } from '@shop/search/worker'
import { beforeAll, expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware({ openSearch: refill => startWorkerSearch({ refill }) })
const { engine } = middleware
const shopper = aShopper(middleware)
const { client, secret } = await createApiClient(engine, { name: 'Feed', scopes: ['view_published_products'] })
const issued = await issueApiToken(engine, { clientId: client.id, secret })
const authorization = `Bearer ${issued.kind === 'issued' ? issued.token : ''}`

async function skusOf(query: string): Promise<string[]> {
  const url = `/anvil/product-projections/search?${query}`
  const { body } = await send(middleware, { url, headers: { host: 'sk.localhost', authorization } })
  const { results } = body as { results: { masterVariant: { sku: string } }[] }
  return results.map(({ masterVariant }) => masterVariant.sku)
}

/** Facets are what the plain search does not have. */
beforeAll(async () => {
  while ((await shopper.do('searchCatalogue', { facets: true })).found.facets === undefined) await setTimeout(50)
})

test('API-44, SEARCH-17 programs find by words what buyers find: by forms of a word and by numbers, and in their order', async () => {
  expect(await skusOf('text.sk=presses')).toEqual([PRESS])
  for (const text of ['ex 3000 0003', 'm-30000003']) expect(await skusOf(`text.sk=${encodeURIComponent(text)}`)).toEqual([CRANE])
  const found = (await shopper.do('searchCatalogue', { text: 'forge', locale: 'sk' })).found
  const best = found.hits.map(({ product }) => product.masterVariant.sku)
  expect(best).toHaveLength(2)
  expect(await skusOf('text.sk=forge')).toEqual(best)
  expect(await skusOf('text.sk=forge&sort=score%20asc')).toEqual(best.toReversed())
  expect(await skusOf('text.sk=forge&sort=price%20desc&priceCurrency=EUR')).toEqual([CRANE, PRESS])
  expect(await skusOf('text.sk=forge&filter.query=variants.price.centAmount:range%20(*%20to%2020000)&priceCurrency=EUR')).toEqual(
    [PRESS],
  )
})

test('API-44 a slip is corrected where programs ask for it, and not otherwise', async () => {
  expect(await skusOf('text.sk=prses&fuzzy=true')).toEqual([PRESS])
  expect(await skusOf('text.sk=prses&fuzzy=true&fuzzyLevel=0')).toEqual([])
  expect(await skusOf('text.sk=prses')).toEqual([])
  expect(await skusOf('text.sk=prses&fuzzy=false')).toEqual([])
  expect(await skusOf('text.sk=xyzzyq&fuzzy=true')).toEqual([])
})

test('SEARCH-17 a synonym of the owner holds for buyers and programs as soon as it is kept, until it is removed', async () => {
  const found = async () => (await shopper.do('searchCatalogue', { text: 'stláčadlo', locale: 'sk' })).found.total
  expect(await found()).toBe(0)
  await setSynonyms(engine, [{ language: 'sk', term: 'stlacadlo', means: ['press'] }])
  await expect.poll(found).toBe(1)
  expect(await skusOf('text.sk=stl%C3%A1%C4%8Dadlo')).toEqual([PRESS])
  const { suggestions } = await shopper.do('suggestProducts', { text: 'stláčadlo', locale: 'sk' })
  expect(suggestions.hits[0]?.product.masterVariant.sku).toBe(PRESS)
  await removeSynonym(engine, { language: 'sk', term: 'stlacadlo' })
  await expect.poll(found).toBe(0)
})
