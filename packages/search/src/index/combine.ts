import { type Alternatives, isKnown } from './query-words.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'
import { MORE, readVarint, varintLength } from './varint.ts'

/** How much a word that only joins others says, next to one that says something. */
const SHARE_OF_OPTIONAL = 0.25

/** A word of a query with what it may mean. */
export interface MeantWord extends Alternatives {
  readonly isOptional: boolean
  /** Only documents in which the word weighs at least so much have it. */
  readonly leastWeight?: number
}

/**
 * Finds documents that have all words, or with `allowsSome` as many as any that can be had has, and scores them. Optional words
 * only add to the score. Returns how many were found; which ones and their scores stand in the scratch memory.
 */
export function combine(
  words: readonly MeantWord[],
  segments: readonly Segment[],
  documentCount: number,
  allowsSome: boolean,
  scratch: Scratch,
  isOffered: (document: number) => boolean,
): number {
  const required = words.filter(({ isOptional }) => !isOptional)
  const isAlone = words.length === 1 && !allowsSome
  if (!allowsSome && !required.every(meansSomething)) return 0
  let count = 0
  for (let place = 0; place < required.length; place++) {
    const matches = collect(required[place] as MeantWord, segments, scratch)
    const rarity = rarityOf(matches, documentCount) / surestOf(required[place] as MeantWord)
    if (allowsSome) count = addSome(count, matches, rarity, scratch)
    else if (place === 0) count = begin(matches, rarity, isAlone, scratch)
    else count = narrow(count, place, matches, rarity, scratch)
    if (count === 0 && !allowsSome) break
  }
  if (allowsSome) count = keepBest(count, scratch, isOffered)
  for (const word of words) if (word.isOptional && count > 0) addOptional(word, segments, documentCount, scratch)
  if (!isAlone) for (let place = 0; place < count; place++) scratch.wordCounts[scratch.found[place] as number] = 0
  return count
}

function meansSomething(word: Alternatives): boolean {
  return isKnown(word) || word.segments.some(({ corrections }) => corrections.size > 0)
}

/** How sure the best correction of a mistyped word is: a slip makes what was meant no less important than the other words. */
function surestOf(word: Alternatives): number {
  if (isKnown(word)) return 1
  const surest = word.segments.flatMap(({ corrections }) => [...corrections.values()]).reduce((a, b) => Math.max(a, b), 0)
  return surest === 0 ? 1 : surest
}

/** Rare words say more. */
function rarityOf(matches: number, documentCount: number): number {
  return 0.5 + Math.log10(1 + documentCount / (matches + 1))
}

/** Lists documents of a word with the best score of its alternatives. */
function collect(word: MeantWord, segments: readonly Segment[], scratch: Scratch): number {
  const { wordScores, foundForWord } = scratch
  const { leastWeight = 0 } = word
  let matches = 0
  for (let place = 0; place < segments.length; place++) {
    const segment = segments[place] as Segment
    const { primary, corrections, secondary } = word.segments[place] as Alternatives['segments'][number]
    matches = collectFrom(segment, segment.primary, primary, leastWeight, matches, scratch)
    matches = collectFrom(segment, segment.primary, corrections, leastWeight, matches, scratch)
    matches = collectFrom(segment, segment.secondary, secondary, leastWeight, matches, scratch)
  }
  for (const [document, quality] of word.codes) {
    const known = wordScores[document] as number
    if (known === 0) foundForWord[matches++] = document
    if (quality > known) wordScores[document] = quality
  }
  return matches
}

/** The innermost loop of every search: it reads the bytes of postings itself and calls nothing for a document. */
function collectFrom(
  { valid, documentCount }: Segment,
  { postings: { offsets, bytes } }: Segment['primary'],
  qualities: ReadonlyMap<number, number>,
  leastWeight: number,
  before: number,
  { wordScores, foundForWord }: Scratch,
): number {
  let matches = before
  const allValid = valid.size === documentCount
  for (const [term, quality] of qualities) {
    const end = offsets[term + 1] as number
    let at = offsets[term] as number
    while (at < end) {
      const weight = bytes[at++] as number
      const score = weight < leastWeight ? 0 : (quality / 255) * weight
      let left = readVarint(bytes, at)
      at += varintLength(left)
      for (let next = 0; left > 0; left--) {
        let gap = bytes[at] as number
        if (gap < MORE) at++
        else {
          gap = readVarint(bytes, at)
          at += varintLength(gap)
        }
        const document = next + gap
        next = document + 1
        if (score === 0 || (!allValid && !valid.has(document))) continue
        const known = wordScores[document] as number
        if (known === 0) {
          foundForWord[matches++] = document
          wordScores[document] = score
        } else if (score > known) wordScores[document] = score
      }
    }
  }
  return matches
}

/** Documents of the first word. Where it is the only one, the number of matched words in a document does not matter. */
function begin(
  matches: number,
  rarity: number,
  isAlone: boolean,
  { scores, wordScores, wordCounts, found, foundForWord }: Scratch,
): number {
  for (let place = 0; place < matches; place++) {
    const document = foundForWord[place] as number
    scores[document] = (wordScores[document] as number) * rarity
    if (!isAlone) wordCounts[document] = 1
    found[place] = document
    wordScores[document] = 0
  }
  return matches
}

function narrow(
  count: number,
  wordsBefore: number,
  matches: number,
  rarity: number,
  { scores, wordScores, wordCounts, found, foundForWord }: Scratch,
): number {
  for (let place = 0; place < matches; place++) {
    const document = foundForWord[place] as number
    if (wordCounts[document] === wordsBefore) {
      scores[document] = (scores[document] as number) + (wordScores[document] as number) * rarity
      wordCounts[document] = wordsBefore + 1
    }
    wordScores[document] = 0
  }
  let kept = 0
  for (let place = 0; place < count; place++) {
    const document = found[place] as number
    if (wordCounts[document] === wordsBefore + 1) found[kept++] = document
    else wordCounts[document] = 0
  }
  return kept
}

function addSome(
  before: number,
  matches: number,
  rarity: number,
  { scores, wordScores, wordCounts, found, foundForWord }: Scratch,
): number {
  let count = before
  for (let place = 0; place < matches; place++) {
    const document = foundForWord[place] as number
    const words = wordCounts[document] as number
    if (words === 0) found[count++] = document
    scores[document] = (words === 0 ? 0 : (scores[document] as number)) + (wordScores[document] as number) * rarity
    wordCounts[document] = words + 1
    wordScores[document] = 0
  }
  return count
}

/** Keeps those with the most words. What cannot be had does not count: it would hide what can. */
function keepBest(count: number, { wordCounts, found }: Scratch, isOffered: (document: number) => boolean): number {
  let most = 0
  for (let place = 0; place < count; place++) {
    const document = found[place] as number
    if (isOffered(document)) most = Math.max(most, wordCounts[document] as number)
  }
  let kept = 0
  for (let place = 0; place < count; place++) {
    const document = found[place] as number
    if (most > 0 && (wordCounts[document] as number) >= most) found[kept++] = document
    else wordCounts[document] = 0
  }
  return kept
}

function addOptional(word: MeantWord, segments: readonly Segment[], documentCount: number, scratch: Scratch): void {
  const { scores, wordScores, wordCounts, foundForWord } = scratch
  const matches = collect(word, segments, scratch)
  const rarity = rarityOf(matches, documentCount) * SHARE_OF_OPTIONAL
  for (let place = 0; place < matches; place++) {
    const document = foundForWord[place] as number
    if (wordCounts[document] !== 0) scores[document] = (scores[document] as number) + (wordScores[document] as number) * rarity
    wordScores[document] = 0
  }
}
