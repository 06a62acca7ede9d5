import type { CountryCode } from '@shop/domain/market'
import type { FacetName } from '@shop/domain/search'
import type { IndexParts } from '../embedded/embedded-index.ts'
import { MarketPlane, ProductColumns, type StoredProductColumns, VALUE_FACETS } from '../facets/columns.ts'
import type { StoredValueSets } from '../facets/value-sets.ts'
import { CodeTable } from '../index/code-table.ts'
import { ProductNumbers } from '../index/product-numbers.ts'
import type { Column, Sections } from './sections.ts'

/** What all languages share. */
export type SharedParts = Pick<IndexParts, 'numbers' | 'codes' | 'columns' | 'planes'>

const COLUMNS = ['ratings', 'createdSeconds', 'boosts'] as const
const PLANE_COLUMNS = ['prices', 'stocks', 'published'] as const

/** Numbers, codes, facts and offers as they are kept. */
export function sectionsOfShared({ numbers, codes, columns, planes }: SharedParts): Sections {
  const kept: Record<string, Column> = Object.fromEntries(COLUMNS.map(name => [name, columns[name]]))
  for (const [market, plane] of planes) for (const name of PLANE_COLUMNS) kept[`${market}.${name}`] = plane[name]
  const values: Partial<Record<FacetName, StoredValueSets>> = {}
  for (const { name } of VALUE_FACETS) {
    const { numbers: sets, sets: valueSets } = columns.valuesOf(name)
    kept[`facet.${name}`] = sets
    values[name] = valueSets.toStore()
  }
  const { codes: codesOfProducts, keys, documents } = codes.toKeep()
  return {
    columns: { ...kept, codeOwners: documents },
    lists: { ids: numbers.toKeep(), codes: codesOfProducts, codeKeys: keys },
    values: {
      markets: [...planes.keys()],
      facets: values,
      levels: columns.levels,
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
    values: Object.fromEntries(VALUE_FACETS.map(({ name }) => [name, { sets: sets[name], numbers: columns[`facet.${name}`] }])),
    ...Object.fromEntries(COLUMNS.map(name => [name, columns[name]])),
  } as unknown as StoredProductColumns
  return {
    numbers: new ProductNumbers(lists.ids),
    codes: new CodeTable({ codes: lists.codes ?? [], keys: lists.codeKeys ?? [], documents: columns.codeOwners as Uint32Array }),
    columns: new ProductColumns(stored),
    planes: new Map(planes),
  }
}
