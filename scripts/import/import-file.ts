import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { findImportProgress, finishImport, forgetImportProgress } from '@shop/engine/catalogue'
import type { EngineContext } from '@shop/engine/database'
import { findPictureProgress } from '@shop/engine/imported-picture'
import { type BatchOutcome, type ImportItem, importBatch } from '@shop/engine/takeover'
import {
  columnLineOf,
  type EntrySource,
  type ImportEntry,
  ImportFileError,
  readCommercetools,
  readShopify,
  reportHeaderOf,
} from '@shop/importers'
import {
  type AttributeMapping,
  type Collision,
  mapAttributes,
  NO_MAPPING,
  noteCollision,
  proposeMapping,
  readMapping,
} from './attribute-mapping.ts'
import { countEntry, type ImportCounts, messageOf, NOTHING } from './import-counts.ts'
import { progressTextOf } from './picture-progress.ts'
import type { ImportOptions } from './read-import-options.ts'
import { examineFile, readTextFile } from './read-text-file.ts'
import { openReportFile, type ReportFile, reportOf } from './report-file.ts'

/** What an import works with. */
interface ImportSurroundings {
  readonly context: EngineContext
  readonly write: (line: string) => void
  /** Ends the import after the batch it is at. */
  readonly signal?: AbortSignal
  /** Products per transaction. */
  readonly batchSize?: number
}

/** What became of a file. */
export interface FileResult extends ImportCounts {
  readonly isInterrupted: boolean
  readonly report?: string
}

/** What an import keeps with its progress. */
interface Kept {
  readonly counts: ImportCounts
  readonly reportBytes: number
}

const BATCH = 200
const MAX_ROWS_HELD = 5000

/**
 * Imports a file, or goes on where the last import of the same file and options was interrupted. Throws
 * `ImportFileError` for a file that cannot be imported at all; rows that cannot are in the report.
 */
export async function importFile(path: string, options: ImportOptions, surroundings: ImportSurroundings): Promise<FileResult> {
  const { context, write } = surroundings
  const { hash } = await examineFile(path)
  const mapping = options.mapping === undefined ? NO_MAPPING : readMapping(options.mapping)
  const source = await openSource(path, options)
  const id = idOf(hash, options, mapping)
  const collisions = new Map<string, Collision>()
  if (options.restart && !options.dryRun) await forgetImportProgress(context, id)
  const progress = options.dryRun ? undefined : await findImportProgress(context, id)
  const kept = (progress?.document ?? { counts: NOTHING, reportBytes: 0 }) as Kept
  const done = progress?.entries ?? 0
  if (done > 0) write(`goes on after ${kept.counts.rows} rows that are imported already`)
  const reportPath = await requireReportPath(path, options.report)
  const reportBytes = await lengthLeft(reportPath, kept.reportBytes)
  if (reportBytes < kept.reportBytes) write(`${reportPath} of the first part is gone; a new one begins`)
  const report = await openReportFile(reportPath, reportHeaderOf(source.header), reportBytes)
  try {
    const run = { id, source, report, file: basename(path), options, mapping, collisions, ...surroundings }
    const end = await importEntries(run, done, { counts: kept.counts, reportBytes })
    const columns = end.isInterrupted ? [] : source.columnNotes().filter(({ rows }) => rows > 0)
    const lines = columns.map(note => columnLineOf(note, { file: run.file, columns: source.header.length }))
    const length = await report.write(end.reportBytes, lines)
    if (!end.isInterrupted && !options.dryRun) await finishImport(context, id)
    for (const { column, rows, reason } of columns) write(`column ${column}: ${rows} rows have a value; ${reason}`)
    if (end.newCategories.size > 0)
      write(`${end.newCategories.size} categories ${options.dryRun ? 'would be' : 'were'} made: ${listOf(end.newCategories)}`)
    if (end.hasPictures && !options.dryRun)
      write(`pictures: ${progressTextOf(await findPictureProgress(context))}; how far it is: npm run admin -- pictures list`)
    write(messageOf(end.counts, options.dryRun))
    if (options.dryRun && collisions.size > 0) write(proposeMapping(`${path}.mapping.json`, collisions))
    if (length > 0) write(`what was not taken over, row by row: ${reportPath}`)
    return { ...end.counts, isInterrupted: end.isInterrupted, ...(length > 0 ? { report: reportPath } : {}) }
  } finally {
    await report.close()
  }
}

interface Run extends ImportSurroundings {
  readonly mapping: AttributeMapping
  /** Attributes of the file that do not fit those of the shop. */
  readonly collisions: Map<string, Collision>
  readonly id: string
  readonly source: EntrySource
  readonly report: ReportFile
  readonly file: string
  readonly options: ImportOptions
}

async function importEntries(run: Run, done: number, start: Kept) {
  const { source, signal, write, batchSize = BATCH, options } = run
  const tick = createTicker(write, start.counts.rows)
  const newCategories = new Set<string>()
  let hasPictures = false
  let kept = start
  let entries = done
  let batch: ImportEntry[] = []
  let index = 0
  const flush = async () => {
    const saved = await importOne(run, batch, entries, kept)
    for (const key of saved.newCategories) newCategories.add(key)
    kept = saved.kept
    entries += batch.length
    batch = []
    tick(kept.counts, options.dryRun)
  }
  for await (const read of source.entries) {
    if (signal?.aborted) break
    if (index++ < done) continue
    const entry = read.kind === 'product' ? { ...read, product: mapAttributes(read.product, run.mapping) } : read
    batch.push(entry)
    hasPictures ||= namesPictures(entry)
    const held = batch.reduce((rows, one) => rows + one.rows.length + one.refusals.length, 0)
    if (batch.length >= batchSize || held >= MAX_ROWS_HELD) await flush()
  }
  if (batch.length > 0 && !signal?.aborted) await flush()
  return { ...kept, newCategories, hasPictures, isInterrupted: signal?.aborted ?? false }
}

async function importOne(run: Run, batch: readonly ImportEntry[], entries: number, before: Kept) {
  const { context, id, options, report } = run
  const items = batch.flatMap(itemOf)
  const { overwritesStock, isInviting } = options
  const after = async (outcome: BatchOutcome): Promise<Kept> => {
    for (const { kind, ...rest } of outcome.outcomes)
      if (kind === 'refused' && 'refusal' in rest) noteCollision(run.collisions, rest.refusal)
    const { counts, lines } = settle(run, batch, outcome, before.counts)
    return { counts, reportBytes: await report.write(before.reportBytes, lines) }
  }
  if (options.dryRun) {
    const outcome = await importBatch(context, items, { overwritesStock, isInviting })
    return { kept: await after(outcome), newCategories: outcome.newCategories }
  }
  let kept = before
  const progress = {
    id,
    entries,
    after: async (outcome: BatchOutcome) => {
      kept = await after(outcome)
      return { entries: entries + batch.length, document: kept }
    },
  }
  const { newCategories } = await importBatch(context, items, { overwritesStock, isInviting, progress })
  return { kept, newCategories }
}

function settle({ file, source }: Run, batch: readonly ImportEntry[], { outcomes }: BatchOutcome, before: ImportCounts) {
  let counts = before
  let index = 0
  const lines = batch.flatMap(entry => {
    const outcome = entry.kind === 'refused' ? undefined : outcomes[index++]
    counts = countEntry(counts, entry, outcome)
    return reportOf(entry, outcome, { file, columns: source.header.length })
  })
  return { counts, lines }
}

function itemOf(entry: ImportEntry): ImportItem[] {
  switch (entry.kind) {
    case 'product':
      return [{ kind: 'product', product: entry.product }]
    case 'category':
      return [{ kind: 'category', category: entry.category }]
    case 'stock':
      return [{ kind: 'stock', stock: entry.stock }]
    case 'redirection':
      return [{ kind: 'redirection', redirection: entry.redirection }]
    case 'customer':
      return [{ kind: 'customer', customer: entry.customer }]
    case 'order':
      return [{ kind: 'order', order: entry.order }]
    case 'discount':
      return [{ kind: 'discount', discount: entry.discount }]
    case 'refused':
      return []
  }
}

function namesPictures(entry: ImportEntry): boolean {
  if (entry.kind !== 'product') return false
  const { images, variants } = entry.product
  return images.length > 0 || variants.some(variant => variant.images.length > 0)
}

function openSource(path: string, options: ImportOptions): Promise<EntrySource> {
  const chunks = readTextFile(path)
  return options.format === 'shopify' ? readShopify(chunks, options) : readCommercetools(chunks, options.language)
}

/** The same file with other options is another import. */
function idOf(hash: string, options: ImportOptions, mapping: AttributeMapping): string {
  const { format, language, overwritesStock, isInviting } = options
  const currency = options.format === 'shopify' ? options.currency : ''
  return createHash('sha256')
    .update(JSON.stringify([hash, format, language, currency, overwritesStock, isInviting, mapping]))
    .digest('hex')
}

async function requireReportPath(path: string, wanted: string | undefined): Promise<string> {
  const report = wanted ?? `${path}.report.csv`
  if (resolve(report) === resolve(path)) throw new ImportFileError('--report is the file itself; name another one')
  const found = await stat(report).catch(() => undefined)
  if (!found) return report
  if (!found.isFile()) throw new ImportFileError(`--report ${report} is not a file; name another one`)
  const handle = await open(report, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(20), 0, 20, 0)
    const isReport = bytesRead === 0 || buffer.toString('utf8', 0, bytesRead).includes('Import result')
    if (!isReport) throw new ImportFileError(`${report} exists and is no report; name another one with --report`)
  } finally {
    await handle.close()
  }
  return report
}

async function lengthLeft(path: string, wanted: number): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  return found && found.size >= wanted ? wanted : 0
}

const LISTED = 10

function listOf(keys: ReadonlySet<string>): string {
  const some = [...keys].slice(0, LISTED).join(', ')
  return keys.size > LISTED ? `${some} …` : some
}

const SECOND = 1000

/** Says how far the import is, at most once a second. */
function createTicker(write: (line: string) => void, startRows: number) {
  const start = performance.now()
  let last = start
  return (counts: ImportCounts, dryRun: boolean) => {
    const now = performance.now()
    if (now - last < SECOND) return
    last = now
    write(`${messageOf(counts, dryRun)} (${Math.round(((counts.rows - startRows) * SECOND) / (now - start))} rows/s)`)
  }
}
