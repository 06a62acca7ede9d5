import type { AttributeFilters } from '@shop/domain/search'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SearchPort, SearchQuery, SearchResult } from '../port/search-port.ts'
import { factsOfAll, offersOfAll, textsOf } from './small-shop.fixtures.ts'

const QUERY: SearchQuery = {
  ...{ locale: 'de-DE', market: 'DE', filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: false },
}

/** Proves that a search engine keeps the contract of the port. Each test begins with the small shop in an engine of its own. */
export function proveSearchContract(engine: string, open: () => Promise<SearchPort>): void {
  describe(`the search contract, ${engine}`, () => {
    let port: SearchPort
    let cursor = 0
    beforeEach(async () => {
      port = await open()
      cursor = Number((await port.status()).appliedCursor || '0')
      await fill(port)
      await advance()
    })
    afterEach(() => port.close())

    async function advance(): Promise<void> {
      cursor += 1
      await port.advance(`${cursor}`)
    }
    const search = (query: Partial<SearchQuery>) => port.search({ ...QUERY, minCursor: `${cursor}`, ...query })
    const suggest = (text: string, limit = 5) =>
      port.suggest({ locale: 'de-DE', market: 'DE', text, limit, minCursor: `${cursor}` })
    const find = async (query: Partial<SearchQuery>) => idsOf(await search(query))

    test.each<[string, string, string[], number]>([
      ['the whole word', 'wasserkocher', ['kettle'], 1],
      ['capitals and no umlauts', 'KETTENSAGE', ['saw-2', 'saw-1'], 1],
      ['umlauts written out', 'kettensaege', ['saw-2', 'saw-1'], 1],
      ['the beginning of a word', 'fritt', ['fryer-1', 'fryer-2', 'basket'], 1],
      ['the last part of a compound', 'säge', ['saw-3', 'saw-2', 'saw-1'], 1],
      ['a plural', 'kettensägen', ['saw-2', 'saw-1'], 1],
      ['a compound in two words', 'ketten säge', ['saw-2', 'saw-1'], 1],
      ['a letter too few', 'waserkocher', ['kettle'], 2],
      ['letters changed places', 'wasserkohcer', ['kettle'], 2],
      ['a number with its unit', 'fritteuse 10 l', ['fryer-1'], 1],
      ['a number and unit in one', '10l', ['fryer-1'], 1],
      ['the unit spelled out', '20 liter', ['dispenser'], 1],
      ['the same amount in another unit', '1,5 kw', ['kettle'], 1],
      ['an item number', 'EX10001237', ['fryer-1'], 1],
      ['an item number without its letters', '10001237', ['fryer-1'], 1],
      ['the beginning of an item number', 'ex1000123', ['saw-1', 'saw-2', 'saw-3', 'fryer-1', 'fryer-2', 'basket'], 1],
      ['a model, written differently', 'bcwk 1500', ['kettle'], 1],
      ['a model of few digits', 'bs 250', ['saw-3'], 1],
      ['an article number', '4062859000003', ['fryer-1'], 1],
      ['a word buyers use', 'schreinermaschine', ['saw-3'], 1],
      ['an attribute', 'edelstahl', ['fryer-1'], 1],
      ['a word that only joins others', 'kettensäge mit akku', ['saw-1'], 1],
      ['a brand and a word', 'royal catering korb', ['basket'], 1],
      ['a word of the description', 'imbisswagen', ['fryer-2'], 1],
      ['some of the words', 'bandsäge lila', ['saw-3'], 3],
    ])('finds %s', async (_what, text, ids, level) => {
      const { total, hits, matchLevel } = await search({ text })
      expect(hits.map(({ id }) => id).sort()).toEqual([...ids].sort())
      expect({ total, matchLevel }).toEqual({ total: ids.length, matchLevel: level })
    })

    test('puts a machine before what belongs to it, and finds nothing for what is nothing', async () => {
      expect((await find({ text: 'fritteuse' })).at(-1)).toBe('basket')
      expect(await search({ text: 'qqqqqqqqqq' })).toMatchObject({ total: 0, hits: [] })
    })

    test.each<[SearchQuery['locale'], SearchQuery['market'], string, string[]]>([
      ['cs-CZ', 'CZ', 'fritéza', ['fryer-1', 'fryer-2', 'basket']],
      ['cs-CZ', 'CZ', 'fritezu', ['fryer-1', 'fryer-2', 'basket']],
      ['cs-CZ', 'CZ', 'fritézách', ['fryer-1', 'fryer-2', 'basket']],
      ['cs-CZ', 'CZ', 'retezova pila', ['saw-1']],
      ['el-GR', 'GR', 'φριτεζα', ['fryer-1', 'fryer-2', 'basket']],
      ['el-GR', 'GR', 'alysopriono', ['saw-1', 'saw-2']],
      ['el-GR', 'GR', '20 λιτρα', ['dispenser']],
    ])('SEARCH-17 in %s searches the texts of its index: %s %s', async (locale, market, text, ids) => {
      const found = await find({ locale, market, text })
      expect(found.slice(0, ids.length).sort()).toEqual([...ids].sort())
      expect(await find({ text: 'alysoprionoplastis' })).toEqual([])
    })

    test('SEARCH-19 a hit is a product and says where its name has the words', async () => {
      const marked = async (text: string) => {
        const [hit] = (await search({ text, locale: 'de-DE' })).hits
        const name = textsOf('de').find(({ productId }) => productId === hit?.id)?.name ?? ''
        return hit?.highlights.map(({ start, end }) => name.slice(start, end))
      }
      expect(await marked('heisswassersp')).toEqual(['Heißwassersp'])
      expect(await marked('bandsäge holz')).toEqual(['Bandsäge', 'Holz'])
      expect(await marked('akku säge')).toEqual(['Akku', 'säge'])
      expect(await marked('waserkocher')).toEqual(['Wasserkocher'])
      expect(await marked('20l')).toEqual(['20 Liter'])
    })

    test('says what was meant by a mistyped word, and nothing where no word was', async () => {
      expect((await search({ text: 'waserkocher 5 l' })).didYouMean).toBe('wasserkocher 5 l')
      expect((await search({ text: 'Heiswasserspender' })).didYouMean).toBe('heißwasserspender')
      expect((await search({ text: 'kettensaege' })).didYouMean).toBeUndefined()
    })

    test('CAT-05 filters by tags, price, rating, brand, category and stock: one of the values, all of the filters', async () => {
      expect(await find({ filters: { brands: ['MSW', 'Ulsonix'] } })).toHaveLength(3)
      expect(await find({ filters: { brands: ['MSW', 'Ulsonix'], tags: ['sale'] } })).toEqual(['saw-2'])
      expect((await find({ filters: { priceMinCent: 12900, priceMaxCent: 19900 } })).sort()).toEqual([
        'dispenser',
        'fryer-1',
        'saw-1',
      ])
      expect((await find({ filters: { ratingMin: 4.5 } })).sort()).toEqual(['fryer-1', 'fryer-2', 'saw-1'])
      expect((await find({ filters: { categoryId: 'saws' } })).sort()).toEqual(['saw-1', 'saw-2', 'saw-3'])
      expect(await find({ filters: { categoryId: 'saws', inStockOnly: true } })).toHaveLength(2)
      expect(await find({ text: 'fritteuse', filters: { priceMaxCent: 2000 } })).toEqual(['basket'])
      expect(await find({ filters: { brands: ['Unknown'] } })).toEqual([])
    })

    test('CAT-05 counts facets as if their own filter were not set, category levels among them', async () => {
      const { facets, total } = await search({ filters: { brands: ['Royal Catering'], tags: ['sale'] }, facets: true })
      expect(total).toBe(1)
      expect(facets?.brands).toEqual([
        { value: 'Bredeco', count: 1 },
        { value: 'Royal Catering', count: 1 },
        { value: 'Ulsonix', count: 1 },
      ])
      expect(facets?.tags).toEqual([
        { value: 'new', count: 1 },
        { value: 'sale', count: 1 },
      ])
      expect(facets?.categories).toEqual([
        { id: 'gastronomy', level: 0, count: 1 },
        { id: 'fryers', level: 1, count: 1 },
      ])
      expect(facets?.price).toEqual({ minCent: 12900, maxCent: 12900 })
      expect(facets?.ratings.map(({ count }) => count)).toEqual([1, 1, 1, 1, 0])
      const all = await search({ facets: true })
      expect(all.facets?.categories.filter(({ level }) => level === 2).map(({ id }) => id)).toEqual(['chainsaws', 'bandsaws'])
      expect(all.facets?.price).toEqual({ minCent: 1900, maxCent: 89900 })
      expect((await search({ filters: { brands: ['Unknown'], tags: ['nothing'] }, facets: true })).facets?.price).toBeNull()
    })

    test('CAT-05 filters by attributes: any of the values, what reaches into the bounds, and all attributes at once', async () => {
      const findBy = async (attributes: AttributeFilters) => (await find({ filters: { attributes } })).sort()
      expect(await findBy({ drive: { values: ['battery', 'mains'] } })).toEqual(['saw-1', 'saw-3'])
      expect(await findBy({ power: { min: 800 } })).toEqual(['saw-1', 'saw-2', 'saw-3'])
      expect(await findBy({ power: { min: 801, max: 1100 } })).toEqual(['saw-3'])
      expect(await findBy({ power: { min: 760, max: 799 } })).toEqual([])
      expect(await findBy({ speed: { min: 700, max: 800 } })).toEqual(['saw-2', 'saw-3'])
      expect(await findBy({ speed: { min: 1000 } })).toEqual(['saw-2'])
      expect(await findBy({ weight: { max: 5.6 }, drive: { values: ['petrol'] } })).toEqual(['saw-2'])
      expect(await findBy({ unknown: { min: 1 } })).toEqual([])
      expect(await findBy({ drive: { min: 0 } })).toEqual([])
    })

    test('CAT-05 counts attributes as if their own filter were not set, numbers by bins whose ends products have', async () => {
      const attributes = [
        { name: 'drive', kind: 'choice' },
        { name: 'power', kind: 'measure' },
        { name: 'speed', kind: 'measure' },
        { name: 'unknown', kind: 'choice' },
      ] as const
      const filters = { attributes: { power: { min: 1000 }, drive: { values: ['mains'] } } }
      const { facets, total } = await search({ filters, facets: true, attributes })
      expect(total).toBe(1)
      expect(facets?.attributes).toEqual([
        {
          name: 'drive',
          values: [
            { value: 'mains', count: 1 },
            { value: 'petrol', count: 1 },
          ],
        },
        {
          name: 'power',
          bins: [
            { from: 750, to: 750, count: 1 },
            { from: 1100, to: 1100, count: 1 },
          ],
        },
        {
          name: 'speed',
          bins: [
            { from: 600, to: 600, count: 1 },
            { from: 900, to: 900, count: 1 },
          ],
        },
        { name: 'unknown', values: [] },
      ])
      expect((await search({ facets: true })).facets?.attributes).toEqual([])
    })

    test('CAT-07 sorts by the numbers of an attribute, both ways, what has none last', async () => {
      const saws = { categoryId: 'saws' }
      expect(await find({ sort: 'a.power-up', filters: saws })).toEqual(['saw-3', 'saw-1', 'saw-2'])
      expect(await find({ sort: 'a.power-down', filters: saws })).toEqual(['saw-2', 'saw-3', 'saw-1'])
      expect(await find({ sort: 'a.speed-up', filters: saws })).toEqual(['saw-3', 'saw-2', 'saw-1'])
      expect(await find({ sort: 'a.speed-down', filters: saws })).toEqual(['saw-2', 'saw-3', 'saw-1'])
    })

    test('CAT-05 a product that changes its attributes is found by the new ones alone', async () => {
      const saw = factsOfAll().find(({ productId }) => productId === 'saw-2')!
      await port.applyFacts([{ ...saw, attributes: { drive: ['mains'], depth: ['520'] } }])
      await advance()
      expect(await find({ filters: { attributes: { power: { min: 2000 } } } })).toEqual([])
      expect(await find({ filters: { attributes: { depth: { max: 600 } } } })).toEqual(['saw-2'])
      expect((await find({ filters: { attributes: { drive: { values: ['mains'] } } } })).sort()).toEqual(['saw-2', 'saw-3'])
    })

    test('CAT-07 sorts by relevance, name, price and age, both ways', async () => {
      expect(await find({ sort: 'name-asc' })).toEqual([
        'saw-1',
        'saw-3',
        'fryer-2',
        'fryer-1',
        'dispenser',
        'saw-2',
        'basket',
        'kettle',
      ])
      expect(await find({ sort: 'name-desc' })).toEqual([
        'kettle',
        'basket',
        'saw-2',
        'dispenser',
        'fryer-1',
        'fryer-2',
        'saw-3',
        'saw-1',
      ])
      expect((await find({ sort: 'price-up' })).slice(0, 3)).toEqual(['basket', 'kettle', 'fryer-1'])
      expect((await find({ sort: 'price-down' })).slice(0, 3)).toEqual(['saw-3', 'saw-2', 'fryer-2'])
      expect((await find({ sort: 'latest' })).slice(0, 3)).toEqual(['kettle', 'saw-1', 'fryer-2'])
      expect(await find({ sort: 'relevance', text: 'kettensäge' })).toEqual(['saw-2', 'saw-1'])
    })

    test('pages neither repeat nor leave out products, and after the last page there is nothing', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map(page => find({ sort: 'name-asc', page, pageSize: 3 })))
      expect(pages.map(({ length }) => length)).toEqual([3, 3, 2, 0])
      expect(pages.flat()).toEqual(await find({ sort: 'name-asc' }))
      expect((await search({ page: 4, pageSize: 3 })).total).toBe(8)
    })

    test('SEARCH-20 finds published products only, whatever is asked', async () => {
      for (const text of ['geheimer wasserkocher', 'SECRET-9000', 'EX10001242', undefined])
        expect(await find({ text })).not.toContain('hidden')
      expect(await find({ text: 'geheimer wasserkocher lila' })).toEqual(['kettle'])
      const all = await search({ facets: true })
      expect(all.facets?.brands.map(({ value }) => value)).not.toContain('Hidden')
      expect((await suggest('hidden')).brands).toEqual([])
      await port.applyOffers([{ productId: 'hidden', market: 'DE', priceCent: 100, stock: 1, published: true }])
      await advance()
      expect(await find({ text: 'geheimer' })).toEqual(['hidden'])
    })

    test('SEARCH-14 suggests as many hits as wanted, of how many there are, with categories and brands of the name', async () => {
      const fryers = await suggest('fritteu', 2)
      expect(fryers).toMatchObject({ total: 3, matchLevel: 1, categories: [{ id: 'fryers', name: 'Fritteusen' }], brands: [] })
      expect(fryers.hits).toHaveLength(2)
      expect(fryers.hits[0]?.highlights).toHaveLength(1)
      expect(await suggest('royal')).toMatchObject({
        brands: ['Royal Catering'],
      })
      expect(await suggest('  ')).toMatchObject({ total: 0, hits: [] })
    })

    test('the query after a change knows of it: price, stock, text, removal', async () => {
      await port.applyOffers([{ productId: 'saw-3', market: 'DE', priceCent: 500, stock: 3, published: true }])
      await advance()
      expect((await find({ sort: 'price-up' }))[0]).toBe('saw-3')
      expect(await find({ filters: { categoryId: 'saws', inStockOnly: true } })).toHaveLength(3)
      const [text] = textsOf('de').filter(({ productId }) => productId === 'saw-3')
      await port.applyTexts([{ ...text!, name: 'Stichsäge mit Pendelhub', keywords: [], categories: [] }])
      await advance()
      expect(await find({ text: 'stichsäge' })).toEqual(['saw-3'])
      expect(await find({ text: 'schreinermaschine' })).toEqual([])
      expect((await find({ sort: 'name-asc' })).at(-2)).toBe('saw-3')
      await port.remove(['saw-3', 'unknown'])
      await advance()
      expect(await find({ text: 'stichsäge pendelhub' })).toEqual([])
      expect((await search({})).total).toBe(7)
    })

    test('a product whose number and model change is found by the new ones alone', async () => {
      const fryer = factsOfAll().find(({ productId }) => productId === 'fryer-2')!
      await port.applyFacts([{ ...fryer, skus: ['EX10009999'], model: 'RCKF-99' }])
      await advance()
      for (const text of [...fryer.skus, fryer.model]) expect(await find({ text }), text).not.toContain('fryer-2')
      for (const text of ['EX10009999', 'rckf 99']) expect(await find({ text }), text).toEqual(['fryer-2'])
    })

    test('a price of one market does not count in another', async () => {
      await port.applyOffers([{ productId: 'saw-1', market: 'CZ', priceCent: 1, stock: 0, published: false }])
      await advance()
      expect(await find({ locale: 'cs-CZ', market: 'CZ', text: 'EX10001234' })).toEqual([])
      expect(await find({ text: 'EX10001234' })).toEqual(['saw-1'])
    })

    test('a rebuilt index answers as before, and status tells how far it is', async () => {
      const before = await search({ text: 'säge', facets: true })
      await port.rebuild('de')
      await port.rebuild()
      expect(await search({ text: 'säge', facets: true })).toEqual(before)
      const { appliedCursor, documents, offers } = await port.status()
      expect({ appliedCursor, de: documents.de, offered: offers.DE }).toEqual({ appliedCursor: `${cursor}`, de: 9, offered: 8 })
    })

    test('a query waits for the change it must know of', async () => {
      const waiting = find({ text: 'brandneu', minCursor: `${cursor + 1}` })
      const [text] = textsOf('de')
      await port.applyTexts([{ ...text!, name: 'Brandneu' }])
      await advance()
      expect(await waiting).toEqual(['saw-1'])
    })
  })
}

async function fill(port: SearchPort): Promise<void> {
  await port.applyFacts(factsOfAll())
  await port.applyOffers(offersOfAll())
  for (const language of ['de', 'cs', 'el'] as const) await port.applyTexts(textsOf(language))
}

function idsOf({ hits }: SearchResult): string[] {
  return hits.map(({ id }) => id)
}
