import { expect, test } from 'vitest'
import type { ContractShop } from './contract-shop.fixtures.ts'
import { factsOfAll, textsOf } from './small-shop.fixtures.ts'

/** What a search engine shows to whom, and what it knows after changes. */
export function proveChanges({ port, advance, cursor, search, suggest, find }: ContractShop): void {
  test('SEARCH-20 finds published products only, whatever is asked', async () => {
    for (const text of ['geheimer wasserkocher', 'SECRET-9000', 'EX10001242', undefined])
      expect(await find({ text })).not.toContain('hidden')
    expect(await find({ text: 'geheimer wasserkocher lila' })).toEqual(['kettle'])
    const all = await search({ facets: true })
    expect(all.facets?.brands.map(({ value }) => value)).not.toContain('Hidden')
    expect((await suggest('hidden')).brands).toEqual([])
    await port().applyOffers([{ productId: 'hidden', market: 'DE', priceCent: 100, stock: 1, published: true }])
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
    await port().applyOffers([{ productId: 'saw-3', market: 'DE', priceCent: 500, stock: 3, published: true }])
    await advance()
    expect((await find({ sort: 'price-up' }))[0]).toBe('saw-3')
    expect(await find({ filters: { categoryId: 'saws', inStockOnly: true } })).toHaveLength(3)
    const [text] = textsOf('de').filter(({ productId }) => productId === 'saw-3')
    await port().applyTexts([{ ...text!, name: 'Stichsäge mit Pendelhub', keywords: [], categories: [] }])
    await advance()
    expect(await find({ text: 'stichsäge' })).toEqual(['saw-3'])
    expect(await find({ text: 'schreinermaschine' })).toEqual([])
    expect((await find({ sort: 'name-asc' })).at(-2)).toBe('saw-3')
    await port().remove(['saw-3', 'unknown'])
    await advance()
    expect(await find({ text: 'stichsäge pendelhub' })).toEqual([])
    expect((await search({})).total).toBe(7)
  })

  test('a product whose number and model change is found by the new ones alone', async () => {
    const fryer = factsOfAll().find(({ productId }) => productId === 'fryer-2')!
    await port().applyFacts([{ ...fryer, skus: ['EX10009999'], model: 'RCKF-99' }])
    await advance()
    for (const text of [...fryer.skus, fryer.model]) expect(await find({ text }), text).not.toContain('fryer-2')
    for (const text of ['EX10009999', 'rckf 99']) expect(await find({ text }), text).toEqual(['fryer-2'])
  })

  test('a price of one market does not count in another', async () => {
    await port().applyOffers([{ productId: 'saw-1', market: 'CZ', priceCent: 1, stock: 0, published: false }])
    await advance()
    expect(await find({ locale: 'cs-CZ', market: 'CZ', text: 'EX10001234' })).toEqual([])
    expect(await find({ text: 'EX10001234' })).toEqual(['saw-1'])
  })

  test('a rebuilt index answers as before, and status tells how far it is', async () => {
    const before = await search({ text: 'säge', facets: true })
    await port().rebuild('de')
    await port().rebuild()
    expect(await search({ text: 'säge', facets: true })).toEqual(before)
    const { appliedCursor, documents, offers } = await port().status()
    expect({ appliedCursor, de: documents.de, offered: offers.DE }).toEqual({ appliedCursor: `${cursor()}`, de: 9, offered: 8 })
  })

  test('a query waits for the change it must know of', async () => {
    const waiting = find({ text: 'brandneu', minCursor: `${cursor() + 1}` })
    const [text] = textsOf('de')
    await port().applyTexts([{ ...text!, name: 'Brandneu' }])
    await advance()
    expect(await waiting).toEqual(['saw-1'])
  })
}
