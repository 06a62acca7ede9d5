import { combine, type MeantWord } from './combine.ts'
import type { Match, MatchSources } from './match.ts'
import { eachPosting } from './postings.ts'
import type { QueryWord } from './query-words.ts'
import type { Segment } from './segment.ts'
import { amountOf, closenessOf, isNeighbour, nearSizesOf, type WantedAmount, wantedAmountOf } from './wanted-amount.ts'

/** Different amounts that are tried on each side. */
const MAX_TRIED = 40

interface PlacedAmount {
  readonly value: number
  readonly place: number
}

/** Amounts of each unit in a dictionary, ascending; a dictionary does not change. */
const AMOUNTS = new WeakMap<readonly string[], Map<string, PlacedAmount[]>>()

function amountsOf({ primary: { terms } }: Segment): Map<string, PlacedAmount[]> {
  const known = AMOUNTS.get(terms)
  if (known) return known
  const amounts = new Map<string, PlacedAmount[]>()
  terms.forEach((term, place) => {
    const amount = amountOf(term)
    if (amount) amounts.set(amount.unit, [...(amounts.get(amount.unit) ?? []), { value: amount.value, place }])
  })
  for (const all of amounts.values()) all.sort((a, b) => a.value - b.value)
  AMOUNTS.set(terms, amounts)
  return amounts
}

/**
 * Finds what has all words but the size, in the nearest sizes there are below and above. Undefined where no size was typed next
 * to a word, or nothing is near.
 */
export function matchNearAmounts(
  text: string,
  words: readonly QueryWord[],
  meant: readonly MeantWord[],
  sources: MatchSources,
): Match | undefined {
  const wanted = wantedAmountOf(words)
  if (wanted === undefined) return undefined
  const others = meant.filter((_word, other) => other !== wanted.place)
  const { segments, documentCount, scratch, isOffered } = sources
  const count = combine(others, segments, documentCount, false, scratch, isOffered)
  if (count === 0) return undefined
  const { found, scores, wordCounts } = scratch
  for (let at = 0; at < count; at++) wordCounts[found[at] as number] = 1
  const near = nearestWithDocuments(wanted, segments, document => wordCounts[document] === 1 && isOffered(document))
  for (let at = 0; at < count; at++) wordCounts[found[at] as number] = 0
  if (near.size === 0) return undefined
  let kept = 0
  for (const [amount, documents] of near) {
    for (const document of documents) {
      if (wordCounts[document] !== 0) continue
      wordCounts[document] = 1
      found[kept++] = document
      scores[document] = (scores[document] as number) * closenessOf(amount, wanted)
    }
  }
  for (let at = 0; at < kept; at++) wordCounts[found[at] as number] = 0
  return { count: kept, level: 3, words, meant, nearSizes: nearSizesOf(text, wanted, near.keys()) }
}

/** The nearest amounts below and above that a wanted document has, with these documents. */
function nearestWithDocuments(
  wanted: WantedAmount,
  segments: readonly Segment[],
  isWanted: (document: number) => boolean,
): Map<number, number[]> {
  const { value, unit } = wanted
  const near = new Map<number, number[]>()
  for (const isBelow of [true, false]) {
    const amounts = segments
      .flatMap(segment => (amountsOf(segment).get(unit) ?? []).map(amount => ({ ...amount, segment })))
      .filter(amount => (isBelow ? amount.value < value : amount.value > value))
      .filter(amount => isNeighbour(amount.value, wanted))
      .sort((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value))
    let nearest: number | undefined
    for (const { value: amount, place, segment } of amounts.slice(0, MAX_TRIED)) {
      if (nearest !== undefined && amount !== nearest) break
      eachPosting(segment.primary.postings, place, document => {
        if (!segment.valid.has(document) || !isWanted(document)) return
        near.set(amount, [...(near.get(amount) ?? []), document])
        nearest = amount
      })
    }
  }
  return near
}
