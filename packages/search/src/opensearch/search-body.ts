import type { SearchFilters, SearchQuery, SearchSort } from '../port/index.ts'
import type { Clause } from './text-query.ts'

const IN_STOCK_WEIGHT = 1.05
const MOST_VALUES = 1000

/** Groups of filters, of which each facet leaves out its own. */
type Group = 'brand' | 'tags' | 'price' | 'rating' | 'categories'

const FACETS: Readonly<Record<Group, Clause>> = {
  brand: { terms: { field: 'brand', size: MOST_VALUES } },
  tags: { terms: { field: 'tags', size: MOST_VALUES } },
  categories: { terms: { field: 'categoryLevels', size: 5000 } },
  price: { stats: { field: 'price' } },
  rating: { histogram: { field: 'rating', interval: 1, min_doc_count: 1 } },
}

const SORTS: Readonly<Record<SearchSort, Clause>> = {
  relevance: { _score: { order: 'desc' } },
  'name-asc': { nameKey: { order: 'asc', missing: '_last' } },
  'name-desc': { nameKey: { order: 'desc', missing: '_first' } },
  'price-asc': { price: { order: 'asc' } },
  'price-desc': { price: { order: 'desc' } },
  newest: { created: { order: 'desc' } },
}

/** The request of a page: one for hits and all facets. */
export function searchBody(
  query: Pick<SearchQuery, 'filters' | 'sort' | 'page' | 'pageSize' | 'facets'>,
  text: Clause | undefined,
): Clause {
  const { filters, sort, page, pageSize, facets } = query
  const groups = groupsOf(filters)
  const offered = [{ term: { published: { value: true } } }, ...(filters.inStockOnly ? [{ range: { stock: { gt: 0 } } }] : [])]
  return {
    from: (page - 1) * pageSize,
    size: pageSize,
    track_total_hits: true,
    _source: ['id', 'name'],
    query: lifted({ bool: { filter: offered, must: [text ?? { match_all: {} }] } }),
    post_filter: allBut(groups),
    sort: [SORTS[sort], { id: { order: 'asc' } }],
    aggs: { found: { value_count: { field: 'id' } }, ...(facets ? facetsBut(groups) : {}) },
  }
}

/** The request for what somebody is typing. */
export function suggestBody(limit: number, text: Clause): Clause {
  const body = searchBody({ filters: {}, sort: 'relevance', page: 1, pageSize: limit, facets: false }, text)
  const aggs = {
    found: { value_count: { field: 'id' } },
    brands: { terms: { field: 'brand', size: MOST_VALUES } },
    categoryNames: { terms: { field: 'categoryNames', size: MOST_VALUES } },
  }
  return { ...body, aggs }
}

/** Sales and rating lift a product, and so does being in stock. */
function lifted(query: Clause): Clause {
  return {
    function_score: {
      query,
      functions: [
        { field_value_factor: { field: 'boost', missing: 1 } },
        { filter: { range: { stock: { gt: 0 } } }, weight: IN_STOCK_WEIGHT },
      ],
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  }
}

function groupsOf(filters: SearchFilters): Partial<Record<Group, Clause>> {
  const { brands, tags, priceMinCent, priceMaxCent, ratingMin, categoryId } = filters
  const price = {
    ...(priceMinCent === undefined ? {} : { gte: priceMinCent }),
    ...(priceMaxCent === undefined ? {} : { lte: priceMaxCent }),
  }
  return {
    ...(brands?.length ? { brand: { terms: { brand: brands } } } : {}),
    ...(tags?.length ? { tags: { terms: { tags } } } : {}),
    ...(Object.keys(price).length > 0 ? { price: { range: { price } } } : {}),
    ...(ratingMin === undefined ? {} : { rating: { range: { rating: { gte: ratingMin * 10 } } } }),
    ...(categoryId === undefined ? {} : { categories: { term: { categories: { value: categoryId } } } }),
  }
}

function allBut(groups: Partial<Record<Group, Clause>>, left?: Group): Clause {
  return { bool: { filter: Object.entries(groups).flatMap(([group, clause]) => (group === left ? [] : [clause])) } }
}

function facetsBut(groups: Partial<Record<Group, Clause>>): Record<string, Clause> {
  const entries = Object.entries(FACETS) as [Group, Clause][]
  return Object.fromEntries(entries.map(([group, facet]) => [group, { filter: allBut(groups, group), aggs: { values: facet } }]))
}
