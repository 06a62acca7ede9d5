/** Words that every English sentence has some of, and that the shop's other languages do not have. */
const ENGLISH: ReadonlySet<string> = new Set(
  'the and with your you from this that which when they their been were would should could than about these those'.split(' '),
)

/** A word of a sentence: names of brands, models, methods of payment and cookies do not count. */
const PLAIN_WORD = /^\p{Ll}{3,}[.,:;?!]?$/u

/**
 * Whether a text in another language is English: it says, word for word, what an English page of the shop says, or it
 * has two of the words no English sentence can do without.
 */
export function isEnglishLeftOver(text: string, englishTexts: ReadonlySet<string>): boolean {
  const words = text.split(/\s+/)
  const plain = words.filter(word => PLAIN_WORD.test(word))
  if (words.length >= 3 && plain.length >= 2 && englishTexts.has(text)) return true
  return new Set(plain.filter(word => ENGLISH.has(word.replace(/\W$/, '')))).size >= 2
}
