import {
  createSeenKeys,
  type EntryContent,
  type EntrySource,
  type ImportEntry,
  type RowProblem,
  type SourceRow,
} from '../entry/import-entry.ts'
import { type CsvFile, countColumns, groupRows } from './open-csv.ts'

/** A row with its cells by field; a cell without column is empty. */
export interface TableRow<Field extends string> {
  readonly row: SourceRow
  readonly cell: (field: Field) => string
  readonly has: (field: Field) => boolean
  /** The cells of columns that are no fields, by their names. */
  readonly others: () => readonly (readonly [column: string, text: string])[]
}

/** Where it is written down what is wrong with rows that belong together: a refusal takes all of them out. */
export interface TableFindings<Field extends string> {
  readonly refuse: (row: TableRow<Field>, field: Field, reason: string) => void
  readonly note: (row: TableRow<Field>, field: Field, reason: string) => void
}

/** How rows of a kind of CSV file are read, in which those of one thing follow each other. */
export interface TableSpec<Field extends string> {
  /** What the columns are called, in any case. */
  readonly names: Readonly<Record<Field, readonly string[]>>
  /** Columns that are known and have no place here. */
  readonly withoutPlace: RegExp
  /** What a row is about; rows that follow each other with the same, or with none, belong together. */
  readonly keyOf: (row: TableRow<Field>) => string
  /** What the rows say; more than one thing where rows name their own. */
  readonly read: (
    key: string,
    rows: readonly [TableRow<Field>, ...TableRow<Field>[]],
    findings: TableFindings<Field>,
  ) => readonly TableEntry[]
}

/** A thing with its key, and the rows that say it; by default all of them. */
export type TableEntry = EntryContent & { readonly key: string; readonly rows?: readonly SourceRow[] }

/** The columns of a header that a table has as fields. */
function placesOf<Field extends string>(header: readonly string[], names: TableSpec<Field>['names']): Map<Field, number> {
  const lower = header.map(column => column.toLowerCase())
  const places = new Map<Field, number>()
  for (const [field, wanted] of Object.entries(names) as [Field, readonly string[]][]) {
    const place = wanted.map(name => lower.indexOf(name.toLowerCase())).find(index => index >= 0)
    if (place !== undefined) places.set(field, place)
  }
  return places
}

/** Things that a CSV file lists, read as the table says. */
export function readTable<Field extends string>({ header, rows }: CsvFile, spec: TableSpec<Field>): EntrySource {
  const places = placesOf(header, spec.names)
  const taken = new Set(places.values())
  const free = header.flatMap((name, index) => (taken.has(index) ? [] : [[name, index] as const]))
  const others = new Map(free.map(([name, index]) => [index, reasonOf(name, spec.withoutPlace)]))
  const counted = countColumns(header, others)
  return { header, columnNotes: counted.notes, entries: entries() }

  function rowOf(row: SourceRow): TableRow<Field> {
    return {
      row,
      cell: field => (row.cells[places.get(field) ?? -1] ?? '').trim(),
      has: field => places.has(field),
      others: () => free.map(([name, index]) => [name, (row.cells[index] ?? '').trim()] as const),
    }
  }

  async function* entries(): AsyncGenerator<ImportEntry> {
    const seen = createSeenKeys()
    for await (const group of groupRows(rows, (row, before) => spec.keyOf(rowOf(row)) || row.productOfReport || before)) {
      if ('problem' in group) {
        yield { kind: 'refused', key: '', rows: [], refusals: [group.problem], notes: [] }
        continue
      }
      for (const { cells } of group.rows) counted.count(cells)
      yield* entriesOf(group.key, group.rows, seen.isSeen(group.key))
    }
  }

  function entriesOf(key: string, group: readonly SourceRow[], isRepeated: boolean): readonly ImportEntry[] {
    const refusals: RowProblem[] = []
    const notes: RowProblem[] = []
    const problem = ({ row, cell }: TableRow<Field>, field: Field, reason: string): RowProblem => {
      return { row, column: header[places.get(field) ?? -1] ?? field, value: cell(field), reason }
    }
    const findings: TableFindings<Field> = {
      refuse: (row, field, reason) => refusals.push(problem(row, field, reason)),
      note: (row, field, reason) => notes.push(problem(row, field, reason)),
    }
    const [first, ...more] = group.map(rowOf)
    if (!first) return []
    const read = spec.read(key, [first, ...more], findings)
    if (isRepeated && read.length > 0)
      refusals.push({
        row: first.row,
        column: '',
        value: key,
        reason: 'this stands further up in the file; put its rows together',
      })
    if (refusals.length === 0)
      return read.map(({ rows: own = group, ...content }, index): ImportEntry => {
        return { ...content, rows: own, refusals: [], notes: index === 0 ? notes : [] }
      })
    const named = new Set(refusals.map(({ row }) => row))
    const rest = group.flatMap((row): RowProblem[] => {
      const reason = `this was refused because of line ${refusals[0]?.row.line}; correct that one`
      return named.has(row) ? [] : [{ row, column: '', value: '', reason }]
    })
    return [{ kind: 'refused', key, rows: [], refusals: [...refusals, ...rest], notes: [] }]
  }
}

function reasonOf(name: string, withoutPlace: RegExp): string {
  return withoutPlace.test(name)
    ? 'this shop has no place for it; nothing has to be done'
    : 'this column is unknown and was not imported; rename it if it is one of docs/importing.md'
}
