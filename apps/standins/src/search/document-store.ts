import type { Sandbox } from '../sandbox/sandbox.ts'
import { type Document, numberOf, valuesOf } from './document.ts'

/** What an index is told about its documents. */
export type IndexSettings = Readonly<Record<string, unknown>>

/** The indexes of the application. */
export interface DocumentStore {
  list(): readonly { readonly name: string; readonly entries: number }[]
  /** The documents in the order of an index or of one of its replicas; undefined where there is none. */
  documentsOf(index: string): readonly Document[] | undefined
  settingsOf(index: string): IndexSettings | undefined
  /** Makes the index where there is none. */
  put(index: string, document: Document): void
  patch(index: string, document: Document): void
  remove(index: string, objectID: string): void
  setSettings(index: string, settings: IndexSettings): void
}

interface Index {
  readonly documents: Map<string, Document>
  settings: IndexSettings
}

const byNumber = (attribute: string, sign: 1 | -1) => (one: Document, other: Document) =>
  sign * ((numberOf(one, attribute) ?? 0) - (numberOf(other, attribute) ?? 0))
const byName = (sign: 1 | -1) => (one: Document, other: Document) =>
  sign * (valuesOf(one, 'name')[0] ?? '').localeCompare(valuesOf(other, 'name')[0] ?? '')

/** Every index has these replicas, each in an order of its own. */
const REPLICAS: Readonly<Record<string, (one: Document, other: Document) => number>> = {
  _price_asc: byNumber('price', 1),
  _price_desc: byNumber('price', -1),
  _name_asc: byName(1),
  _name_desc: byName(-1),
  _newest: byNumber('createdAt', -1),
}

/** A store without indexes, empty again after a reset. */
export function createDocumentStore(sandbox: Sandbox): DocumentStore {
  const indexes = new Map<string, Index>()
  sandbox.onReset(() => indexes.clear())

  function indexOf(name: string): Index {
    const index = indexes.get(name) ?? { documents: new Map(), settings: {} }
    indexes.set(name, index)
    return index
  }

  return {
    list: () => [...indexes].map(([name, { documents }]) => ({ name, entries: documents.size })),
    documentsOf(name) {
      const index = indexes.get(name)
      if (index) return [...index.documents.values()]
      const [suffix, order] = Object.entries(REPLICAS).find(([end]) => name.endsWith(end)) ?? []
      const primary = suffix === undefined ? undefined : indexes.get(name.slice(0, -suffix.length))
      return primary && [...primary.documents.values()].sort(order)
    },
    settingsOf: name => indexes.get(name)?.settings,
    put: (name, document) => void indexOf(name).documents.set(document.objectID, document),
    patch(name, document) {
      const { documents } = indexOf(name)
      documents.set(document.objectID, { ...documents.get(document.objectID), ...document })
    },
    remove: (name, objectID) => void indexOf(name).documents.delete(objectID),
    setSettings(name, settings) {
      const index = indexOf(name)
      index.settings = { ...index.settings, ...settings }
    },
  }
}
