import { fold, type TextRange } from '@shop/domain/search'
import type { ProductText } from '../port/documents.ts'
import { correctQuery, fitsIn, nearestTerm } from './correct-query.ts'
import { highlightName } from './highlight-name.ts'
import type { Match, MatchSources } from './match.ts'
import { matchText } from './match-text.ts'
import { matchAny } from './merge-matches.ts'
import { NameOrder } from './name-order.ts'
import { NameStore } from './name-store.ts'
import { queryWordsOf } from './query-words.ts'
import { buildSegment, mergeSegments, type Segment } from './segment.ts'

/** Documents up to which the newest segment takes in further changes at once. */
const MAX_IN_NEWEST = 2000
/** An older segment is merged along when those after it have at least this share of its documents. */
const MERGED_SHARE = 1 / 3
/** Dashes and spaces between the words in a name, which no one types. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu
const MAX_MORE_IN_NAME = 16

/** Texts of a language or locale, searchable. Changes go into small segments, which are merged in the background. */
export class TextIndex {
  readonly language: string
  readonly names: NameStore
  readonly order: NameOrder
  #segments: readonly Segment[]
  /** How many of the oldest segments are being merged now: they must stay as they are. */
  #merging = 0
  /** Rises with every change, for keeping only what changed. */
  revision = 0

  constructor(language: string, kept?: { names: NameStore; order: Uint32Array; segments: readonly Segment[] }) {
    this.language = language
    this.names = kept?.names ?? new NameStore()
    this.order = new NameOrder(language, document => this.names.get(document), kept?.order)
    this.#segments = kept?.segments ?? []
  }

  get segments(): readonly Segment[] {
    return this.#segments
  }

  get documentCount(): number {
    return this.#segments.reduce((sum, { valid }) => sum + valid.size, 0)
  }

  /** Puts texts in, in place of those their documents had. */
  put(texts: ReadonlyMap<number, ProductText>): void {
    if (texts.size === 0) return
    const replaced = this.#invalidate(texts.keys())
    const renamed = [...texts].filter(([document, { name }]) => !replaced.has(document) || this.names.get(document) !== name)
    // The order compares names, so it lets go of documents before their names change.
    this.order.remove(renamed.map(([document]) => document).filter(document => replaced.has(document)))
    for (const [document, { name }] of renamed) this.names.set(document, name)
    this.order.add(renamed.map(([document]) => document))
    const fresh = buildSegment(texts)
    const newest = this.#segments.at(-1)
    const isOpen =
      this.#segments.length > this.#merging && newest !== undefined && newest.documentCount + texts.size <= MAX_IN_NEWEST
    this.#segments = isOpen
      ? [...this.#segments.slice(0, -1), runAll(mergeSegments([newest, fresh]))]
      : [...this.#segments, fresh]
    this.revision++
  }

  remove(documents: Iterable<number>): void {
    const removed = this.#invalidate(documents)
    if (removed.size === 0) return
    this.order.remove(removed)
    this.revision++
  }

  #invalidate(documents: Iterable<number>): Set<number> {
    const invalid = new Set<number>()
    for (const document of documents) for (const { valid } of this.#segments) if (valid.delete(document)) invalid.add(document)
    return invalid
  }

  /** Whether merging would make the index smaller or faster. */
  get needsMerge(): boolean {
    if (this.#merging > 0) return false
    if (this.names.needsPacking(false)) return true
    const masked = this.#segments.reduce((sum, { documentCount, valid }) => sum + documentCount - valid.size, 0)
    return this.#segments.length > 2 || masked > MAX_IN_NEWEST
  }

  /** Packs names and merges segments of similar size, or with `all` the whole index, in steps; the result takes their place at the end. */
  *merge(all: boolean): Generator<void, void> {
    if (this.names.needsPacking(all)) yield* this.names.pack()
    const before = this.#segments
    const from = all ? 0 : firstToMerge(before)
    const merged = before.slice(from)
    const isTidy = merged.length === 0 || (merged.length === 1 && merged[0]?.valid.size === merged[0]?.documentCount)
    if (isTidy || this.#merging > 0) return
    this.#merging = before.length
    try {
      const result = yield* mergeSegments(merged)
      const added = this.#segments.slice(before.length)
      this.#segments = [...this.#segments.slice(0, from), ...(result.documentCount === 0 ? [] : [result]), ...added]
    } finally {
      this.#merging = 0
    }
  }

  /** Finds documents for a text, or for one of others that mean the same. Undefined for a text without words. */
  match(
    text: string,
    otherTexts: readonly string[],
    sources: Pick<MatchSources, 'codes' | 'formerCodes' | 'scratch' | 'isOffered'>,
  ): Match | undefined {
    const { language, segments, documentCount } = this
    const match = (one: string) =>
      matchText(one, queryWordsOf(one, language, true), { ...sources, language, segments, documentCount })
    const texts = [text, ...otherTexts].filter(one => queryWordsOf(one, language, true).length > 0)
    const [first] = texts
    if (first === undefined) return undefined
    return texts.length === 1 ? match(first) : matchAny(texts, match, sources.scratch)
  }

  /** Asks of a document whether a text is its whole name, whatever stands between the words. */
  namesakesOf(text: string): (document: number) => boolean {
    const typed = plainName(text)
    return document => {
      const name = this.names.get(document)
      return Math.abs(name.length - text.length) <= MAX_MORE_IN_NAME && plainName(name) === typed
    }
  }

  highlight(document: number, { words, meant }: Match): TextRange[] {
    return highlightName(this.names.get(document), words, fitsIn(meant, this.#segments))
  }

  correct(text: string, { words, meant }: Match, best: readonly number[]): string | undefined {
    const names = best.map(document => this.names.get(document))
    return correctQuery(text, words, names, fitsIn(meant, this.#segments), place => nearestTerm(meant[place], this.#segments))
  }
}

function plainName(name: string): string {
  return fold(name).replace(BETWEEN_WORDS, ' ').trim()
}

/** The oldest of the newest segments that are together large enough to be worth merging it along. */
function firstToMerge(segments: readonly Segment[]): number {
  let first = Math.max(0, segments.length - 1)
  let newer = segments[first]?.documentCount ?? 0
  while (first > 0 && newer >= (segments[first - 1]?.documentCount ?? 0) * MERGED_SHARE) {
    first--
    newer += segments[first]?.documentCount ?? 0
  }
  return first
}

function runAll<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
