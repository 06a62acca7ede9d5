import {
  type CountedAttribute,
  isMeasureFilter,
  isWithin,
  type MeasureFilter,
  type SearchFilters,
  spanOf,
} from '@shop/domain/search'
import type { AttributeColumns } from './attribute-columns.ts'
import type { ValueSets } from './value-sets.ts'

/** An attribute and its filter, resolved to its cells once per query. */
export interface CellGroup {
  readonly kind: 'cells'
  readonly name: string
  /** Says in the failures that a document fails the filter. */
  readonly bit: number
  readonly isFiltering: boolean
  readonly isCounted: boolean
  readonly columns: AttributeColumns
  /** Per shape the place of the attribute among the cells of a product, or -1. */
  readonly places: Int32Array
  /** Per set of values whether it passes; empty where nothing is filtered. */
  readonly passing: Uint8Array
  /** Per set of values. */
  readonly counts: Uint32Array
}

const NOTHING = new Uint8Array(0)
/** Of an attribute that no product has; the empty set fails every filter. */
const NO_PLACES = new Int32Array(0)
const NONE_PASSES = new Uint8Array(1)

/** The attributes that are filtered or counted; `firstBit` and the ones after it are theirs. */
export function attributeGroupsOf(
  filters: SearchFilters,
  counted: readonly CountedAttribute[],
  columns: AttributeColumns,
  firstBit: number,
): CellGroup[] {
  const chosen = filters.attributes ?? {}
  const names = new Set([...Object.keys(chosen), ...counted.map(({ name }) => name)])
  return [...names].map((name, place): CellGroup => {
    const column = columns.columnOf(name)
    const filter = chosen[name]
    const isFiltering = filter !== undefined
    const passing = column && filter ? passingSets(column.sets, filter) : isFiltering ? NONE_PASSES : NOTHING
    return {
      ...{ kind: 'cells', name, isFiltering, columns, passing },
      bit: isFiltering ? firstBit << place : 0,
      isCounted: counted.some(each => each.name === name),
      places: column?.places ?? NO_PLACES,
      counts: new Uint32Array(column?.sets.size ?? 1),
    }
  })
}

function passingSets(sets: ValueSets, filter: { readonly values: readonly string[] } | MeasureFilter): Uint8Array {
  if (!isMeasureFilter(filter)) return sets.havingOneOf(filter.values)
  return sets.having(value => {
    const span = spanOf(value)
    return span !== undefined && isWithin(span, filter)
  })
}

/** The set of values that a document has of an attribute; 0, the empty one, without it. */
function setOf({ columns, places }: CellGroup, document: number): number {
  const place = places[columns.shapeNumbers[document] as number] as number
  return place >= 0 ? (columns.cells[(columns.starts[document] as number) + place] as number) : 0
}

/** As `filterCodes` of the facet pass, for an attribute. */
export function filterCells(
  documents: Uint32Array,
  failures: Uint32Array,
  count: number,
  group: CellGroup,
  { isFirst, isLast, isCounting }: { readonly isFirst: boolean; readonly isLast: boolean; readonly isCounting: boolean },
): number {
  const { passing, counts, bit } = group
  let kept = 0
  for (let place = 0; place < count; place++) {
    const document = documents[place] as number
    const set = setOf(group, document)
    let failed = isFirst ? 0 : (failures[place] as number)
    if (passing[set] === 0) {
      if (failed !== 0 || !isCounting) continue
      if (isLast) {
        counts[set] = (counts[set] as number) + 1
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

/** Counts the documents whose failures are these: 0 for hits, the bit of a filter for what fails that one alone. */
export function countCells(
  documents: Uint32Array,
  count: number,
  group: CellGroup,
  failing?: { readonly failures: Uint32Array; readonly bit: number },
): void {
  const { counts } = group
  for (let place = 0; place < count; place++) {
    if (failing && failing.failures[place] !== failing.bit) continue
    const set = setOf(group, documents[place] as number)
    counts[set] = (counts[set] as number) + 1
  }
}

/** What documents are ordered by: the largest number of an attribute, or the smallest; undefined without one. */
export function numbersOf(columns: AttributeColumns, name: string, isLargest: boolean): (document: number) => number | undefined {
  const column = columns.columnOf(name)
  if (!column) return () => undefined
  const { sets, places } = column
  const numbers = Array.from({ length: sets.size }, (_, set) => {
    const own = sets.valuesIn(set).flatMap(value => spanOf(value)?.[1] ?? [])
    return own.length === 0 ? undefined : isLargest ? Math.max(...own) : Math.min(...own)
  })
  return document => {
    const place = places[columns.shapeNumbers[document] as number] as number
    return place >= 0 ? numbers[columns.cells[(columns.starts[document] as number) + place] as number] : undefined
  }
}
