import type { Language } from '@shop/domain/market'
import { CATEGORY_TEXTS, type CategoryText } from './category-draft.ts'
import { languageOfLocale } from './localized-text.ts'

/** Columns with one value; those of the older category tool name the parent by its external id. */
const FIELDS = {
  key: 'key',
  externalid: 'externalId',
  id: 'id',
  'parent.key': 'parentKey',
  parentkey: 'parentKey',
  'parent.id': 'parentId',
  'parent.externalid': 'parentId',
  parentid: 'parentId',
  orderhint: 'orderHint',
} as const
export type CategoryField = (typeof FIELDS)[keyof typeof FIELDS]

/** Columns that only files of categories have. */
const OF_CATEGORIES = /^(?:externalid|orderhint|parent(?:key|id|\..+)|ancestors(?:\..+)?)$/i
/** Columns that only files of products have. */
const OF_PRODUCTS =
  /^(?:producttype(?:\..+)?|variant(?:id|key)|variants(?:\..+)?|sku|prices|images|categories(?:\..+)?|tax(?:category(?:\..+)?)?|publish(?:ed)?|masterdata(?:\..+)?)$/i

const WITHOUT_PLACE =
  /^(?:_?id|version|data-object|_?createdat|_?lastmodifiedat|parent\.typeid|ancestors(?:\..+)?|metakeywords(?:\..+)?|assets(?:\..+)?|custom(?:\..+)?|stores?(?:\..+)?)$/i

/** What stands where in a header of categories. */
export interface CategoryColumns {
  readonly places: ReadonlyMap<CategoryField, number>
  readonly texts: ReadonlyMap<number, { readonly text: CategoryText; readonly language: Language }>
  readonly others: ReadonlyMap<number, string>
}

/** Whether a header is one of categories: it has a column that only they have, and none that only products have. */
export function isCategoryHeader(header: readonly string[]): boolean {
  return header.some(column => OF_CATEGORIES.test(column)) && !header.some(column => OF_PRODUCTS.test(column))
}

/** Reads a header of categories. `language` is that of texts without one. */
export function readCategoryColumns(header: readonly string[], language: Language): CategoryColumns {
  const places = new Map<CategoryField, number>()
  const texts = new Map<number, { text: CategoryText; language: Language }>()
  const others = new Map<number, string>()
  header.forEach((column, index) => {
    const [, stem = '', locale] = /^([^.]+)(?:\.(.+))?$/.exec(column) ?? []
    const text = CATEGORY_TEXTS.find(name => name.toLowerCase() === stem.toLowerCase())
    const spoken = locale === undefined ? language : languageOfLocale(locale)
    const field = Object.entries(FIELDS).find(([name]) => name === column.toLowerCase())?.[1]
    if (field && !places.has(field)) places.set(field, index)
    else if (field) others.set(index, `another column says the same (${header[places.get(field) ?? 0]})`)
    else if (text && spoken) texts.set(index, { text, language: spoken })
    else if (text) others.set(index, `this shop does not speak ${locale}; nothing has to be done`)
    else if (WITHOUT_PLACE.test(column)) others.set(index, 'this shop has no place for it; nothing has to be done')
    else others.set(index, 'this column is unknown and was not imported; rename it if it is one of docs/importing.md')
  })
  return { places, texts, others }
}
