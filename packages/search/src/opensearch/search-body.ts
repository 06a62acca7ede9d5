import {
  type AttributeFilter,
  type CountedAttribute,
  FACETS,
  type Facet,
  type FacetCounts,
  facetsOfKind,
  isMeasureFilter,
  type ListingOrder,
  orderOf,
  type SearchFilters,
} from '@shop/domain/search'
import { attributeCountsOf, byCount, byLevel, ratingsOf } from '../facets/facet-counts.ts'
import type { CategoryCount, SearchQuery } from '../port/search-port.ts'
import type { Clause } from './clause.ts'
import type { Bucket, ClusterAnswer } from './cluster.ts'
import { fieldOf } from './index-template.ts'

const IN_STOCK_WEIGHT = 1.05
const MAX_VALUES = 1000

/** The field of the index that an order reads; products without a name come last. */
function orderClause(listed: ListingOrder): Clause {
  const { isDescending } = listed
  const order = isDescending ? 'desc' : 'asc'
  switch (listed.by) {
    case 'relevance':
      return { _score: { order } }
    case 'name':
      return { nameKey: { order, missing: isDescending ? '_first' : '_last' } }
    case 'price':
    case 'created':
      return { [listed.by]: { order } }
    case 'attribute': {
      const nested = { path: ATTRIBUTES, filter: ofAttribute(listed.attribute) }
      return { [`${ATTRIBUTES}.${isDescending ? 'most' : 'least'}`]: { order, missing: '_last', nested } }
    }
  }
}

/** The request of a page: one for hits and all facets. */
export function searchBody(
  query: Pick<SearchQuery, 'filters' | 'sort' | 'page' | 'pageSize' | 'facets' | 'attributes'>,
  text: Clause | undefined,
): Clause {
  const { filters, sort, page, pageSize, facets, attributes = [] } = query
  const clauses = new Map(FACETS.flatMap(facet => filterClauses(facet, filters)))
  const offered = [{ term: { published: { value: true } } }, ...flagClauses(filters)]
  return {
    from: (page - 1) * pageSize,
    size: pageSize,
    track_total_hits: true,
    _source: ['id', 'name'],
    query: lifted({ bool: { filter: offered, must: [text ?? { match_all: {} }] } }),
    post_filter: allBut(clauses),
    sort: [orderClause(orderOf(sort)), { id: { order: 'asc' } }],
    aggs: { found: { value_count: { field: 'id' } }, ...(facets ? countClauses(clauses, attributes) : {}) },
  }
}

/** The request for what a shopper is typing. */
export function suggestBody(limit: number, text: Clause): Clause {
  const body = searchBody({ filters: {}, sort: 'relevance', page: 1, pageSize: limit, facets: false }, text)
  const aggs = {
    found: { value_count: { field: 'id' } },
    brands: { terms: { field: 'brand', size: MAX_VALUES } },
    categoryNames: { terms: { field: 'categoryNames', size: MAX_VALUES } },
  }
  return { ...body, aggs }
}

/** The request for the amounts of a unit that things found have. */
export function amountsBody(text: Clause, unit: string): Clause {
  return {
    size: 0,
    query: { bool: { filter: [{ term: { published: { value: true } } }], must: [text] } },
    aggs: { amounts: { terms: { field: 'amounts', size: MAX_VALUES, include: `[0-9.]+${unit}` } } },
  }
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

/** The filter of a facet that is counted, by field: each facet leaves out its own. */
function filterClauses(facet: Facet, filters: SearchFilters): [string, Clause][] {
  const field = fieldOf(facet)
  switch (facet.kind) {
    case 'choice': {
      const values = filters[facet.filter]
      return values?.length ? [[field, { terms: { [field]: values } }]] : []
    }
    case 'category': {
      const value = filters[facet.filter]
      return value === undefined ? [] : [[field, { term: { [field]: { value } } }]]
    }
    case 'range': {
      const { [facet.filter.min]: min, [facet.filter.max]: max } = filters
      const bounds = { ...(min === undefined ? {} : { gte: min }), ...(max === undefined ? {} : { lte: max }) }
      return Object.keys(bounds).length > 0 ? [[field, { range: { [field]: bounds } }]] : []
    }
    case 'rating': {
      const stars = filters[facet.filter]
      return stars === undefined ? [] : [[field, { range: { [field]: { gte: stars * 10 } } }]]
    }
    case 'attributes':
      return Object.entries(filters[facet.filter] ?? {}).map(([name, filter]) => [
        `${ATTRIBUTES}.${name}`,
        { nested: { path: ATTRIBUTES, query: { bool: { filter: [ofAttribute(name), attributeClause(filter)] } } } },
      ])
    case 'flag':
      return []
  }
}

const ATTRIBUTES = 'attributes'

function ofAttribute(name: string): Clause {
  return { term: { [`${ATTRIBUTES}.name`]: { value: name } } }
}

function attributeClause(filter: AttributeFilter): Clause {
  if (!isMeasureFilter(filter)) return { terms: { [`${ATTRIBUTES}.values`]: filter.values } }
  const { min, max } = filter
  const bounds = { ...(min === undefined ? {} : { gte: min }), ...(max === undefined ? {} : { lte: max }) }
  return { range: { [`${ATTRIBUTES}.spans`]: { ...bounds, relation: 'intersects' } } }
}

/** Filters that no facet counts; all facets heed them. */
function flagClauses(filters: SearchFilters): Clause[] {
  return facetsOfKind('flag').flatMap(facet => (filters[facet.filter] ? [{ range: { [facet.source.offer]: { gt: 0 } } }] : []))
}

function allBut(clauses: ReadonlyMap<string, Clause>, left?: string): Clause {
  return { bool: { filter: [...clauses].flatMap(([field, clause]) => (field === left ? [] : [clause])) } }
}

function countClauses(clauses: ReadonlyMap<string, Clause>, attributes: readonly CountedAttribute[]): Record<string, Clause> {
  const counted = FACETS.flatMap(facet => {
    const values = countClauseOf(facet)
    return values ? [[fieldOf(facet), { filter: allBut(clauses, fieldOf(facet)), aggs: { values } }] as const] : []
  })
  const ofAttributes = attributes.map(({ name }) => {
    const own = `${ATTRIBUTES}.${name}`
    const sets = { terms: { field: `${ATTRIBUTES}.set`, size: MAX_VALUES } }
    const values = { nested: { path: ATTRIBUTES }, aggs: { values: { filter: ofAttribute(name), aggs: { values: sets } } } }
    return [own, { filter: allBut(clauses, own), aggs: { values } }] as const
  })
  return Object.fromEntries([...counted, ...ofAttributes])
}

function countClauseOf(facet: Facet): Clause | undefined {
  const field = fieldOf(facet)
  switch (facet.kind) {
    case 'choice':
      return { terms: { field, size: MAX_VALUES } }
    case 'category':
      return { terms: { field: 'categoryLevels', size: 5000 } }
    case 'range':
      return { stats: { field } }
    case 'rating':
      return { histogram: { field, interval: 1, min_doc_count: 1 } }
    case 'attributes':
    case 'flag':
      return undefined
  }
}

/** The facets of a response of the cluster. */
export function readFacets(response: ClusterAnswer, attributes: readonly CountedAttribute[] = []): FacetCounts<CategoryCount> {
  const counts = FACETS.flatMap(facet => countsOf(facet, response, attributes))
  return Object.fromEntries(counts) as FacetCounts<CategoryCount>
}

function countsOf(facet: Facet, { aggregations }: ClusterAnswer, attributes: readonly CountedAttribute[]): [string, unknown][] {
  const { buckets = [], min, max } = aggregations[fieldOf(facet)]?.values ?? {}
  switch (facet.kind) {
    case 'choice':
      return [[facet.counts, buckets.map(({ key, doc_count: count }) => ({ value: String(key), count })).sort(byCount)]]
    case 'category':
      return [[facet.counts, buckets.map(categoryOfBucket).sort(byLevel)]]
    case 'range':
      return [[facet.counts, typeof min === 'number' && typeof max === 'number' ? { minCent: min, maxCent: max } : null]]
    case 'rating': {
      const countFrom = (stars: number) =>
        buckets.reduce((sum, { key, doc_count }) => (Number(key) >= stars * 10 ? sum + doc_count : sum), 0)
      return [[facet.counts, ratingsOf(countFrom)]]
    }
    case 'attributes': {
      const counted = attributes.map(attribute => {
        const sets = aggregations[`${ATTRIBUTES}.${attribute.name}`]?.values?.values?.values?.buckets ?? []
        return attributeCountsOf(
          attribute,
          sets.map(({ key, doc_count: count }) => ({ values: JSON.parse(String(key)) as string[], count })),
        )
      })
      return [[facet.counts, counted]]
    }
    case 'flag':
      return []
  }
}

/** Level and id stand in one keyword. */
function categoryOfBucket({ key, doc_count: count }: Bucket): CategoryCount {
  const keyword = String(key)
  return { level: Number(keyword.charAt(0)), id: keyword.slice(2), count }
}
