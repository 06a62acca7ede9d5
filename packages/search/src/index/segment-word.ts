import { isFunctionWord } from '../text/function-words.ts'
import { placeOf } from './dictionary.ts'
import { eachInflection } from './each-inflection.ts'
import type { Segment } from './segment.ts'

const MAX_LETTERS = 60
const MIN_PART = 3
const MIN_INFLECTED = 4
/** A looser likeness would make anything a word. */
const LEAST_OF_FORM = 0.84
const MAX_PARTS = 6
const MAX_COMPOUNDS = 400
/** What a part costs: fewer and longer parts are meant. */
const COST = 1
const COST_OF_SHORT = 0.9
const COST_OF_JOINING = 0.4
const COST_OF_FORM = 0.5
const JOINED_AMOUNT = /^(\p{L}{3,})(\d[\d.,]*\p{L}*)$/u

/**
 * The parts of what was typed as one word: words in the index, forms of them, and words that join them, as in
 * `koszdofrytownicy`. Undefined where it is nothing but a word that is not known.
 */
export function segmentWord(word: string, segments: readonly Segment[], language: string): string[] | undefined {
  if (word.length > MAX_LETTERS) return undefined
  const [, letters, amount] = JOINED_AMOUNT.exec(word) ?? []
  if (letters !== undefined && amount !== undefined) return isWord(letters, segments) ? [letters, amount] : undefined
  return /\d/.test(word) ? undefined : cheapestParts(word, segments, language)
}

interface Way {
  readonly cost: number
  readonly parts: readonly string[]
}

function cheapestParts(word: string, segments: readonly Segment[], language: string): string[] | undefined {
  return cheapestWay(word, segments, language, false) ?? cheapestWay(word, segments, language, true)
}

/** With `ofCompounds` parts may also be what compounds end with. */
function cheapestWay(word: string, segments: readonly Segment[], language: string, ofCompounds: boolean): string[] | undefined {
  const ways: (Way | undefined)[] = [{ cost: 0, parts: [] }]
  for (let end = 2; end <= word.length; end++) {
    let best: Way | undefined
    for (let start = 0; start <= end - 2; start++) {
      const before = ways[start]
      if (!before || before.parts.length === MAX_PARTS || end - start === word.length) continue
      const part = word.slice(start, end)
      const cost = before.cost + costOf(part, segments, language, { isLast: end === word.length, ofCompounds })
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { cost, parts: [...before.parts, part] }
    }
    ways[end] = best
  }
  const parts = ways[word.length]?.parts
  if (!parts) return undefined
  const isJoined = parts.some(part => isFunctionWord(part, language))
  const isShortEnd = (part: string) => part.length === MIN_INFLECTED && !isFunctionWord(part, language) && !isWord(part, segments)
  // Many words end with the same four letters by chance.
  if (ofCompounds && !isJoined && parts.some(isShortEnd)) return undefined
  return parts.filter(part => !isFunctionWord(part, language)).length > 1 ? [...parts] : undefined
}

function costOf(
  part: string,
  segments: readonly Segment[],
  language: string,
  { isLast, ofCompounds }: { readonly isLast: boolean; readonly ofCompounds: boolean },
): number {
  if (isFunctionWord(part, language)) return COST_OF_JOINING
  if (part.length < MIN_PART) return Number.POSITIVE_INFINITY
  const cost = part.length === MIN_PART ? COST + COST_OF_SHORT : COST
  if (isWord(part, segments)) return cost
  const mayBeForm = part.length >= MIN_INFLECTED && (isLast || part.length > MIN_INFLECTED)
  if (mayBeForm && hasForm(part, segments, language)) return cost + COST_OF_FORM
  return ofCompounds && part.length >= MIN_INFLECTED && endsWord(part, segments) ? cost + COST_OF_FORM : Number.POSITIVE_INFINITY
}

function endsWord(part: string, segments: readonly Segment[]): boolean {
  let isFound = false
  for (const { scan } of segments)
    scan.eachWith(part, MAX_COMPOUNDS, (_term, at, length) => {
      isFound ||= at >= MIN_PART && at + part.length === length
    })
  return isFound
}

function isWord(part: string, segments: readonly Segment[]): boolean {
  return segments.some(({ primary: { terms } }) => placeOf(terms, part) >= 0)
}

function hasForm(part: string, segments: readonly Segment[], language: string): boolean {
  let isFound = false
  for (const { primary } of segments)
    eachInflection(primary.terms, part, language, (_place, quality) => {
      isFound ||= quality >= LEAST_OF_FORM
    })
  return isFound
}
