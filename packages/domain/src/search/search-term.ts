/** Shortest text that brings suggestions, and the longest that is searched for (SEARCH-02). */
export const MIN_SUGGESTION_LENGTH = 3
export const MAX_SEARCH_LENGTH = 100

/** Products that suggestions show (SEARCH-14); as many and more bring the button that leads to all (SEARCH-11). */
export const SUGGESTED_HITS = 5

/** How long a search field waits for the next letter (SEARCH-10), in ms. */
export const SEARCH_DEBOUNCE_MS = 300

/** How long a result may be cached (SEARCH-18), in ms; a change of the catalogue ends it at once. */
export const RESULT_CACHE_MS = 120_000

/** The text of a search as it is sent: spaces are collapsed, and too long a text is cut (SEARCH-08). */
export function searchTermOf(typed: string | null | undefined): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH).trim()
}

const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ŋ: 'n',
  ħ: 'h',
}
const SPECIAL = /[ßæœøłđðþıςŋħ]/g
const OTHER_THAN_ASCII = /[^\0-\x7f]/

/** Lower case without accents: the form in which index and query meet, whatever way either was typed. */
export function fold(text: string): string {
  if (!OTHER_THAN_ASCII.test(text)) return text.toLowerCase()
  const folded = foldOnce(text)
  // Compatibility forms may leave behind letters that change once more.
  return OTHER_THAN_ASCII.test(folded) ? foldOnce(folded) : folded
}

function foldOnce(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(SPECIAL, letter => SPECIAL_LETTERS[letter] as string)
}
