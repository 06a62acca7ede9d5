import type { CountryCode } from '@shop/domain/market'
import type { IndexParts } from '../embedded/embedded-index.ts'
import { ProductNumbers } from '../embedded/product-numbers.ts'
import { type KeptProductColumns, MarketPlane, ProductColumns } from '../facets/index.ts'
import { CodeTable } from '../index/index.ts'
import type { Column, Sections } from './sections.ts'

/** What all languages share. */
export type SharedParts = Pick<IndexParts, 'numbers' | 'codes' | 'columns' | 'planes'>

const COLUMNS = ['brands', 'tags', 'categories', 'ratings', 'createdSeconds', 'boosts'] as const
const PLANE_COLUMNS = ['prices', 'stocks', 'published'] as const
/** Codes of a product stand in lines, and so do the entries of a list. */
const LINE_END_IN_CODES = /\n/g
const SPACE_IN_CODES = / /g

/** Numbers, codes, facts and offers as they are kept. */
export function sectionsOfShared({ numbers, codes, columns, planes }: SharedParts): Sections {
  const kept: Record<string, Column> = Object.fromEntries(COLUMNS.map(name => [name, columns[name]]))
  for (const [market, plane] of planes) for (const name of PLANE_COLUMNS) kept[`${market}.${name}`] = plane[name]
  return {
    columns: kept,
    lists: { ids: numbers.toKeep(), codes: codes.codes.map(text => text.replace(LINE_END_IN_CODES, ' ')) },
    values: {
      markets: [...planes.keys()],
      brandNames: columns.brandNames.values,
      tagSets: columns.tagSets.toKeep(),
      categorySets: columns.categorySets.toKeep(),
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
  const kept = { ...values, ...Object.fromEntries(COLUMNS.map(name => [name, columns[name]])) } as unknown as KeptProductColumns
  return {
    numbers: new ProductNumbers(lists.ids),
    codes: new CodeTable(lists.codes?.map(text => text.replace(SPACE_IN_CODES, '\n'))),
    columns: new ProductColumns(kept),
    planes: new Map(planes),
  }
}
