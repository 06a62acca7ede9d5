import type { Locale } from '@shop/domain/market'
import { expect, test } from 'vitest'
import type { ProductFacts, ProductText } from '../port/documents.ts'
import type { SearchResult } from '../port/search-port.ts'
import { openEmbeddedSearch } from './open-embedded-search.ts'

type Shelf = Readonly<Record<string, Partial<ProductText> & Partial<Pick<ProductFacts, 'model' | 'tags'>>>>

/** What is found for a text, or others that mean the same, among a few products, best first. */
async function search(locale: Locale, shelf: Shelf, text: string, otherTexts: readonly string[] = []): Promise<SearchResult> {
  const port = await openEmbeddedSearch()
  const products = Object.entries(shelf)
  await port.applyFacts(
    products.map(([productId, { model = '', tags = [] }], index) => ({
      ...{ productId, model, tags, skus: [`EX1000000${index}`], gtin: '', brand: '', categoryPaths: [] },
      ...{ ratingTenths: 0, createdAt: '2026-01-01T00:00:00.000Z', volume: 0 },
    })),
  )
  await port.applyOffers(products.map(([productId]) => ({ productId, market: 'DE', priceCent: 100, stock: 1, published: true })))
  const empty = { language: locale.slice(0, 2), name: '', brand: '', categories: [], attributes: [], keywords: [] }
  await port.applyTexts(products.map(([productId, { model, tags, ...words }]) => ({ productId, ...empty, ...words })))
  const asked = { locale, market: 'DE', text, filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: false } as const
  const result = await port.search({ ...asked, otherTexts })
  await port.close()
  return result
}

async function find(...asked: Parameters<typeof search>) {
  const { hits, didYouMean, nearSizes, matchLevel } = await search(...asked)
  return { ids: hits.map(({ id }) => id), didYouMean, nearSizes, matchLevel }
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
  expect(await find('en-GB', { rack: { name: 'Shelf', keywords: ['storage rack'] } }, 'storgae')).toMatchObject({
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

const SEALER = { name: 'Chamber vacuum sealer with bags', keywords: ['vac packer'] }
const SEALERS: Shelf = {
  sealer: SEALER,
  bags: { name: 'Vacuum bags', fits: [SEALER], keywords: ['sous-vide pouches'] },
  mincer: { name: 'Meat mincer' },
}

test.each([
  ['bags for vacuum sealer', ['bags', 'sealer']],
  ['bag for vac packer', ['bags', 'sealer']],
  ['vacuum sealer bags', ['bags', 'sealer']],
  ['vacuum sealer', ['sealer']],
  ['vacuum sealer with bags', ['sealer']],
])('what belongs to a machine is found by what it is for, and the machine by its name: %s', async (text, ids) => {
  expect(await idsFor('en-GB', SEALERS, text)).toEqual(ids)
})

test.each<[Locale, Shelf, string]>([
  [
    'pl-PL',
    { part: { name: 'Kosz do frytownicy', fits: [{ name: 'Frytownica', keywords: [] }] }, whole: { name: 'Frytownica' } },
    'frytownicy',
  ],
  [
    'fi-FI',
    { part: { name: 'Rasvakeittimen kori', fits: [{ name: 'Rasvakeitin', keywords: [] }] }, whole: { name: 'Rasvakeitin' } },
    'rasvakeittimen',
  ],
  [
    'de-DE',
    { part: { name: 'Fritteusenkorb', fits: [{ name: 'Fritteuse', keywords: [] }] }, whole: { name: 'Fritteuse' } },
    'Fritteusen',
  ],
])('in %s the form of a name in which its parts have it brings the machine first', async (locale, shelf, text) => {
  expect(await idsFor(locale, shelf, text)).toEqual(['whole', 'part'])
})

test.each<[Locale, string, string, string]>([
  ['hu-HU', 'Sütőkosár', 'Fritőz', 'kosár fritőzhöz'],
  ['fi-FI', 'Kori', 'Rasvakeitin', 'kori rasvakeittimeen'],
  ['lt-LT', 'Krepšys', 'Gruzdintuvė', 'gruzdintuvei krepšys'],
])('in %s a case says what something is for', async (locale, name, owner, text) => {
  const shelf = { part: { name, fits: [{ name: owner, keywords: [] }] }, whole: { name: owner } }
  expect((await idsFor(locale, shelf, text))[0]).toBe('part')
})

test.each<[Locale, Shelf, string]>([
  ['en-GB', { wanted: { name: 'Cotton candy machine' }, other: { name: 'Popcorn machine' } }, 'cottoncandymachine'],
  ['pl-PL', { wanted: { name: 'Kosz do frytownicy' }, other: { name: 'Kosz na śmieci' } }, 'koszdofrytownicy'],
  ['bg-BG', { wanted: { name: 'Кошница за фритюрник' }, other: { name: 'Кошница' } }, 'кошницазафритюрник'],
  ['en-GB', { wanted: { name: 'Deep fryer - 8 l' }, other: { name: 'Deep fryer - 10 l' } }, 'fryer8l'],
])('in %s words without spaces are taken apart by the words there are', async (locale, shelf, text) => {
  expect(await idsFor(locale, shelf, text)).toEqual(['wanted'])
})

test('a product whose whole name was typed stands before others with the same words', async () => {
  const shelf = {
    more: { name: 'Chafing dish with roll-top lid – GN 1/1 – 9 l', keywords: ['chafing dish', 'chafing dish with lid'] },
    named: { name: 'Chafing dish with lid – GN 1/1 – 9 l' },
  }
  expect(await idsFor('en-GB', shelf, 'chafing dish with lid gn 1/1 9 l')).toEqual(['named', 'more'])
})

test('SEARCH-12 what is not sold is near at best: a guess, some of the words, or a number that begins alike', async () => {
  const shelf: Shelf = {
    press: { name: 'Workshop press' },
    drill: { name: 'Bench drill', model: 'MSW-4711' },
    fryer: { name: 'Deep fryer - 8 l' },
    large: { name: 'Deep fryer - 10 l' },
  }
  const levelOf = async (text: string) => (await find('en-GB', shelf, text)).matchLevel
  for (const text of ['wedding dress', 'bosch drill', 'MSW-4712', 'tress', 'EX10000009'])
    expect(await levelOf(text), text).toBe(3)
  for (const text of ['drill', 'MSW-4711', '4711', 'workshpo press']) expect(await levelOf(text), text).toBeLessThan(3)
})

test('a size that does not exist brings the next smaller and the next larger one, in the unit that was typed', async () => {
  const sizes = [8, 10, 20, 1].map(litres => [`l${litres}`, { name: `Deep fryer - ${litres} l` }])
  const shelf: Shelf = { ...Object.fromEntries(sizes), kettle: { name: 'Kettle - 9 l' } }
  const { ids, nearSizes } = await find('en-GB', shelf, 'fryer 9 l')
  expect(ids.toSorted()).toEqual(['l10', 'l8'])
  expect(nearSizes).toEqual({ asked: 9, offered: [8, 10], unit: 'l' })
  expect((await find('en-GB', shelf, 'fryer 9000 ml')).nearSizes).toEqual({ asked: 9000, offered: [8000, 10_000], unit: 'ml' })
  expect(await find('en-GB', shelf, 'fryer 8 l')).toMatchObject({ ids: ['l8'], nearSizes: undefined })
})

test('three letters reach the last part of a compound, and a machine stands before what belongs to it', async () => {
  const scale = { name: 'Tischwaage', keywords: [] }
  const shelf: Shelf = {
    part: { name: 'Waagengewicht', fits: [scale] },
    scale: { name: 'Waage' },
    table: scale,
    wheel: { name: 'Zwaar' },
  }
  expect(await idsFor('de-DE', shelf, 'waa')).toEqual(['scale', 'table', 'part'])
})

test('SEARCH-17 what other texts find is found too, and less of it where one of them fits better', async () => {
  const shelf = { grill: { name: 'Contact grill' }, oven: { name: 'Oven' } }
  expect(await idsFor('en-GB', shelf, 'toastie', ['contact grill'])).toEqual(['grill'])
  expect(await idsFor('en-GB', shelf, 'oven', ['contact grill'])).toEqual(['oven', 'grill'])
})

test('a number is found by its end and by a part within it, and a short model as it is', async () => {
  const shelf: Shelf = { one: { name: 'Jack', model: 'AB-990-123X' }, two: { name: 'Jack', model: 'Q7' } }
  for (const text of ['123x', '90123', '990 123x']) expect(await idsFor('en-GB', shelf, text), text).toEqual(['one'])
  for (const text of ['q7', 'Q-7']) expect(await idsFor('en-GB', shelf, text), text).toEqual(['two'])
})
