import { BitSet } from '../index/bit-set.ts'
import { NameStore } from '../index/name-store.ts'
import { NamedThings } from '../index/named-things.ts'
import { makeSegment, type Segment } from '../index/segment.ts'
import { TextIndex } from '../index/text-index.ts'
import type { Column, Sections } from './sections.ts'

/** Texts of a language and the names of its categories. */
export interface TextParts {
  readonly index: TextIndex
  readonly categoryNames: NamedThings
}

/** Texts as they are kept. */
export function sectionsOfTexts({ index, categoryNames }: TextParts): Sections {
  const { bytes, starts, lengths } = index.names.toKeep()
  const columns: Record<string, Column> = { bytes, starts, lengths, order: index.order.order }
  const lists: Record<string, readonly string[]> = {}
  index.segments.forEach((segment, place) => {
    columns[`${place}.valid`] = segment.valid.bytes
    for (const part of ['primary', 'secondary'] as const) {
      const { terms, offsets, documents, weights } = segment[part]
      lists[`${place}.${part}.terms`] = terms
      Object.assign(columns, {
        [`${place}.${part}.offsets`]: offsets,
        [`${place}.${part}.documents`]: documents,
        [`${place}.${part}.weights`]: weights,
      })
    }
  })
  const names = [...categoryNames.names].map(([id, { name }]) => [id, name])
  const documentCounts = index.segments.map(({ documentCount }) => documentCount)
  return { columns, lists, values: { language: index.language, documentCounts, names } }
}

/** Texts as they were. */
export function textsOfSections({ columns, lists, values }: Sections): TextParts {
  const { language, documentCounts, names } = values as {
    language: string
    documentCounts: number[]
    names: [id: string, name: string][]
  }
  const segments = documentCounts.map((documentCount, place): Segment => {
    const dictionary = (part: string) => ({
      terms: lists[`${place}.${part}.terms`] as readonly string[],
      offsets: columns[`${place}.${part}.offsets`] as Uint32Array,
      documents: columns[`${place}.${part}.documents`] as Uint32Array,
      weights: columns[`${place}.${part}.weights`] as Uint8Array,
    })
    const valid = new BitSet(columns[`${place}.valid`] as Uint8Array)
    return { ...makeSegment(dictionary('primary'), dictionary('secondary'), valid), documentCount }
  })
  const store = new NameStore({
    bytes: columns.bytes as Uint8Array,
    starts: columns.starts as Uint32Array,
    lengths: columns.lengths as Uint16Array,
  })
  const categoryNames = new NamedThings()
  for (const [id, name] of names) categoryNames.set(id, name)
  return { index: new TextIndex(language, { names: store, order: columns.order as Uint32Array, segments }), categoryNames }
}
