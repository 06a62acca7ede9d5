import { countClauses, MAX_CLAUSES } from '../opensearch/clause.ts'
import { type FakeDocument, list, nestedIn, only, scoreOf, valuesOf } from './fake-query.fixtures.ts'

type Body = Record<string, unknown>

/** Answers a search request over documents, as OpenSearch would. Throws for anything it does not know. */
export function answerSearch(documents: readonly FakeDocument[], body: Body): Body {
  only(body, ['from', 'size', 'track_total_hits', '_source', 'query', 'post_filter', 'sort', 'aggs'])
  const clauses = countClauses(body.query)
  if (clauses > MAX_CLAUSES) throw new Error(`too_many_nested_clauses: ${clauses}`)
  const matching = documents.flatMap(document => {
    const score = scoreOf(body.query ?? { match_all: {} }, document)
    return score === undefined ? [] : [{ document, score }]
  })
  const hits = matching.filter(
    ({ document }) => body.post_filter === undefined || scoreOf(body.post_filter, document) !== undefined,
  )
  const sorted = hits.sort((a, b) => {
    for (const order of list(body.sort)) {
      const difference = compareBy(order as Body, a, b)
      if (difference !== 0) return difference
    }
    return 0
  })
  const { from = 0, size = 10 } = body as { from?: number; size?: number }
  const page = sorted.slice(from, from + size)
  return {
    took: 1,
    timed_out: false,
    hits: {
      total: { value: hits.length, relation: 'eq' },
      hits: page.map(({ document }) => ({ _id: document.id, _source: pick(document, body._source) })),
    },
    aggregations: aggregate(
      (body.aggs ?? {}) as Body,
      matching.map(({ document }) => document),
    ),
  }
}

interface Scored {
  readonly document: FakeDocument
  readonly score: number
}

function compareBy(order: Body, a: Scored, b: Scored): number {
  const [field = '', conditions] = Object.entries(order)[0] as [string, Body]
  only(conditions, ['order', 'missing', 'nested'])
  const keyOf = ({ document, score }: Scored) => {
    if (field === '_score') return score
    const { nested } = conditions
    return (nested === undefined ? document[field] : nestedKeyOf(document, field, nested as Body)) as string | number | undefined
  }
  const [one, other] = [keyOf(a), keyOf(b)]
  if (one === other) return 0
  const first = conditions.missing === '_first' ? -1 : 1
  if (one === undefined) return first
  if (other === undefined) return -first
  return (one < other ? -1 : 1) * (conditions.order === 'desc' ? -1 : 1)
}

function nestedKeyOf(document: FakeDocument, field: string, nested: Body): unknown {
  only(nested, ['path', 'filter'])
  return nestedIn(nested.path as string, document).find(inner => scoreOf(nested.filter, inner) !== undefined)?.[field]
}

function pick(document: FakeDocument, fields: unknown): Body {
  return Object.fromEntries(Object.entries(document).filter(([field]) => list(fields).includes(field)))
}

function aggregate(aggs: Body, documents: readonly FakeDocument[]): Body {
  return Object.fromEntries(Object.entries(aggs).map(([name, agg]) => [name, aggregateOne(agg as Body, documents)]))
}

function aggregateOne(agg: Body, documents: readonly FakeDocument[]): Body {
  only(agg, ['filter', 'aggs', 'nested', 'terms', 'stats', 'histogram', 'value_count'])
  if (agg.nested !== undefined) {
    only(agg.nested, ['path'])
    const below = documents.flatMap(document => nestedIn((agg.nested as Body).path as string, document))
    return { doc_count: below.length, ...aggregate((agg.aggs ?? {}) as Body, below) }
  }
  if (agg.filter !== undefined) {
    const filtered = documents.filter(document => scoreOf(agg.filter, document) !== undefined)
    return { doc_count: filtered.length, ...aggregate((agg.aggs ?? {}) as Body, filtered) }
  }
  const [kind, body] = Object.entries(agg)[0] as [string, Body]
  const values = documents.flatMap(document => valuesOf(body.field as string, document))
  if (kind === 'value_count') return { value: values.length }
  if (kind === 'stats') {
    const numbers = values as number[]
    return {
      count: numbers.length,
      min: numbers.length ? Math.min(...numbers) : null,
      max: numbers.length ? Math.max(...numbers) : null,
    }
  }
  const buckets = [...Map.groupBy(values, value => value)].map(([key, same]) => ({ key, doc_count: same.length }))
  if (kind === 'terms') {
    only(body, ['field', 'size', 'include'])
    const isIncluded = new RegExp(`^(?:${body.include ?? '.*'})$`)
    const included = buckets.filter(({ key }) => isIncluded.test(String(key)))
    return { buckets: included.sort((a, b) => b.doc_count - a.doc_count).slice(0, body.size as number) }
  }
  only(body, ['field', 'interval', 'min_doc_count'])
  if (kind !== 'histogram' || body.interval !== 1) throw new Error('Only histograms of whole numbers are known')
  return { buckets }
}
