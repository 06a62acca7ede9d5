import { type CountedAttribute, FACETS, type Facet, type FacetName, type SearchFilters } from '@shop/domain/search'
import { attributeGroupsOf, type CellGroup, countCells, filterCells } from './attribute-pass.ts'
import { MAX_RATING_TENTHS, type MarketPlane, type ProductColumns } from './columns.ts'

/** Whole numbers throughout, because the pass compares them a hundred thousand times. */
const MAX_NUMBER = 0x7fff_ffff

/** A facet and its filter, resolved to a column once per query. Products have one of few codes … */
interface CodeGroup {
  readonly kind: 'codes'
  readonly name: FacetName
  /** Says in the failures that a document fails the filter. */
  readonly bit: number
  readonly isFiltering: boolean
  readonly isCounted: true
  readonly codes: Uint32Array
  /** Per code whether it passes; empty where nothing is filtered. */
  readonly passing: Uint8Array
  readonly counts: Uint32Array
}

/** … or a number. */
interface NumberGroup {
  readonly kind: 'numbers'
  readonly name: FacetName
  readonly bit: number
  readonly isFiltering: boolean
  readonly isCounted: boolean
  readonly numbers: Int32Array
  readonly min: number
  readonly max: number
  lowest: number
  highest: number
}

type Group = CodeGroup | NumberGroup | CellGroup

/** Where a filter stands among those of a query. */
interface FilterStep {
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Whether documents that fail this filter alone count in its facet. */
  readonly isCounting: boolean
}

const NOTHING_FILTERED = new Uint8Array(0)
const NO_BOUNDS = { lowest: MAX_NUMBER, highest: -1 }

/** What a pass found: the number of hits, and per facet how many products have each code, or the bounds of their numbers. */
export interface PassResult {
  readonly total: number
  readonly codeCounts: ReadonlyMap<FacetName, Uint32Array>
  /** Per attribute how many products have each set of values. */
  readonly setCounts: ReadonlyMap<string, Uint32Array>
  /** Missing where nothing was found. */
  readonly bounds: ReadonlyMap<FacetName, { readonly min: number; readonly max: number }>
}

/** What a pass goes over. */
interface FacetPass {
  /** Documents that may be hits. Afterwards the hits stand at its beginning, in the same order. */
  readonly documents: Uint32Array
  readonly count: number
  /** Working memory as long as the documents. */
  readonly failures: Uint32Array
  readonly filters: SearchFilters
  readonly columns: ProductColumns
  readonly plane: MarketPlane
  readonly isCounting: boolean
  /** Attributes that are counted besides. */
  readonly attributes: readonly CountedAttribute[]
}

/**
 * Filters documents and counts all facets, each of which ignores its own filter: a document that fails one filter counts in
 * that filter's facet, one that fails two nowhere. Filter by filter, over one column at a time, dropping on the way what can
 * no longer count. Over 100,000 products that takes 1.5 ms without filters and 0.75 ms in a category; one loop with five
 * variables, which needs new code for every facet, took 1.7 and 0.77 ms, one counting loop per facet 2.4 and 1.0 ms.
 */
export function runFacetPass(pass: FacetPass): PassResult {
  const { documents, count, failures, filters, columns, plane, isCounting, attributes } = pass
  const groups: readonly Group[] = [
    ...FACETS.flatMap(facet => groupOf(facet, filters, columns, plane) ?? []),
    ...attributeGroupsOf(filters, isCounting ? attributes : [], columns.attributes, 1 << FACETS.length),
  ]
  let kept = keepPublished(documents, count, plane.published)
  // Filters without a facet come first: what fails one is dropped at once.
  const filtering = groups.filter(({ isFiltering }) => isFiltering).sort((a, b) => Number(a.isCounted) - Number(b.isCounted))
  for (const [place, group] of filtering.entries()) {
    const step = { isFirst: place === 0, isLast: place === filtering.length - 1, isCounting: isCounting && group.isCounted }
    kept = filterGroup(documents, failures, kept, group, step)
  }
  if (isCounting) for (const group of filtering.slice(0, -1)) if (group.isCounted) countFailing(documents, failures, kept, group)
  const total = filtering.length === 0 ? kept : keepPassing(documents, failures, kept)
  if (isCounting) countHits(documents, total, groups)
  const codeCounts = new Map(groups.flatMap(group => (group.kind === 'codes' ? [[group.name, group.counts] as const] : [])))
  const bounds = new Map(
    groups.flatMap(group =>
      group.kind === 'numbers' && group.lowest <= group.highest
        ? [[group.name, { min: group.lowest, max: group.highest }] as const]
        : [],
    ),
  )
  const setCounts = new Map(groups.flatMap(group => (group.kind === 'cells' ? [[group.name, group.counts] as const] : [])))
  return { total, codeCounts, setCounts, bounds }
}

function filterGroup(documents: Uint32Array, failures: Uint32Array, count: number, group: Group, step: FilterStep): number {
  switch (group.kind) {
    case 'codes':
      return filterCodes(documents, failures, count, group, step)
    case 'numbers':
      return filterNumbers(documents, failures, count, group, step)
    case 'cells':
      return filterCells(documents, failures, count, group, step)
  }
}

/** Undefined for attributes, each of which has a group of its own. */
function groupOf(
  facet: Facet,
  filters: SearchFilters,
  columns: ProductColumns,
  plane: MarketPlane,
): CodeGroup | NumberGroup | undefined {
  const { name } = facet
  const bit = 1 << FACETS.indexOf(facet)
  switch (facet.kind) {
    case 'choice':
    case 'category': {
      const { sets, numbers: codes } = columns.valuesOf(name)
      const chosen = [filters[facet.filter] ?? []].flat()
      const isFiltering = chosen.length > 0
      const passing = isFiltering ? sets.havingOneOf(chosen) : NOTHING_FILTERED
      return { kind: 'codes', name, bit, isFiltering, isCounted: true, codes, passing, counts: new Uint32Array(sets.size) }
    }
    case 'rating': {
      const min = Math.ceil((filters[facet.filter] ?? 0) * 10)
      const counts = new Uint32Array(MAX_RATING_TENTHS + 1)
      const passing = Uint8Array.from(counts, (_, tenths) => (tenths >= min ? 1 : 0))
      return { kind: 'codes', name, bit, isFiltering: min > 0, isCounted: true, codes: columns.ratings, passing, counts }
    }
    case 'range': {
      const { [facet.filter.min]: from, [facet.filter.max]: to } = filters
      const min = Math.max(0, Math.ceil(from ?? 0)) | 0
      const max = Math.min(MAX_NUMBER, Math.floor(to ?? MAX_NUMBER)) | 0
      const isFiltering = from !== undefined || to !== undefined
      return { kind: 'numbers', name, bit, isFiltering, isCounted: true, numbers: plane.prices, min, max, ...NO_BOUNDS }
    }
    case 'flag': {
      const isFiltering = filters[facet.filter] === true
      const available = { numbers: plane.positiveOf(facet.source.offer), min: 1, max: MAX_NUMBER }
      return { kind: 'numbers', name, bit, isFiltering, isCounted: false, ...available, ...NO_BOUNDS }
    }
    case 'attributes':
      return undefined
  }
}

function keepPublished(documents: Uint32Array, count: number, published: Uint8Array): number {
  let kept = 0
  for (let place = 0; place < count; place++) {
    const document = documents[place] as number
    if (published[document] === 1) documents[kept++] = document
  }
  return kept
}

/**
 * Keeps documents that pass, and marks those that fail this filter alone; those are counted at once and dropped where it is
 * the last one.
 */
function filterCodes(
  documents: Uint32Array,
  failures: Uint32Array,
  count: number,
  { codes, passing, counts, bit }: CodeGroup,
  { isFirst, isLast, isCounting }: FilterStep,
): number {
  let kept = 0
  for (let place = 0; place < count; place++) {
    const document = documents[place] as number
    const code = codes[document] as number
    let failed = isFirst ? 0 : (failures[place] as number)
    if (passing[code] === 0) {
      if (failed !== 0 || !isCounting) continue
      if (isLast) {
        counts[code] = (counts[code] as number) + 1
        continue
      }
      failed = bit
    }
    documents[kept] = document
    failures[kept] = failed
    kept++
  }
  return kept
}

/** As `filterCodes`, for numbers within bounds. */
function filterNumbers(
  documents: Uint32Array,
  failures: Uint32Array,
  count: number,
  group: NumberGroup,
  { isFirst, isLast, isCounting }: FilterStep,
): number {
  const { numbers, min, max, bit } = group
  let { lowest, highest } = group
  let kept = 0
  for (let place = 0; place < count; place++) {
    const document = documents[place] as number
    const number = numbers[document] as number
    let failed = isFirst ? 0 : (failures[place] as number)
    if (number < min || number > max) {
      if (failed !== 0 || !isCounting) continue
      if (isLast) {
        if (number < lowest) lowest = number
        if (number > highest) highest = number
        continue
      }
      failed = bit
    }
    documents[kept] = document
    failures[kept] = failed
    kept++
  }
  Object.assign(group, { lowest, highest })
  return kept
}

/** Counts in a facet the documents that fail its filter alone. */
function countFailing(documents: Uint32Array, failures: Uint32Array, count: number, group: Group): void {
  const { bit } = group
  if (group.kind === 'cells') {
    countCells(documents, count, group, { failures, bit })
    return
  }
  if (group.kind === 'numbers') {
    const { numbers } = group
    let { lowest, highest } = group
    for (let place = 0; place < count; place++) {
      if (failures[place] !== bit) continue
      const number = numbers[documents[place] as number] as number
      if (number < lowest) lowest = number
      if (number > highest) highest = number
    }
    Object.assign(group, { lowest, highest })
    return
  }
  const { codes, counts } = group
  for (let place = 0; place < count; place++) {
    if (failures[place] !== bit) continue
    const code = codes[documents[place] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
}

/** Moves the documents without a failure to the beginning. */
function keepPassing(documents: Uint32Array, failures: Uint32Array, count: number): number {
  let kept = 0
  for (let place = 0; place < count; place++) if (failures[place] === 0) documents[kept++] = documents[place] as number
  return kept
}

/** Counts the hits in every facet. */
function countHits(documents: Uint32Array, count: number, groups: readonly Group[]): void {
  const coded = groups.filter(group => group.kind === 'codes')
  for (let first = 0; first < coded.length; first += 2) countCodes(documents, count, coded[first] as CodeGroup, coded[first + 1])
  for (const group of groups) {
    if (group.kind === 'numbers' && group.isCounted) widenBounds(documents, count, group)
    if (group.kind === 'cells' && group.isCounted) countCells(documents, count, group)
  }
}

/** Two facets in one loop: alone, each step waits for the number it has just written. */
function countCodes(documents: Uint32Array, count: number, one: CodeGroup, other: CodeGroup | undefined): void {
  const { codes, counts } = one
  const otherCodes = other?.codes ?? codes
  const otherCounts = other?.counts ?? new Uint32Array(counts.length)
  for (let place = 0; place < count; place++) {
    const document = documents[place] as number
    const code = codes[document] as number
    const otherCode = otherCodes[document] as number
    counts[code] = (counts[code] as number) + 1
    otherCounts[otherCode] = (otherCounts[otherCode] as number) + 1
  }
}

function widenBounds(documents: Uint32Array, count: number, group: NumberGroup): void {
  const { numbers } = group
  let { lowest, highest } = group
  for (let place = 0; place < count; place++) {
    const number = numbers[documents[place] as number] as number
    if (number < lowest) lowest = number
    if (number > highest) highest = number
  }
  Object.assign(group, { lowest, highest })
}
