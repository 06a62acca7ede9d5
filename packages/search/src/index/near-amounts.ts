import { fold } from '@shop/domain/search'
import { combine, type MeantWord } from './combine.ts'
import type { Match, MatchSources } from './match.ts'
import { eachPosting } from './postings.ts'
import type { QueryWord } from './query-words.ts'
import type { Segment } from './segment.ts'

/** Amounts further away than this factor are no neighbours. */
const FURTHEST = 2.5
/** Different amounts that are tried on each side. */
const MAX_TRIED = 40
/** How much an amount that is one and a half times as much lowers a product. */
const SHARE_OF_DISTANCE = 0.3
const AMOUNT = /^(\d+(?:\.\d+)?)([a-z]+)$/

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
    const [, number, unit] = AMOUNT.exec(term) ?? []
    if (number === undefined || unit === undefined) return
    amounts.set(unit, [...(amounts.get(unit) ?? []), { value: Number(number), place }])
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
  const place = words.findLastIndex(({ amount }) => amount !== undefined)
  const word = words[place]
  const [, number, unit] = AMOUNT.exec(word?.amount ?? '') ?? []
  if (word === undefined || number === undefined || unit === undefined) return undefined
  const others = meant.filter((_word, other) => other !== place)
  if (others.every(({ isOptional }) => isOptional)) return undefined
  const { segments, documentCount, scratch, isOffered } = sources
  const count = combine(others, segments, documentCount, false, scratch, isOffered)
  if (count === 0) return undefined
  const { found, scores, wordCounts } = scratch
  for (let at = 0; at < count; at++) wordCounts[found[at] as number] = 1
  const value = Number(number)
  const near = nearestWithDocuments(value, unit, segments, document => wordCounts[document] === 1 && isOffered(document))
  for (let at = 0; at < count; at++) wordCounts[found[at] as number] = 0
  if (near.size === 0) return undefined
  let kept = 0
  for (const [amount, documents] of near) {
    const distance = Math.abs(Math.log(amount / value)) / Math.log(1.5)
    for (const document of documents) {
      if (wordCounts[document] !== 0) continue
      wordCounts[document] = 1
      found[kept++] = document
      scores[document] = (scores[document] as number) * (1 - SHARE_OF_DISTANCE * Math.min(1, distance))
    }
  }
  for (let at = 0; at < kept; at++) wordCounts[found[at] as number] = 0
  const perUnit = value / Number(word.term)
  const nearSizes = {
    asked: Number(word.term),
    offered: [...near.keys()].sort((a, b) => a - b).map(amount => Number((amount / perUnit).toPrecision(6))),
    unit:
      fold(text)
        .slice(word.start, word.end)
        .replace(/^[\d.,'’\s-]+/, '') || unit,
  }
  return { count: kept, level: 3, words, meant, nearSizes }
}

/** The nearest amounts below and above that a wanted document has, with these documents. */
function nearestWithDocuments(
  value: number,
  unit: string,
  segments: readonly Segment[],
  isWanted: (document: number) => boolean,
): Map<number, number[]> {
  const near = new Map<number, number[]>()
  for (const isBelow of [true, false]) {
    const amounts = segments
      .flatMap(segment => (amountsOf(segment).get(unit) ?? []).map(amount => ({ ...amount, segment })))
      .filter(amount => (isBelow ? amount.value < value : amount.value > value))
      .filter(amount => Math.max(amount.value / value, value / amount.value) <= FURTHEST)
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
