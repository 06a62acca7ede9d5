import type { Category, CategoryNode } from '@shop/domain/category'
import { type FoundProducts, NO_COUNTS } from '@shop/domain/search'
import { expect, test } from 'vitest'
import { aProduct } from '../catalogue/product.fixtures.ts'
import { renderInShop } from '../features/cart/render-in-shop.fixtures.tsx'
import { SearchNotes } from '../features/search/search-notes.tsx'
import { listingOf } from '../listing/listing.ts'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import { CategoryPage } from './category-page.tsx'
import { viewCategory } from './category-view.server.tsx'

const t = await prepareMessages('de-DE')

const data = aShop()

function aNode(key: string, productCount = 1): CategoryNode {
  return { id: key, key, name: { de: key }, slug: { de: key }, orderHint: '0', icon: '', productCount, children: [] }
}

function aCategory(changes: Partial<Category>): Category {
  const { productCount: _count, ...node } = aNode('saegen')
  const texts = { description: { de: '' }, metaTitle: { de: '' }, metaDescription: { de: '' } }
  return { ...node, ...texts, tree: 'default', ancestors: [aNode('werkstatt')], siblings: [], ...changes }
}

const facets: NonNullable<FoundProducts['facets']> = {
  ...NO_COUNTS,
  brands: [{ value: 'MSW', count: 40 }],
  tags: [{ value: 'new', count: 3 }],
  categories: [{ ...aNode('gehrung'), tree: 'default', level: 2, count: 7 }],
  price: { minCent: 5_000, maxCent: 90_000 },
  ratings: [
    { stars: 4, count: 5 },
    { stars: 3, count: 6 },
  ],
}

function pageOf(category: Category, { query = '', ...found }: Partial<FoundProducts> & { query?: string } = {}): string {
  const view = viewCategory(data, (id, html) => ({ id, html }), {
    category,
    listing: listingOf(new URLSearchParams(query), 'category'),
    found: {
      queryId: 'q',
      index: 'prod.de-DE',
      total: 40,
      hits: [{ product: aProduct(), searchTerm: '', highlights: [] }],
      matchLevel: 0,
      facets,
      ...found,
    },
    totalsWithout: [9, 0],
    pathname: '/saegen/',
  })
  return renderInShop(<CategoryPage {...view} />, data)
}

test('CAT-13 a department shows its wide picture next to its texts, another category its texts alone', () => {
  const custom = { hasProducts: {}, content: {}, posts: [], relatedCategories: [] }
  const words = { de: 'Für Holz und Metall' }
  const department = pageOf(aCategory({ description: words, custom: { ...custom, heroUrl: '/pictures/hero-saegen.0' } }))
  const widths = [800, 1120, 1600].map(width => `/pictures/hero-saegen.0-${width}.avif ${width}w`)
  expect(department).toContain(widths.join(', '))
  expect(department).toMatch(/<img[^>]*alt=""[^>]*>.*<h1[^>]*>saegen<.*40 .*Für Holz und Metall/s)
  const plain = pageOf(aCategory({ description: words, custom }))
  expect(plain).not.toContain('hero-')
  expect(plain).toMatch(/<h1[^>]*>saegen<.*Für Holz und Metall/s)
})

test('CAT-01, CAT-11 a listing shows its tree with counts, siblings, filters, order, page size and pages', () => {
  const withChildren = pageOf(aCategory({ children: [aNode('gehrung', 9)] }))
  expect(withChildren).toContain('href="/werkstatt/"')
  expect(withChildren).toMatch(/href="\/gehrung\/"[^>]*>gehrung<span[^>]*>7</)
  expect(withChildren).toContain('href="#filters"')
  for (const name of ['brand', 'tags', 'priceMin', 'priceMax', 'rating', 'stock', 'sort', 'hitsPerPage'])
    expect(withChildren).toContain(`name="${name}"`)
  expect(withChildren).toContain(`aria-label="${t('listing.pagination')}"`)
  expect(withChildren).toContain('href="/saegen/?page=2"')
  expect(pageOf(aCategory({ siblings: [aNode('bohrer')] }))).toContain('href="/bohrer/"')
})

test('CAT-04, CAT-06 nothing is chosen at first, and the rating on the page is any until the shopper chooses', () => {
  const page = pageOf(aCategory({}))
  expect(page.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(1)
  expect(page).toMatch(
    /<input[^>]*name="rating"[^>]*value=""[^>]*checked=""|<input[^>]*name="rating"[^>]*checked=""[^>]*value=""/,
  )
})

test('CAT-05 chosen filters are marked, can be taken off one by one, and stay with categories, pages and orders', () => {
  const page = pageOf(aCategory({ children: [aNode('gehrung')] }), { query: 'brand=MSW&stock=1' })
  expect(page).toContain('href="/saegen/?stock=1"')
  expect(page).toContain('href="/saegen/?brand=MSW"')
  expect(page).toContain(`>${t('listing.clearAll')}</a>`)
  expect(page).toContain('href="/gehrung/?brand=MSW&amp;stock=1"')
  expect(page).toContain('href="/saegen/?brand=MSW&amp;stock=1&amp;page=2"')
  expect(page).toContain('<input type="hidden" name="brand" value="MSW"/>')
})

test('CAT-10 more products are a link to the same page with the next larger size', () => {
  expect(pageOf(aCategory({}))).toMatch(/href="\/saegen\/\?hitsPerPage=36"[^>]*data-keep-scroll/)
  expect(pageOf(aCategory({}), { query: 'hitsPerPage=48' })).not.toContain(t('listing.loadMore'))
})

test('where no product passes all filters the ones to take off are named, with what that brings', () => {
  const page = pageOf(aCategory({}), { query: 'brand=MSW&stock=1', total: 0, hits: [] })
  expect(page).toContain(t('listing.noMatch'))
  expect(page).toMatch(/Filter entfernen: MSW<span[^>]*>9 Produkte/)
  expect(page).not.toContain(`${t('listing.removeFilter', { name: t('listing.inStockOnly') })}<span`)
})

test('CAT-02 where nothing was found there is nothing to sort, and filters stay to be taken off', () => {
  expect(pageOf(aCategory({}))).toContain(t('listing.sortBy'))
  const empty = pageOf(aCategory({}), { query: 'brand=MSW', total: 0, hits: [] })
  expect(empty).not.toContain(t('listing.sortBy'))
  expect(empty).toContain('href="#filters"')
})

test('while the search is down the products stand without filters', () => {
  const page = pageOf(aCategory({ siblings: [aNode('bohrer')] }), { facets: undefined as never })
  expect(page).not.toContain('name="brand"')
  expect(page).toContain('href="/bohrer/"')
  expect(page).toContain('Säge &lt;250 W&gt;')
})

test('CAT-15 three product groups and more are a slider of at most six in view, 16 px apart; fewer are chips', () => {
  const children = ['a', 'b', 'c'].map(key => aNode(key))
  const slider = pageOf(aCategory({ children }))
  expect(slider).toMatch(/2xl:\[--shown:6\]/)
  expect(slider).not.toMatch(/--shown:([7-9]|\d\d)/)
  expect(slider).toMatch(/<ul[^>]*style="gap:16px;--gap:16px/)
  expect(pageOf(aCategory({ children: children.slice(1) }))).not.toContain('--shown')
})

test('SEARCH-12 next to nothing found stands what comes closest, and the sizes there are for one there is not', () => {
  const listing = listingOf(new URLSearchParams('query=fritteuse+9%2C5+l'), 'search')
  const notesOf = (found: Pick<FoundProducts, 'matchLevel' | 'total' | 'nearSizes'>) =>
    renderInShop(<SearchNotes listing={listing} pathname="/search/" found={found} suggestions={[]} />, data)
  const nearSizes = { asked: 9.5, offered: [8, 10], unit: 'l' }
  expect(notesOf({ matchLevel: 3, total: 5, nearSizes })).toContain(
    'Mit 9,5\u00a0l gibt es nichts. Die nächsten Größen: 8\u00a0l und 10\u00a0l.',
  )
  expect(notesOf({ matchLevel: 3, total: 5 })).toContain(t('search.similarResults'))
  expect(notesOf({ matchLevel: 1, total: 5 })).not.toContain(t('search.similarResults'))
})
