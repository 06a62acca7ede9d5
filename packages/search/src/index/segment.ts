import type { ProductText } from '../port/documents.ts'
import { BitSet } from './bit-set.ts'
import { buildDictionary, type Dictionary, mergeDictionaries } from './dictionary.ts'
import { wordsOf } from './document-words.ts'
import { WordScan } from './word-scan.ts'

/** Terms from descriptions in a larger share of many documents tell nothing. */
const MAX_SHARE = 0.1
const FEW_DOCUMENTS = 500

/** A part of an index that was built at once. Only the set of its valid documents changes. */
export interface Segment {
  readonly primary: Dictionary
  /** Terms from descriptions. */
  readonly secondary: Dictionary
  readonly scan: WordScan
  /** Documents it has terms from. */
  readonly documentCount: number
  /** Those that no newer segment has, and that are not removed. */
  readonly valid: BitSet
}

/** Builds a segment of products by their numbers. */
export function buildSegment(documents: ReadonlyMap<number, ProductText>): Segment {
  const words = [...documents].map(([document, text]) => ({ document, ...wordsOf(text) }))
  const primary = buildDictionary(words.map(({ document, primary }) => ({ document, words: primary })))
  const secondary = buildDictionary(words.map(({ document, secondary }) => ({ document, words: secondary })))
  const valid = new BitSet()
  for (const document of documents.keys()) valid.add(document)
  return makeSegment(primary, secondary, valid)
}

/** Puts the parts of a segment together. */
export function makeSegment(primary: Dictionary, secondary: Dictionary, valid: BitSet): Segment {
  return { primary, secondary, scan: new WordScan(primary.terms), documentCount: valid.size, valid }
}

/** Merges segments in steps. Documents that become invalid before it ends are not valid in the result either. */
export function* mergeSegments(segments: readonly Segment[]): Generator<void, Segment> {
  const isValidIn = ({ valid }: Segment) => {
    return (document: number) => valid.has(document)
  }
  const count = segments.reduce((sum, { valid }) => sum + valid.size, 0)
  const primary = yield* mergeDictionaries(
    segments.map(segment => ({ dictionary: segment.primary, isValid: isValidIn(segment) })),
    Number.POSITIVE_INFINITY,
  )
  const secondary = yield* mergeDictionaries(
    segments.map(segment => ({ dictionary: segment.secondary, isValid: isValidIn(segment) })),
    count < FEW_DOCUMENTS ? Number.POSITIVE_INFINITY : count * MAX_SHARE,
  )
  const scan = new WordScan(primary.terms)
  const valid = new BitSet()
  for (const segment of segments) for (const document of segment.valid) valid.add(document)
  return { primary, secondary, scan, documentCount: count, valid }
}
