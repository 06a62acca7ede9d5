import type { Locale } from '@shop/domain/market'
import { expect, test } from 'vitest'
import type { ProductFacts, ProductText } from '../port/documents.ts'
import { openEmbeddedSearch } from './open-embedded-search.ts'

type Shelf = Readonly<Record<string, Partial<ProductText> & Partial<Pick<ProductFacts, 'model' | 'tags'>>>>

/** What is found for a text among a few products, best first. */
async function find(locale: Locale, shelf: Shelf, text: string): Promise<{ ids: string[]; didYouMean?: string | undefined }> {
  const search = await openEmbeddedSearch()
  const products = Object.entries(shelf)
  await search.applyFacts(
    products.map(([productId, { model = '', tags = [] }], index) => ({
      ...{ productId, model, tags, skus: [`EX1000000${index}`], gtin: '', brand: '', categoryPaths: [] },
      ...{ ratingTenths: 0, createdAt: '2026-01-01T00:00:00.000Z', volume: 0 },
    })),
  )
  await search.applyOffers(
    products.map(([productId]) => ({ productId, market: 'DE', priceCent: 100, stock: 1, published: true })),
  )
  const empty = { language: locale.slice(0, 2), name: '', brand: '', categories: [], attributes: [], keywords: [] }
  await search.applyTexts(products.map(([productId, { model, tags, ...words }]) => ({ productId, ...empty, ...words })))
  const asked = { locale, market: 'DE', text, filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: false } as const
  const { hits, didYouMean } = await search.search(asked)
  await search.close()
  return { ids: hits.map(({ id }) => id), didYouMean }
}
const idsFor = async (...asked: Parameters<typeof find>) => (await find(...asked)).ids

const HOISTS: Shelf = {
  crane: { name: 'Workshop crane', keywords: ['engine hoist', 'shop crane'] },
  hoist: { name: 'Electric hoist', keywords: ['engine winch'] },
}

test.each(['engine hoist', 'engine hoists', 'engien hoist', 'hoist for engine'])(
  'what the owner calls a product in two words puts it before one that has them apart: %s',
  async text => {
    const [first] = await idsFor('en-GB', HOISTS, text)
    expect(first).toBe(text === 'hoist for engine' ? 'hoist' : 'crane')
  },
)

test('two words in a keyword are not a word of their own: they neither correct nor complete one', async () => {
  expect(await find('en-GB', { rack: { name: 'Shelf', keywords: ['storage rack'] } }, 'storgae')).toEqual({
    ids: ['rack'],
    didYouMean: 'storage',
  })
  expect(await idsFor('en-GB', HOISTS, 'hoist')).toEqual(['hoist', 'crane'])
})

test('a keyword of one word says as much as a name, and more than the beginning of another name', async () => {
  const shelf = { basket: { name: 'Friturekurv' }, fryer: { name: 'Elektrisk frituregryde', keywords: ['friture'] } }
  expect(await idsFor('da-DK', shelf, 'friture')).toEqual(['fryer', 'basket'])
})

test('what comes with a product does not count as what it is', async () => {
  const shelf = { set: { name: 'Scale with calibration weights' }, weights: { name: 'Tested set of calibration weights' } }
  expect(await idsFor('en-GB', shelf, 'calibration weights')).toEqual(['weights', 'set'])
})

test.each(['elhejs', 'el hejs', 'el-hejs'])('words with a hyphen are found however they are written: %s', async text => {
  expect(await idsFor('da-DK', { hoist: { name: 'Spil', keywords: ['el-hejs'] }, other: { name: 'Kædetalje' } }, text)).toEqual([
    'hoist',
  ])
})

test('a word that is there is meant before what it may be the beginning or another form of', async () => {
  const fryers = { basket: { name: 'Gruzdintuvės krepšys' }, fryer: { name: 'Elektrinė gruzdintuvė' } }
  expect(await idsFor('lt-LT', fryers, 'gruzdintuvė')).toEqual(['fryer', 'basket'])
  const tables = { lift: { name: 'Masă ridicătoare', keywords: ['salon de masaj'] }, couch: { name: 'Masă masaj' } }
  expect((await idsFor('ro-RO', tables, 'masa masaj'))[0]).toBe('couch')
})

test('a beginning is completed before it is shortened', async () => {
  const shelf = { oven: { name: 'Micro-ondes' }, scope: { name: 'Microscope' } }
  expect(await idsFor('fr-FR', shelf, 'microsc')).toEqual(['scope', 'oven'])
})

test('a mistyped word says as much as the others', async () => {
  const shelf = {
    hose: { name: 'Crijevo za zrak', keywords: ['crijevo za kompresor'] },
    pump: { name: 'Kompresor', keywords: ['pumpa', 'boca za zrak'] },
  }
  expect(await idsFor('hr-HR', shelf, 'kompersor za zrak')).toEqual(['pump', 'hose'])
})

test('a whole model is found alone, and its factory second after it', async () => {
  const shelf: Shelf = {
    second: { name: 'Jack', model: 'MSW-FJ-3H', tags: ['bware'] },
    other: { name: 'Jack', model: 'MSW-FJ-3HX' },
    jack: { name: 'Jack', model: 'MSW-FJ-3H' },
  }
  for (const text of ['MSW-FJ-3H', 'msw fj 3h', 'mswfj3h']) expect(await idsFor('en-GB', shelf, text)).toEqual(['jack', 'second'])
  expect((await idsFor('en-GB', shelf, 'jack')).at(-1)).toBe('second')
})

test.each<[Locale, string, string]>([
  ['fi-FI', 'Hitsauspuikot', 'hitsauspuikkoja'],
  ['fi-FI', 'Pöydät', 'pöytä'],
  ['da-DK', 'Bægerglas', 'bægerglassene'],
  ['sv-SE', 'Kalibreringsvikt', 'kalibreringsvikterna'],
  ['lt-LT', 'Grandininė talė', 'grandininių talių'],
  ['lt-LT', 'GN dangtis', 'GN dangčiai'],
  ['hu-HU', 'Mérleg', 'mérlegekhez'],
  ['bg-BG', 'Хладилник', 'хладилници'],
  ['el-GR', 'Βάρος', 'βάρη'],
])('in %s, %s is found as %s', async (locale, name, text) => {
  expect(await idsFor(locale, { wanted: { name }, other: { name: 'Xylophon' } }, text)).toEqual(['wanted'])
})

test('a slip in a word longer than the index keeps is corrected', async () => {
  expect(await idsFor('de-DE', { cleaner: { name: 'Ultraschallreinigungsgerät' } }, 'ultraschallreinigunggsgerät')).toEqual([
    'cleaner',
  ])
})

test('of some of the words the rare one says more than the one that many have', async () => {
  const lifts = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(place => [`lift-${place}`, { name: `Lift ${place}` }]))
  const shelf = { ...lifts, pump: { name: 'Sump pump with hose' } }
  for (const text of ['lift sump', 'sump lift']) expect((await idsFor('en-GB', shelf, text))[0], text).toBe('pump')
})
