import { type JudgedQuery, readJudgedQueries } from '@shop/demo/queries'
import { LANGUAGES, type Language } from '@shop/domain/market'
import type { ProductDraft } from '@shop/domain/product'
import { afterAll, expect, test } from 'vitest'
import { openDemoSearch } from './demo-search.fixtures.ts'

const FIRST_GOAL = 0.93
const PAGE_GOAL = 0.98
const PAGE = 10
const { find, products } = await openDemoSearch({ withEveryPicture: false })

const table: string[] = []
afterAll(() => console.log(['language  queries  first  in ten', ...table].join('\n')))

function isRight({ expect }: JudgedQuery, { family, variants }: ProductDraft): boolean {
  return expect.includes(family) || variants.some(({ sku }) => expect.includes(sku))
}

/** Place of the first right product, from 1, or infinity. */
async function placeOf(language: Language, judged: JudgedQuery): Promise<number> {
  const found = await find(language, judged.query, PAGE)
  const place = found.findIndex(product => isRight(judged, product))
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1
}

test.each(LANGUAGES)(
  'SEARCH-17 in %s, what people look for stands first, and nearly always among the first ten',
  async language => {
    const queries = await readJudgedQueries(language)
    const answers = await Promise.all(queries.map(async judged => ({ judged, place: await placeOf(language, judged) })))
    const shareWithin = (most: number) => answers.filter(({ place }) => place <= most).length / answers.length
    const missed = answers.filter(({ place }) => place > 1).map(({ judged, place }) => `${judged.query} (${place})`)
    const figures = [shareWithin(1), shareWithin(PAGE)].map(share => share.toFixed(3))
    table.push(`${language}        ${String(queries.length).padStart(7)}  ${figures.join('  ')}   ${missed.join(', ')}`)
    expect(shareWithin(1), missed.join(', ')).toBeGreaterThanOrEqual(FIRST_GOAL)
    expect(shareWithin(PAGE), missed.join(', ')).toBeGreaterThanOrEqual(PAGE_GOAL)
  },
)

test('SEARCH-19 every item is found by its own number, written together or in groups', async () => {
  const missed: string[] = []
  for (const { variants, id } of products)
    for (const { sku } of variants)
      for (const typed of [sku, sku.toLowerCase(), sku.slice(2), `${sku.slice(0, 2)} ${sku.slice(2, 6)} ${sku.slice(6)}`])
        if ((await find('en', typed, 3)).every(found => found.id !== id)) missed.push(typed)
  expect(missed).toEqual([])
})

test.each(LANGUAGES)('SEARCH-17, SEARCH-19 in %s, every product is found by its own number and by its name', async language => {
  const missed: string[] = []
  for (const { id, name, variants } of products) {
    const title = name[language] ?? ''
    if ((await find(language, title, PAGE)).every(found => found.id !== id)) missed.push(title)
    const sku = variants[0]?.sku ?? ''
    if ((await find(language, sku, 3)).every(found => found.id !== id)) missed.push(sku)
  }
  expect(missed).toEqual([])
})
