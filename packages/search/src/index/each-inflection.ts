import { consonantsOf, hasFleetingVowels, isEnding, otherFormsOf } from '../text/endings.ts'
import { eachWithPrefix, placeOf } from './dictionary.ts'

const MAX_VISITED = 2000
const FORM_QUALITY = 0.87

/**
 * Calls back for terms in a sorted list that may be other forms of a word: a common stem and few letters that differ at
 * the ends, or the same consonants where vowels come and go.
 */
export function eachInflection(
  terms: readonly string[],
  word: string,
  language: string,
  visit: (place: number, quality: number, isStrong: boolean) => void,
): void {
  const { length } = word
  const stem = word.slice(0, length - lettersOfEnding(length))
  eachWithPrefix(terms, stem, MAX_VISITED, (place, term) => {
    if (term.length > length + 3 || term === word) return
    let common = stem.length
    while (common < length && common < term.length && word[common] === term[common]) common++
    const added = term.length - common
    const removed = length - common
    if (added > 3 || removed > 4 || added + removed > (length < 7 ? 3 : 5)) return
    // So much is left out of a word only where the language has such an ending.
    if (removed > 2 && !isEnding(word.slice(common), language)) return
    visit(place, 0.95 - 0.04 * added - 0.08 * removed, added <= 2 && removed <= 2)
  })
  for (const form of otherFormsOf(word, language)) {
    const place = placeOf(terms, form)
    if (place >= 0) visit(place, FORM_QUALITY, true)
  }
  if (length >= 5 && length <= 9 && hasFleetingVowels(language)) eachFleeting(terms, word, visit)
}

/** How many letters at the end of a word may be an ending. */
function lettersOfEnding(length: number): number {
  if (length >= 10) return 4
  if (length >= 8) return 3
  return length >= 6 ? 2 : 1
}

/** Zamek, zamku: an e or o before the last letter in one form and none in the other. */
function eachFleeting(
  terms: readonly string[],
  word: string,
  visit: (place: number, quality: number, isStrong: boolean) => void,
): void {
  const consonants = consonantsOf(word)
  const hasVowel = FLEETING_VOWEL.test(word)
  eachWithPrefix(terms, word.slice(0, Math.max(3, word.length - 3)), MAX_VISITED, (place, term) => {
    if (Math.abs(term.length - word.length) > 1 || FLEETING_VOWEL.test(term) === hasVowel) return
    if (consonantsOf(term) === consonants) visit(place, 0.8, true)
  })
}

const FLEETING_VOWEL = /[eoеоъ].$/
