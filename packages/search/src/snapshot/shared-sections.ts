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

/** Numbers, codes, facts and offers as they are kept. */
export function sectionsOfShared({ numbers, codes, columns, planes }: SharedParts): Sections {
  const kept: Record<string, Column> = Object.fromEntries(COLUMNS.map(name => [name, columns[name]]))
  for (const [market, plane] of planes) for (const name of PLANE_COLUMNS) kept[`${market}.${name}`] = plane[name]
  const { codes: codesOfProducts, keys, documents } = codes.toKeep()
  return {
    columns: { ...kept, codeOwners: documents },
    lists: { ids: numbers.toKeep(), codes: codesOfProducts, codeKeys: keys },
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
    codes: new CodeTable({ codes: lists.codes ?? [], keys: lists.codeKeys ?? [], documents: columns.codeOwners as Uint32Array }),
    columns: new ProductColumns(kept),
    planes: new Map(planes),
  }
}
