import { expect, test } from 'vitest'
import type { SearchQuery } from '../port/search-port.ts'
import type { ContractShop } from './contract-shop.fixtures.ts'
import { textsOf } from './small-shop.fixtures.ts'

/** What a search engine finds for what is typed, and what it says about it. */
export function proveTexts({ port, advance, search, suggest, find }: ContractShop): void {
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
    ['the end of an item number', '01240', ['kettle'], 1],
    [
      'a part within an item number',
      'x100012',
      ['saw-1', 'saw-2', 'saw-3', 'fryer-1', 'fryer-2', 'basket', 'kettle', 'dispenser'],
      1,
    ],
    ['a number of before, written differently', 'zx 7734 b', ['saw-3'], 1],
    ['a number of before, of few digits', 'BS-190', ['saw-3'], 1],
    ['the beginning of a number of before', 'zx-7734', ['saw-3'], 1],
    ['the end of a number of before', '734b', ['saw-3'], 1],
    ['a part within a number of before', 'x773', ['saw-3'], 1],
    ['a number of before among words', 'bandsäge zx7734b', ['saw-3'], 1],
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

  test('SEARCH-17 a number of before finds who has it now first, and is suggested like any other', async () => {
    expect(await find({ text: 'RCKF-20' })).toEqual(['fryer-2', 'dispenser'])
    expect(await find({ text: 'rckf20', filters: { brands: ['Bredeco'] } })).toEqual(['dispenser'])
    expect((await suggest('ZX-7734/B')).hits.map(({ id }) => id)).toEqual(['saw-3'])
    expect((await suggest('rckf-20')).hits.map(({ id }) => id)).toEqual(['fryer-2', 'dispenser'])
  })

  test('SEARCH-17 a size that does not exist brings its neighbours, the nearest first', async () => {
    const { hits, total, matchLevel, nearSizes } = await search({ text: 'fritteuse 11 Liter' })
    expect({ total, matchLevel }).toEqual({ total: 2, matchLevel: 3 })
    expect(nearSizes).toEqual({ asked: 11, offered: [10, 13], unit: 'liter' })
    expect(hits.map(({ id }) => id)).toEqual(['fryer-1', 'fryer-2'])
    expect((await search({ text: 'wasserkocher 1,2 kw' })).nearSizes).toEqual({ asked: 1.2, offered: [1.5], unit: 'kw' })
    expect((await suggest('friteuse 11 l')).nearSizes).toMatchObject({ offered: [10, 13] })
    // Of what is too far away, and of what is not one of two words, there is nothing to offer.
    expect((await search({ text: 'fritteuse 90 l' })).nearSizes).toBeUndefined()
    expect((await search({ text: '11 l' })).nearSizes).toBeUndefined()
    expect((await search({ text: 'fritteuse 10 l' })).nearSizes).toBeUndefined()
  })

  test('SEARCH-17 what belongs to something is found by what it fits, whether "for" says so or the order of words', async () => {
    const [basket] = textsOf('de').filter(({ productId }) => productId === 'basket')
    const [dispenser] = textsOf('de').filter(({ productId }) => productId === 'dispenser')
    await port().applyTexts([
      { ...basket!, name: 'Korb - 3 l', categories: [], fits: [{ name: 'Fritteuse - 10 l', keywords: ['Frittiergerät'] }] },
      { ...dispenser!, name: 'Heißwasserspender mit Korb', categories: [] },
    ])
    await advance()
    for (const text of ['korb für fritteuse', 'fritteuse korb', 'frittiergerät korb', 'korb für friteuse'])
      expect((await find({ text }))[0], text).toBe('basket')
    expect(await find({ text: 'heißwasserspender korb' })).toEqual(['dispenser'])
    expect(await find({ text: 'fritteuse' })).not.toContain('basket')
  })

  test('a text is answered however long it is and however many words stand in one', async () => {
    const name = 'Kettensäge mit Benzinmotor und Zubehör für Holz in der Werkstatt und im Wald mit Schiene von 52 cm und 2,2 kW'
    expect((await search({ text: `${name} ${name}` })).matchLevel).toBe(3)
    for (const text of [name.replaceAll(' ', ''), 'bandsägebenzinmotorwerkstattschienenführungszubehörteile kettensäge'])
      expect((await search({ text })).matchLevel).toBe(3)
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
}
