import type { Language } from '@shop/domain/market'
import { type CsvFile, countColumns } from '../csv/open-csv.ts'
import { type EntrySource, type ImportEntry, ImportFileError, type RowProblem, type SourceRow } from '../entry/import-entry.ts'
import { languageOfLocale, localizedOf } from '../text/text-values.ts'
import { CATEGORY_TEXTS, type CategoryText, categoryDraftOf } from './category-draft.ts'

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
type CategoryField = (typeof FIELDS)[keyof typeof FIELDS]

/** Columns that only files of categories have. */
const OF_CATEGORIES = /^(?:externalid|orderhint|parent(?:key|id|\..+)|ancestors(?:\..+)?)$/i
/** Columns that only files of products have. */
const OF_PRODUCTS =
  /^(?:producttype(?:\..+)?|variant(?:id|key)|variants(?:\..+)?|sku|prices|images|categories(?:\..+)?|tax(?:category(?:\..+)?)?|publish(?:ed)?|masterdata(?:\..+)?)$/i

const WITHOUT_PLACE =
  /^(?:_?id|version|data-object|_?createdat|_?lastmodifiedat|parent\.typeid|ancestors(?:\..+)?|metakeywords(?:\..+)?|assets(?:\..+)?|custom(?:\..+)?|stores?(?:\..+)?)$/i

/** The columns of a header of categories. */
interface CategoryColumns {
  readonly places: ReadonlyMap<CategoryField, number>
  readonly texts: ReadonlyMap<number, { readonly text: CategoryText; readonly language: Language }>
  readonly others: ReadonlyMap<number, string>
}

/** Whether a header is one of categories: it has a column that only they have, and none that only products have. */
export function isCategoryHeader(header: readonly string[]): boolean {
  return header.some(column => OF_CATEGORIES.test(column)) && !header.some(column => OF_PRODUCTS.test(column))
}

/** Reads a header of categories. `language` is that of texts without one. */
function readCategoryColumns(header: readonly string[], language: Language): CategoryColumns {
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

/** More categories than a shop has; commercetools itself keeps 10,000. */
const MAX_CATEGORIES = 50_000

/** A row with what others may call its category. */
interface NamedRow {
  readonly row: SourceRow
  readonly key: string
  readonly names: readonly string[]
  readonly texts: Readonly<Record<CategoryText, ReturnType<typeof localizedOf>>>
}

/**
 * Categories of a CSV export of commercetools, one per row, parents before what is below them whatever the order of the
 * file. Throws `ImportFileError` where there are too many to be held.
 */
export function readCategoryCsv({ header, rows }: CsvFile, language: Language): EntrySource {
  const columns = readCategoryColumns(header, language)
  const counted = countColumns(header, columns.others)
  const cellOf = ({ cells }: SourceRow, field: CategoryField) => (cells[columns.places.get(field) ?? -1] ?? '').trim()
  return { header, columnNotes: counted.notes, entries: entries() }

  async function* entries(): AsyncGenerator<ImportEntry> {
    const named: NamedRow[] = []
    for await (const read of rows) {
      if ('problem' in read) {
        counted.count(read.problem.row.cells)
        yield refused('', [read.problem])
        continue
      }
      counted.count(read.row.cells)
      named.push(nameRow(read.row))
      if (named.length > MAX_CATEGORIES) throw new ImportFileError(`more than ${MAX_CATEGORIES} categories; divide the file`)
    }
    const keys = keysByName(named)
    const parentOf = ({ row }: NamedRow) => {
      const parent = cellOf(row, 'parentKey') || cellOf(row, 'parentId')
      return cellOf(row, 'parentKey') ? parent : (keys.get(parent) ?? parent)
    }
    const seen = new Set<string>()
    for (const one of parentsFirst(named, parentOf)) {
      yield seen.has(one.key) ? twice(one) : entryOf(one, parentOf(one))
      seen.add(one.key)
    }
  }

  function nameRow(row: SourceRow): NamedRow {
    const texts = Object.fromEntries(CATEGORY_TEXTS.map(text => [text, textsOf(row, text)])) as NamedRow['texts']
    const slugs = Object.values(texts.slug)
    const key = cellOf(row, 'key') || cellOf(row, 'externalId') || slugs[0] || ''
    return { row, key, texts, names: [cellOf(row, 'id'), cellOf(row, 'externalId'), ...slugs].filter(Boolean) }
  }

  function textsOf({ cells }: SourceRow, wanted: CategoryText) {
    const own = [...columns.texts].filter(([, { text }]) => text === wanted)
    return localizedOf(own.map(([index, column]) => [column.language, (cells[index] ?? '').trim()] as const))
  }

  function entryOf({ row, key, texts }: NamedRow, parentKey: string): ImportEntry {
    const draft = categoryDraftOf({ key, parentKey, texts, orderHint: cellOf(row, 'orderHint') })
    if ('key' in draft) return { kind: 'category', key, category: draft, rows: [row], refusals: [], notes: [] }
    return refused(
      key,
      draft.map(problem => ({ row, ...problem, column: columnOf(problem.column) })),
    )
  }

  function twice({ row, key }: NamedRow): ImportEntry {
    const reason = 'this category stands further up in the file already; remove or rename one'
    return refused(key, [{ row, column: columnOf('key'), value: key, reason }])
  }

  /** The name of a column as the file writes it. */
  function columnOf(name: string): string {
    return header.find(column => column.toLowerCase() === name.toLowerCase()) ?? name
  }
}

function refused(key: string, refusals: readonly RowProblem[]): ImportEntry {
  return { kind: 'refused', key, rows: [], refusals, notes: [] }
}

/** Keys of categories by their ids, external ids and slugs. */
function keysByName(rows: readonly NamedRow[]): ReadonlyMap<string, string> {
  return new Map(rows.toReversed().flatMap(({ key, names }) => names.toReversed().map(name => [name, key] as const)))
}

/** Rows in their order, each behind the row of its parent; those that are below themselves stay for the shop to refuse. */
function parentsFirst(rows: readonly NamedRow[], parentOf: (row: NamedRow) => string): NamedRow[] {
  const byKey = new Map(rows.toReversed().map(row => [row.key, row]))
  const placed = new Set<NamedRow>()
  return rows.flatMap(row => {
    const way: NamedRow[] = []
    for (let above: NamedRow | undefined = row; above && !placed.has(above); above = byKey.get(parentOf(above))) {
      placed.add(above)
      way.push(above)
    }
    return way.reverse()
  })
}
