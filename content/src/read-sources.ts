import { readdirSync, readFileSync, statSync } from 'node:fs'
import { contentSourcesOf } from '@shop/domain/content'
import type { Locale } from '@shop/domain/market'
import { Packed } from './packed.ts'

/** Files by the language or locale they were written for, then by key. */
export type Sources<Key extends string, Item> = ReadonlyMap<string, ReadonlyMap<Key, Item>>

/** The same, each file as bytes until it is asked for. */
export type PackedSources<Key extends string, Item extends object> = Sources<Key, Packed<Item>>

/** How the files of a folder are read: their keys, their schema, and a callback for invalid ones. */
export interface SourceFolder<Key extends string, Item> {
  readonly folder: URL
  readonly isKey: (key: string) => key is Key
  readonly schema: { parse(content: unknown): Item }
  /** What is taken of a file, before its schema reads it; tells of a part that it leaves out. */
  readonly takeFrom?: (file: unknown, onLeftOut: (part: string) => void) => unknown
  readonly onInvalidKey: (key: string) => void
}

/** Reads `<source>/<key>.json` of a folder. An invalid or unreadable file is reported and left out. */
export function readSources<Key extends string, Item>(source: SourceFolder<Key, Item>): Sources<Key, Item> {
  const sources = readdirSync(source.folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return new Map(sources.map(({ name }) => [name, readSource(new URL(`${name}/`, source.folder), source)]))
}

/** As `readSources`, for a process that holds all files and shows few of them. */
export function readPackedSources<Key extends string, Item extends object>(
  source: SourceFolder<Key, Item>,
): PackedSources<Key, Item> {
  return readSources({ ...source, schema: { parse: content => new Packed(source.schema.parse(content)) } })
}

/** A locale's item under a key: its own, else that of its fallback locale, else that of its language (CMS-07). */
export function findInSources<Key extends string, Item extends object>(
  sources: PackedSources<Key, Item>,
  key: Key,
  locale: Locale,
) {
  for (const source of contentSourcesOf(locale)) {
    const packed = sources.get(source)?.get(key)
    if (packed) return { item: packed.item, source }
  }
  return undefined
}

/** Whether a locale has an item under a key, its own or that of a fallback. */
export function isInSources<Key extends string>(sources: Sources<Key, unknown>, key: Key, locale: Locale): boolean {
  return contentSourcesOf(locale).some(source => sources.get(source)?.has(key))
}

/** As `findInSources`, but from the file as it is now: the same item while the file stays the same. */
export function readItem<Key extends string, Item>(
  { folder, key, schema }: Pick<SourceFolder<Key, Item>, 'folder' | 'schema'> & { readonly key: Key },
  locale: Locale,
): Item | undefined {
  for (const source of contentSourcesOf(locale)) {
    const item = readAnew(new URL(`${source}/${key}.json`, folder), schema)
    if (item) return item
  }
  return undefined
}

function readSource<Key extends string, Item>(
  folder: URL,
  { isKey, schema, takeFrom, onInvalidKey }: SourceFolder<Key, Item>,
): Map<Key, Item> {
  const items = new Map<Key, Item>()
  for (const file of readdirSync(folder)) {
    const key = file.replace(/\.json$/, '')
    const take = (file: unknown) => (takeFrom ? takeFrom(file, part => onInvalidKey(`${key}-${part}`)) : file)
    const item = isKey(key) ? readFile(new URL(file, folder), { parse: file => schema.parse(take(file)) }) : undefined
    if (item && isKey(key)) items.set(key, item)
    else onInvalidKey(key)
  }
  return items
}

function readFile<Item>(file: URL, schema: { parse(content: unknown): Item }): Item | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** What was read last of the files that are read again and again, with what tells one state of a file from another. */
const known = new Map<string, { readonly state: string; readonly item: unknown }>()

function readAnew<Item>(file: URL, schema: { parse(content: unknown): Item }): Item | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return undefined
  const state = [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join()
  const before = known.get(file.href)
  // Each file has one schema.
  if (before?.state === state) return before.item as Item
  const item = readFile(file, schema)
  if (item) known.set(file.href, { state, item })
  return item
}
