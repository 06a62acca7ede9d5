import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createContext } from '../database/index.ts'
import { cloneDatabase } from '../testing/cloned-database.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { importRedirections } from './index.ts'

const context = createContext(await cloneDatabase())
const catalogue = openTestCatalogue(context)
const find = (sourceUrl: string, country: 'DE' | 'AT' = 'DE') => catalogue.findRedirection({ country, sourceUrl })
const rows = [
  { country: 'DE', source: '/alt', target: '/mitte' },
  { country: 'DE', source: '/mitte', target: '/neu/' },
  { country: 'DE', source: '/artikel?id=7', target: '/bohrer-30010001', code: 308 },
  { country: 'DE', source: '/artikel', target: '/c/' },
]

test('API-37 a moved page is found in its market, with its query first, at the end of its chain', async () => {
  expect(await importRedirections(context, rows)).toMatchObject({ changed: 4, problems: [] })
  expect(await find('https://anvil.de/alt/?utm_source=x#top')).toEqual({ redirectionCode: 301, targetURL: '/neu/' })
  expect(await find('/artikel?id=7')).toEqual({ redirectionCode: 308, targetURL: '/bohrer-30010001' })
  expect(await find('/artikel?id=8')).toEqual({ redirectionCode: 301, targetURL: '/c/' })
  expect(await find('/alt', 'AT')).toBeUndefined()
  for (const other of ['/neu/', '/', '', '/ALT', "/alt' or 1=1 --", '/%ff']) expect(await find(other), other).toBeUndefined()
})

test('API-37 an import again changes nothing, one of a new end moves the whole chain', async () => {
  expect(await importRedirections(context, rows)).toMatchObject({ changed: 0, problems: [] })
  const moved = { country: 'DE', source: '/neu', target: '/neuer/' }
  expect(await importRedirections(context, [moved])).toMatchObject({ changed: 3, problems: [] })
  expect((await find('/alt'))?.targetURL).toBe('/neuer/')
})

test('API-37 rows that cannot be taken are named and keep no other back', async () => {
  const answer = await importRedirections(context, [
    { country: 'DE', source: '/neuer', target: '/alt' },
    { country: 'DE', source: '/gut', target: '/besser' },
    { country: 'DE', source: '/schlecht', target: 'https://evil.example/' },
    { country: 'ZZ', source: '/x', target: '/y' },
  ])
  expect(answer).toMatchObject({
    changed: 1,
    problems: [
      { row: 0, problem: 'loop' },
      { row: 2, problem: 'unsafe-target' },
      { row: 3, problem: 'unknown-country' },
    ],
  })
  expect((await find('/gut'))?.targetURL).toBe('/besser')
})

test('API-37 imports at the same time close no circle', async () => {
  const edges = ['a', 'b', 'c', 'd'].map((name, index, all) => ({
    country: 'AT',
    source: `/${name}`,
    target: `/${all[(index + 1) % all.length]}`,
  }))
  const answers = await Promise.all(edges.map(edge => importRedirections(context, [edge])))
  expect(answers.flatMap(({ problems }) => problems.map(({ problem }) => problem))).toEqual(['loop'])
})

test('GUARD-15 the database itself holds no target outside of the shop', async () => {
  for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', '']) {
    const insert = sql`insert into redirect values ('DE', '/s', ${target}, ${target}, 301)`.execute(context.db)
    await expect(insert, target).rejects.toThrow(/redirect_(final_)?target/)
  }
})
