import { readdirSync, readFileSync } from 'node:fs'
import { contentSourcesOf } from '@shop/domain/content'
import type { Locale } from '@shop/domain/market'

/** Files by the language or locale they were written for, then by key. */
export type Sources<Key extends string, Item> = ReadonlyMap<string, ReadonlyMap<Key, Item>>

/** How the files of a folder are read: which keys there are, what a file has to be, who is told of others. */
export interface Reading<Key extends string, Item> {
  readonly folder: URL
  readonly isKey: (key: string) => key is Key
  readonly schema: { parse(content: unknown): Item }
  readonly onInvalidKey: (key: string) => void
}

/** Reads `<source>/<key>.json` of a folder. A file that is none, or that cannot be read, is told and left out. */
export function readSources<Key extends string, Item>(reading: Reading<Key, Item>): Sources<Key, Item> {
  const sources = readdirSync(reading.folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return new Map(sources.map(({ name }) => [name, readSource(new URL(`${name}/`, reading.folder), reading)]))
}

/** What a locale finds under a key: its own, else that of its fallback locale, else that of its language (CMS-07). */
export function findInSources<Key extends string, Item>(sources: Sources<Key, Item>, key: Key, locale: Locale) {
  for (const source of contentSourcesOf(locale)) {
    const item = sources.get(source)?.get(key)
    if (item) return { item, source }
  }
  return undefined
}

/** What a locale finds under a key, as `findInSources`, read from its file now. */
export function readItem<Key extends string, Item>(
  { folder, key, schema }: Pick<Reading<Key, Item>, 'folder' | 'schema'> & { readonly key: Key },
  locale: Locale,
): Item | undefined {
  for (const source of contentSourcesOf(locale)) {
    const item = readFile(new URL(`${source}/${key}.json`, folder), schema)
    if (item) return item
  }
  return undefined
}

function readSource<Key extends string, Item>(folder: URL, { isKey, schema, onInvalidKey }: Reading<Key, Item>): Map<Key, Item> {
  const items = new Map<Key, Item>()
  for (const file of readdirSync(folder)) {
    const key = file.replace(/\.json$/, '')
    const item = isKey(key) ? readFile(new URL(file, folder), schema) : undefined
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
