import type { CountryCode } from '@shop/domain/market'
import type { FacetName } from '@shop/domain/search'
import { MarketPlane, ProductColumns, type StoredProductColumns, VALUE_FACETS } from '../facets/columns.ts'
import type { StoredValueSets } from '../facets/value-sets.ts'
import { BitSet } from '../index/bit-set.ts'
import { CodeTable } from '../index/code-table.ts'
import type { IndexParts } from '../index/index-parts.ts'
import { NameStore, type StoredNames } from '../index/name-store.ts'
import { NamedThings } from '../index/named-things.ts'
import { ProductNumbers } from '../index/product-numbers.ts'
import { makeSegment, type Segment } from '../index/segment.ts'
import { TextIndex } from '../index/text-index.ts'
import type { Column, Sections } from './sections.ts'

/** What all languages share. */
type SharedParts = Pick<IndexParts, 'numbers' | 'codes' | 'formerCodes' | 'columns' | 'planes'>

const COLUMNS = ['ratings', 'createdSeconds', 'boosts'] as const
const ATTRIBUTE_COLUMNS = ['shapeNumbers', 'starts', 'cells'] as const
const NAME_COLUMNS = ['words', 'wordStarts', 'names', 'starts'] as const
const PLANE_COLUMNS = ['prices', 'stocks', 'published'] as const

/** Numbers, codes, facts and offers as they are kept. */
export function sectionsOfShared({ numbers, codes, formerCodes, columns, planes }: SharedParts): Sections {
  const kept: Record<string, Column> = Object.fromEntries(COLUMNS.map(name => [name, columns[name]]))
  for (const [market, plane] of planes) for (const name of PLANE_COLUMNS) kept[`${market}.${name}`] = plane[name]
  const values: Partial<Record<FacetName, StoredValueSets>> = {}
  for (const { name } of VALUE_FACETS) {
    const { numbers: sets, sets: valueSets } = columns.valuesOf(name)
    kept[`facet.${name}`] = sets
    values[name] = valueSets.toStored()
  }
  const attributes = columns.attributes.toStored()
  for (const name of ATTRIBUTE_COLUMNS) kept[`attributes.${name}`] = attributes[name]
  const lists: Record<string, readonly string[]> = { ids: numbers.toStored() }
  for (const [name, table] of Object.entries({ codes, formerCodes })) {
    const stored = table.toStored()
    kept[`${name}.owners`] = stored.documents
    lists[name] = stored.codes
    lists[`${name}.keys`] = stored.keys
  }
  return {
    columns: kept,
    lists,
    values: {
      markets: [...planes.keys()],
      facets: values,
      levels: columns.levels,
      attributes: { shapes: attributes.shapes, values: attributes.values },
    },
  }
}

/** Numbers, codes, facts and offers as they were. */
export function sharedOfSections({ columns, lists, values }: Sections): SharedParts {
  const planes = (values.markets as CountryCode[]).map(market => {
    const [prices, stocks, published] = PLANE_COLUMNS.map(name => columns[`${market}.${name}`])
    return [market, new MarketPlane({ prices, stocks, published } as ConstructorParameters<typeof MarketPlane>[0])] as const
  })
  const sets = values.facets as Readonly<Record<FacetName, StoredValueSets>>
  const stored = {
    levels: values.levels,
    attributes: {
      ...(values.attributes as object),
      ...Object.fromEntries(ATTRIBUTE_COLUMNS.map(name => [name, columns[`attributes.${name}`]])),
    },
    values: Object.fromEntries(VALUE_FACETS.map(({ name }) => [name, { sets: sets[name], numbers: columns[`facet.${name}`] }])),
    ...Object.fromEntries(COLUMNS.map(name => [name, columns[name]])),
  } as unknown as StoredProductColumns
  const codeTable = (name: string) =>
    new CodeTable({
      codes: lists[name] ?? [],
      keys: lists[`${name}.keys`] ?? [],
      documents: columns[`${name}.owners`] as Uint32Array,
    })
  return {
    numbers: new ProductNumbers(lists.ids),
    codes: codeTable('codes'),
    formerCodes: codeTable('formerCodes'),
    columns: new ProductColumns(stored),
    planes: new Map(planes),
  }
}

/** Texts of a language and the names of its categories. */
interface TextParts {
  readonly index: TextIndex
  readonly categoryNames: NamedThings
}

/** Texts as they are kept. */
export function sectionsOfTexts({ index, categoryNames }: TextParts): Sections {
  const { packed, fresh } = index.names.toStored()
  const columns: Record<string, Column> = { order: index.order.order }
  for (const name of NAME_COLUMNS) columns[`names.${name}`] = packed[name]
  const lists: Record<string, readonly string[]> = {}
  index.segments.forEach((segment, place) => {
    columns[`${place}.valid`] = segment.valid.bytes
    for (const part of ['primary', 'secondary'] as const) {
      const { terms, postings } = segment[part]
      lists[`${place}.${part}.terms`] = terms
      columns[`${place}.${part}.offsets`] = postings.offsets
      columns[`${place}.${part}.postings`] = postings.bytes
    }
  })
  const names = [...categoryNames.names].map(([id, { name }]) => [id, name])
  const documentCounts = index.segments.map(({ documentCount }) => documentCount)
  return { columns, lists, values: { language: index.language, documentCounts, names, fresh } }
}

/** Texts as they were; `once` gives the same string for the same term. */
export function textsOfSections({ columns, lists, values }: Sections, once: (term: string) => string): TextParts {
  const { language, documentCounts, names, fresh } = values as {
    language: string
    documentCounts: number[]
    names: [id: string, name: string][]
    fresh: StoredNames['fresh']
  }
  const segments = documentCounts.map((documentCount, place): Segment => {
    const dictionary = (part: string) => ({
      terms: (lists[`${place}.${part}.terms`] as readonly string[]).map(once),
      postings: {
        offsets: columns[`${place}.${part}.offsets`] as Uint32Array,
        bytes: columns[`${place}.${part}.postings`] as Uint8Array,
      },
    })
    const valid = new BitSet(columns[`${place}.valid`] as Uint8Array)
    return { ...makeSegment(dictionary('primary'), dictionary('secondary'), valid), documentCount }
  })
  const packed = Object.fromEntries(
    NAME_COLUMNS.map(name => [name, columns[`names.${name}`]]),
  ) as unknown as StoredNames['packed']
  const store = new NameStore({ packed, fresh })
  const categoryNames = new NamedThings()
  for (const [id, name] of names) categoryNames.set(id, name)
  return { index: new TextIndex(language, { names: store, order: columns.order as Uint32Array, segments }), categoryNames }
}
