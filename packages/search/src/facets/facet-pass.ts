import { FACETS, type Facet, type FacetName, type SearchFilters } from '@shop/domain/search'
import { MAX_RATING_TENTHS, type MarketPlane, type ProductColumns } from './columns.ts'

/** Whole numbers throughout, because the pass compares them a hundred thousand times. */
const MAX_NUMBER = 0x7fff_ffff

/** A filter and its facet, resolved to a column once per query: products have one of few codes, or a number. */
type Group =
  | {
      readonly kind: 'codes'
      readonly name: FacetName
      readonly codes: Uint32Array
      /** Per code whether it passes; undefined where nothing is filtered. */
      readonly passing: Uint8Array | undefined
      readonly codeCount: number
    }
  | {
      readonly kind: 'numbers'
      readonly name: FacetName
      readonly numbers: Int32Array
      readonly isCounted: boolean
      readonly isFiltering: boolean
      readonly min: number
      readonly max: number
    }

/** What a pass found: the number of hits, and per facet how many products have each code, or the bounds of their numbers. */
export interface PassResult {
  readonly total: number
  readonly codeCounts: ReadonlyMap<FacetName, Uint32Array>
  /** Missing where nothing was found. */
  readonly bounds: ReadonlyMap<FacetName, { readonly min: number; readonly max: number }>
}

/** What a pass goes over. */
export interface FacetPass {
  /** Documents that may be hits. Afterwards the hits stand at its beginning, in the same order. */
  readonly documents: Uint32Array
  readonly count: number
  /** Working memory as long as the documents. */
  readonly failures: Uint32Array
  readonly filters: SearchFilters
  readonly columns: ProductColumns
  readonly plane: MarketPlane
  readonly isCounting: boolean
}

/**
 * Filters documents and counts all facets, each of which ignores its own filter. One column after the other: every loop
 * reads a single column, and a facet without a filter is counted over the hits alone.
 */
export function runFacetPass({ documents, count, failures, filters, columns, plane, isCounting }: FacetPass): PassResult {
  const groups = FACETS.map(facet => groupOf(facet, filters, columns, plane))
  const codeCounts = new Map<FacetName, Uint32Array>()
  const bounds = new Map<FacetName, { min: number; max: number }>()
  const countIn = (group: Group, among: number, others: number) => {
    if (group.kind === 'codes') {
      const counts = new Uint32Array(group.codeCount)
      countCodes(documents, failures, among, others, group.codes, counts)
      codeCounts.set(group.name, counts)
    } else if (group.isCounted) {
      const found = boundsOf(documents, failures, among, others, group.numbers)
      if (found) bounds.set(group.name, found)
    }
  }
  const published = keepPublished(documents, count, plane.published, failures)
  const filtering = groups.filter(isFiltering)
  filtering.forEach((group, place) => {
    if (group.kind === 'codes') markCodes(documents, failures, published, group.codes, group.passing as Uint8Array, 1 << place)
    else markNumbers(documents, failures, published, group.numbers, group.min, group.max, 1 << place)
  })
  if (isCounting) for (const [place, group] of filtering.entries()) countIn(group, published, ~(1 << place))
  const total = filtering.length === 0 ? published : keepPassing(documents, failures, published)
  if (isCounting) for (const group of groups) if (!isFiltering(group)) countIn(group, total, 0)
  return { total, codeCounts, bounds }
}

function isFiltering(group: Group): boolean {
  return group.kind === 'codes' ? group.passing !== undefined : group.isFiltering
}

function groupOf(facet: Facet, filters: SearchFilters, columns: ProductColumns, plane: MarketPlane): Group {
  const { name } = facet
  switch (facet.kind) {
    case 'choice':
    case 'category': {
      const { sets, numbers: codes } = columns.valuesOf(name)
      const chosen = [filters[facet.filter] ?? []].flat()
      return {
        kind: 'codes',
        name,
        codes,
        codeCount: sets.size,
        passing: chosen.length > 0 ? sets.havingOneOf(chosen) : undefined,
      }
    }
    case 'rating': {
      const min = Math.ceil((filters[facet.filter] ?? 0) * 10)
      const passing = Uint8Array.from({ length: MAX_RATING_TENTHS + 1 }, (_, tenths) => (tenths >= min ? 1 : 0))
      return { kind: 'codes', name, codes: columns.ratings, codeCount: passing.length, passing: min > 0 ? passing : undefined }
    }
    case 'range': {
      const { [facet.filter.min]: from, [facet.filter.max]: to } = filters
      const min = Math.max(0, Math.ceil(from ?? 0)) | 0
      const max = Math.min(MAX_NUMBER, Math.floor(to ?? MAX_NUMBER)) | 0
      const isSet = from !== undefined || to !== undefined
      return { kind: 'numbers', name, numbers: plane.prices, isCounted: true, isFiltering: isSet, min, max }
    }
    case 'flag':
      return {
        ...{ kind: 'numbers', name, numbers: plane.stocks, isCounted: false },
        ...{ isFiltering: filters[facet.filter] === true, min: 1, max: MAX_NUMBER },
      }
  }
}

function keepPublished(documents: Uint32Array, count: number, published: Uint8Array, failures: Uint32Array): number {
  let kept = 0
  for (let place = 0; place < count; place++) {
    const document = documents[place] as number
    if (published[document] === 1) documents[kept++] = document
  }
  failures.fill(0, 0, kept)
  return kept
}

function markCodes(
  documents: Uint32Array,
  failures: Uint32Array,
  count: number,
  codes: Uint32Array,
  passing: Uint8Array,
  bit: number,
): void {
  for (let place = 0; place < count; place++)
    if (passing[codes[documents[place] as number] as number] === 0) failures[place] = (failures[place] as number) | bit
}

function markNumbers(
  documents: Uint32Array,
  failures: Uint32Array,
  count: number,
  numbers: Int32Array,
  min: number,
  max: number,
  bit: number,
): void {
  for (let place = 0; place < count; place++) {
    const number = numbers[documents[place] as number] as number
    if (number < min || number > max) failures[place] = (failures[place] as number) | bit
  }
}

/** Counts documents that fail none of the other filters. */
function countCodes(
  documents: Uint32Array,
  failures: Uint32Array,
  count: number,
  others: number,
  codes: Uint32Array,
  counts: Uint32Array,
): void {
  for (let place = 0; place < count; place++) {
    if (((failures[place] as number) & others) !== 0) continue
    const code = codes[documents[place] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
}

function boundsOf(
  documents: Uint32Array,
  failures: Uint32Array,
  count: number,
  others: number,
  numbers: Int32Array,
): { min: number; max: number } | undefined {
  let min = MAX_NUMBER
  let max = -1
  for (let place = 0; place < count; place++) {
    if (((failures[place] as number) & others) !== 0) continue
    const number = numbers[documents[place] as number] as number
    if (number < min) min = number
    if (number > max) max = number
  }
  return min <= max ? { min, max } : undefined
}

/** Moves the documents without a failure to the beginning. */
function keepPassing(documents: Uint32Array, failures: Uint32Array, count: number): number {
  let kept = 0
  for (let place = 0; place < count; place++) if (failures[place] === 0) documents[kept++] = documents[place] as number
  return kept
}
