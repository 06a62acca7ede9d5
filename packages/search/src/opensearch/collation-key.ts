/** Letters written with several signs that have a place of their own in the alphabet. */
const DIGRAPHS: Readonly<Record<string, readonly string[]>> = {
  cs: ['ch'],
  sk: ['ch'],
  hr: ['dž', 'lj', 'nj'],
  hu: ['dzs', 'cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'],
}
const SIGNS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$–—’°×²³½™®'
const LETTERS = [...SIGNS, ...'0123456789', ...lettersBetween('a', 'z'), ...lettersBetween('ß', 'ž'), ...lettersBetween('ș', 'ț')]
const OTHER_ALPHABETS = [...lettersBetween('ΐ', 'ώ'), ...lettersBetween('а', 'ѝ')]
const NUMBER_WIDTH = 2

function lettersBetween(first: string, last: string): string[] {
  const from = first.charCodeAt(0)
  const count = last.charCodeAt(0) - from + 1
  return Array.from({ length: count }, (_, index) => String.fromCharCode(from + index)).filter(
    letter => letter.toLowerCase() === letter,
  )
}

/**
 * A function that makes a text sort as its language does when it is compared letter by letter, as a search engine compares
 * keywords. Numbers sort by their value.
 */
export function collationKeysOf(language: string): (text: string) => string {
  const digraphs = DIGRAPHS[language.slice(0, 2)] ?? []
  const signs = [...LETTERS, ...OTHER_ALPHABETS, ...digraphs]
  const primary = weightsOf(signs, new Intl.Collator(language, { sensitivity: 'base' }))
  const secondary = weightsOf(signs, new Intl.Collator(language))
  const part = new RegExp(`\\d+|${[...digraphs, '[^]'].join('|')}`, 'gu')
  return text => {
    const parts = text.normalize('NFC').toLowerCase().match(part) ?? []
    const keyBy = (weights: ReadonlyMap<string, string>) =>
      parts.map(sign => (/^\d/.test(sign) ? numberKey(sign, weights) : (weights.get(sign) ?? `zz${sign}`))).join('')
    return `${keyBy(primary)} ${keyBy(secondary)}`
  }
}

/** Longer numbers are larger. */
function numberKey(digits: string, weights: ReadonlyMap<string, string>): string {
  const number = digits.replace(/^0+(?=\d)/, '').slice(0, 99)
  return `${weights.get('0')}${String(number.length).padStart(NUMBER_WIDTH, '0')}${number}`
}

/** Signs that compare equal have equal weights. */
function weightsOf(signs: readonly string[], collator: Intl.Collator): ReadonlyMap<string, string> {
  const sorted = [...signs].sort(collator.compare)
  const weights = new Map<string, string>()
  let weight = 0
  sorted.forEach((sign, place) => {
    if (place > 0 && collator.compare(sorted[place - 1] as string, sign) !== 0) weight++
    weights.set(sign, weight.toString(36).padStart(2, '0'))
  })
  return weights
}
