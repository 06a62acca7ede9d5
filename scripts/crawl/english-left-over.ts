/** Words that every English sentence has some of, and that are no words of the shop's other languages. */
const ENGLISH: ReadonlySet<string> = new Set(
  'the and with your you for are from this that have has will our not which when they their been were would should can more than into about'.split(
    ' ',
  ),
)

/** Texts shorter than this may be names: of a brand, a model, a method of payment. */
const SHORTEST = 3

/**
 * Whether a text in another language is English: it says, word for word, what an English page of the shop says, or it
 * has two of the words no English sentence can do without.
 */
export function isEnglishLeftOver(text: string, englishTexts: ReadonlySet<string>): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < SHORTEST) return false
  if (englishTexts.has(text)) return true
  return new Set(words.filter(word => ENGLISH.has(word))).size >= 2
}
