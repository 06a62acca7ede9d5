import { readdirSync, readFileSync } from 'node:fs'
import { contentFileSchema } from '@shop/contract/content'
import { CONTENT_KEYS, type Content, contentSourcesOf, isContentKey } from '@shop/domain/content'
import type { ContentLibrary } from './content-library.ts'

const FOLDER = new URL('../texts/', import.meta.url)

export interface ContentReading {
  /** Told that a key was asked for, or a file lies there, that is no content; the name is somebody else's text (CMS-03). */
  readonly onInvalidKey: (key: string) => void
  /** Folder of the texts, one below it per language or locale. */
  readonly folder?: URL
}

/** Reads all content. A file that is none, or that cannot be read, is left out, so that the shop opens without it. */
export function readContent({ onInvalidKey, folder = FOLDER }: ContentReading): ContentLibrary {
  let bySource = readSources(folder, onInvalidKey)
  return {
    reload() {
      bySource = readSources(folder, onInvalidKey)
    },
    componentFiles: CONTENT_KEYS.map(key => `${key}.json`),
    find(key, locale) {
      if (!isContentKey(key)) {
        onInvalidKey(key)
        return undefined
      }
      for (const source of contentSourcesOf(locale)) {
        const content = bySource.get(source)?.get(key)
        if (content) return { ...content, source }
      }
      return undefined
    },
  }
}

function readSources(folder: URL, onInvalidKey: (key: string) => void): Map<string, Map<string, Content>> {
  const bySource = new Map<string, Map<string, Content>>()
  for (const source of readdirSync(folder, { withFileTypes: true })) {
    if (source.isDirectory()) bySource.set(source.name, readSource(new URL(`${source.name}/`, folder), onInvalidKey))
  }
  return bySource
}

function readSource(folder: URL, onInvalidKey: (key: string) => void): Map<string, Content> {
  const contents = new Map<string, Content>()
  for (const file of readdirSync(folder)) {
    const key = file.replace(/\.json$/, '')
    const content = isContentKey(key) ? readFile(new URL(file, folder)) : undefined
    if (content && isContentKey(key)) contents.set(key, { key, ...content })
    else onInvalidKey(key)
  }
  return contents
}

function readFile(file: URL): Omit<Content, 'key'> | undefined {
  try {
    return contentFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
