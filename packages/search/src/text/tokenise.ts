import { fold } from '@shop/domain/search'
import { amountWordOf } from './units.ts'

/** A word or number of a folded text. */
export interface Token {
  readonly term: string
  readonly isNumber: boolean
  /** For a number with a unit the word for the amount, such as `10l`; the unit has no token of its own. */
  readonly amount?: string
  /** Where it stands in the folded text; an amount ends behind its unit. */
  readonly start: number
  readonly end: number
}

const THOUSANDS = String.raw`[1-9]\d{0,2}(?:[.,'’ ]\d{3})+(?![.,'’ ]?\d)`
const PART = new RegExp(`${THOUSANDS}|\\d+(?:[.,]\\d+)?|\\p{L}[\\p{L}\\p{N}]*`, 'gu')
/** What stands between a number and its unit, and between the numbers of a size such as 60 x 40 cm or 10-15 l. A wide dash between spaces parts what a name says. */
const BEFORE_UNIT = /^[ \u2010-\u2015-]?$/
const BETWEEN_NUMBERS = /^(?: ?[x×*/] ?|[\u2010-\u2015-]| [\u2010\u2011-] )$/

interface Part {
  text: string
  start: number
  end: number
}

/** Words in a text as index and query compare them. Single letters are left out. */
export function tokenise(text: string): Token[] {
  return tokeniseFolded(fold(text))
}

/** The same of a text that is folded already. */
export function tokeniseFolded(folded: string): Token[] {
  const parts = partsOf(folded)
  const tokens: Token[] = []
  for (let place = 0; place < parts.length; place++) {
    const { text, start, end } = parts[place] as Part
    if (!isDigit(text)) {
      if (text.length > 1) tokens.push({ term: text, isNumber: false, start, end })
      continue
    }
    const unit = unitAfter(folded, parts, place)
    const amount = unit && amountWordOf(text, unit.word)
    const isNext = unit?.place === place + 1
    tokens.push({ term: text, isNumber: true, start, end: isNext ? unit.end : end, ...(amount === undefined ? {} : { amount }) })
    if (isNext) place += 1
  }
  return tokens
}

function isDigit(text: string): boolean {
  const code = text.charCodeAt(0)
  return code >= 48 && code <= 57
}

function partsOf(folded: string): Part[] {
  const parts: Part[] = []
  PART.lastIndex = 0
  for (let match = PART.exec(folded); match; match = PART.exec(folded)) {
    const [text] = match
    const start = match.index
    if (!isDigit(text)) pushWord(parts, folded, text, start)
    else if (text.includes(' ') && !hasUnitAt(folded, PART.lastIndex)) {
      // A space parts thousands only before a unit; otherwise these are several numbers.
      const [first = text] = text.split(' ')
      PART.lastIndex = start + first.length
      parts.push({ text: plainNumber(first), start, end: PART.lastIndex })
    } else parts.push({ text: plainNumber(text), start, end: PART.lastIndex })
  }
  return parts
}

/** In 60x40 the x belongs to neither number. */
function pushWord(parts: Part[], folded: string, text: string, start: number): void {
  const before = parts.at(-1)
  if (/^x\d/.test(text) && before?.end === start && isDigit(before.text)) PART.lastIndex = start + 1
  else if (text === 'x' && before && isDigit(before.text) && /^ ?\d/.test(folded.slice(start + 1, start + 3))) return
  else parts.push({ text, start, end: start + text.length })
}

function hasUnitAt(folded: string, place: number): boolean {
  const word = /^[ -]?(\p{L}+)/u.exec(folded.slice(place, place + 20))?.[1]
  return word !== undefined && amountWordOf('1', word) !== undefined
}

/** Without separators of thousands, and with a point before decimals. */
function plainNumber(text: string): string {
  if (/^[1-9]\d{0,2}(?:[.,'’ ]\d{3})+$/.test(text)) return text.replace(/\D/g, '')
  return text.replace(',', '.').replace(/^0+(?=\d)/, '')
}

/** The unit of a number: the next word, or the one after further numbers of the same size. */
function unitAfter(
  folded: string,
  parts: readonly Part[],
  from: number,
): { word: string; place: number; end: number } | undefined {
  for (let place = from; place + 1 < parts.length && place < from + 3; place++) {
    const part = parts[place] as Part
    const next = parts[place + 1] as Part
    const between = folded.slice(part.end, next.start)
    if (!isDigit(next.text))
      return BEFORE_UNIT.test(between) && amountWordOf('1', next.text)
        ? { word: next.text, place: place + 1, end: next.end }
        : undefined
    if (!BETWEEN_NUMBERS.test(between)) return undefined
  }
  return undefined
}

/** A folded text, and for each of its UTF-16 units where in the original it stems from. */
interface PlacedText {
  readonly folded: string
  /** One entry more than the folded text has units: the last is the length of the original. */
  readonly places: readonly number[]
}

/** Folds a text so that what is found in it can be marked in the original. */
export function foldWithPlaces(text: string): PlacedText {
  const places: number[] = []
  let folded = ''
  let place = 0
  for (const character of text) {
    const part = fold(character)
    for (let unit = 0; unit < part.length; unit++) places.push(place)
    folded += part
    place += character.length
  }
  places.push(text.length)
  return { folded, places }
}
